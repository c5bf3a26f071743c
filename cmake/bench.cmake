# What the search is compared with, and what confirms its values. They share no code with the kernel.

foreach(program IN ITEMS barker_korf second)
  add_executable(${program} EXCLUDE_FROM_ALL bench/${program}.cpp)
  if(NOT KAMERTJE_SANITIZE)
    add_dependencies(kernel_checks ${program})
  endif()
endforeach()

# How well the dealer's walk mixes.
add_executable(layouts EXCLUDE_FROM_ALL bench/layouts.cpp)
target_link_libraries(layouts PRIVATE kernel)
