# The compiler for the native parts: what CMake would find, else zig's, which comes as a wheel.
# Leaves ZIG, the command that the WASM is built with in any case.

if(NOT Python_EXECUTABLE)
  find_program(Python_EXECUTABLE NAMES python3 python REQUIRED)
endif()

if(NOT ZIG)
  execute_process(
    COMMAND "${Python_EXECUTABLE}" -c "import pathlib, ziglang; print(pathlib.Path(ziglang.__file__).with_name('zig'))"
    OUTPUT_VARIABLE ZIG
    OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE no_zig)
  if(no_zig)
    message(FATAL_ERROR "The build needs the Python package ziglang beside ${Python_EXECUTABLE}")
  endif()
endif()

set(zig_caches ZIG_GLOBAL_CACHE_DIR=${CMAKE_BINARY_DIR}/zig ZIG_LOCAL_CACHE_DIR=${CMAKE_BINARY_DIR}/zig)

# CMake wants one program a tool, zig has one program for all: a script for each.
function(write_zig_tool tool subcommand)
  list(JOIN zig_caches " " caches)
  file(WRITE "${CMAKE_BINARY_DIR}/zig-tools/${tool}" "#!/bin/sh\n${caches} exec '${ZIG}' ${subcommand} \"$@\"\n")
  file(CHMOD "${CMAKE_BINARY_DIR}/zig-tools/${tool}"
    PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endfunction()

if(NOT CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX} AND NOT WIN32)
  find_program(native_compiler NAMES c++ g++ clang++)
  if(NOT native_compiler)
    write_zig_tool(c++ "c++ -mcpu=baseline") # zig's own default is the CPU at hand
    write_zig_tool(ar ar)
    write_zig_tool(ranlib ranlib)
    set(CMAKE_CXX_COMPILER "${CMAKE_BINARY_DIR}/zig-tools/c++")
    set(CMAKE_AR "${CMAKE_BINARY_DIR}/zig-tools/ar" CACHE FILEPATH "")
    set(CMAKE_RANLIB "${CMAKE_BINARY_DIR}/zig-tools/ranlib" CACHE FILEPATH "")
    message(STATUS "No C++ compiler found: zig builds the extension too")
  endif()
endif()
