# What the solver is compared with; built on demand: cmake --build build/dev --target barker_korf

add_executable(barker_korf EXCLUDE_FROM_ALL bench/barker_korf.cpp)
