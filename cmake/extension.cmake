# kamertje._kernel, the native kernel seen from Python.

find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
execute_process(
  COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir
  OUTPUT_VARIABLE nanobind_ROOT
  OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)
find_package(nanobind CONFIG REQUIRED)

# NOMINSIZE: nanobind's -Os costs a fifth of the solver's speed.
file(GLOB door_sources CONFIGURE_DEPENDS kernel/door/python*.cpp)
nanobind_add_module(_kernel NOMINSIZE NB_STATIC ${door_sources})
target_link_libraries(_kernel PRIVATE kernel)
install(TARGETS _kernel LIBRARY DESTINATION kamertje COMPONENT package)

if(KAMERTJE_IN_PLACE)
  set_target_properties(_kernel PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_SOURCE_DIR}/src/kamertje)
endif()
