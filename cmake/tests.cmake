# The kernel's own tests and tools; built on demand: cmake --build build/dev --target kernel_checks.

file(GLOB test_sources CONFIGURE_DEPENDS kernel/tests/*.cpp kernel/tests/*/*.cpp)
file(GLOB tool_sources CONFIGURE_DEPENDS kernel/tools/*.cpp)

add_executable(kernel_tests EXCLUDE_FROM_ALL ${test_sources})
target_include_directories(kernel_tests SYSTEM PRIVATE kernel/tests/vendor)
target_compile_definitions(kernel_tests PRIVATE VECTORS="${CMAKE_SOURCE_DIR}/tests/vectors" DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
set_source_files_properties(kernel/tests/main.cpp PROPERTIES COMPILE_OPTIONS -O0) # doctest itself, which nobody waits for
target_link_libraries(kernel_tests PRIVATE kernel)

add_custom_target(kernel_checks DEPENDS kernel_tests)
foreach(source IN LISTS tool_sources)
  cmake_path(GET source STEM tool)
  add_executable(${tool} EXCLUDE_FROM_ALL ${source})
  target_link_libraries(${tool} PRIVATE kernel)
  add_dependencies(kernel_checks ${tool})
endforeach()
