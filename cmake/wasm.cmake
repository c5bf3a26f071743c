# kamertje.wasm: the kernel for the page, without libc and without imports.

file(GLOB wasm_sources CONFIGURE_DEPENDS kernel/src/*/*.cpp kernel/door/wasm*.cpp)
list(FILTER wasm_sources EXCLUDE REGEX /src/deal/)
set(wasm_flags
  --target=wasm32-wasi -std=c++20 -fno-exceptions -fno-rtti -mbulk-memory -msimd128
  -fvisibility=hidden -ffunction-sections -DNDEBUG -I${CMAKE_SOURCE_DIR}/kernel/include)

# What reads and writes set-ups, turns and grids is small, which a slow line waits for; what searches and plays is fast.
set(wasm_small_sources wasm notation setup turns game grid refusal dice symmetry)
set(wasm_small -Oz -Xclang -Oz)
set(wasm_fast -O2 -Xclang -O2) # -O3 is no faster here and 2 KB larger

set(wasm_objects "")
foreach(source IN LISTS wasm_sources)
  cmake_path(GET source STEM stem)
  if(stem IN_LIST wasm_small_sources)
    set(wasm_optimization ${wasm_small})
  else()
    set(wasm_optimization ${wasm_fast})
  endif()
  set(object ${CMAKE_BINARY_DIR}/wasm/${stem}.o)
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${CMAKE_COMMAND} -E env ${zig_caches} ${ZIG} c++ -c ${wasm_flags} ${wasm_optimization} -MD -MF ${object}.d ${source} -o ${object}
    DEPENDS ${source}
    DEPFILE ${object}.d
    COMMENT "WASM ${stem}.cpp"
    VERBATIM)
  list(APPEND wasm_objects ${object})
endforeach()

set(wasm ${CMAKE_BINARY_DIR}/wasm/kamertje.wasm)
if(KAMERTJE_IN_PLACE)
  set(wasm ${CMAKE_SOURCE_DIR}/web/kernel/kamertje.wasm)
  file(MAKE_DIRECTORY ${CMAKE_SOURCE_DIR}/web/kernel)
  file(CREATE_LINK ../../web ${CMAKE_SOURCE_DIR}/src/kamertje/web SYMBOLIC)
endif()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/wasm)

# No undefined symbol is allowed, so the module imports nothing.
add_custom_command(
  OUTPUT ${wasm}
  COMMAND ${CMAKE_COMMAND} -E env ${zig_caches} ${ZIG} wasm-ld
    --no-entry --export-memory -s --gc-sections --stack-first -z stack-size=1048576 ${wasm_objects} -o ${wasm}
  DEPENDS ${wasm_objects}
  COMMENT "WASM kamertje.wasm"
  VERBATIM)
add_custom_target(wasm ALL DEPENDS ${wasm})

install(FILES ${wasm} DESTINATION kamertje/web/kernel COMPONENT package)
install(DIRECTORY web/ DESTINATION kamertje/web COMPONENT package
  PATTERN tests EXCLUDE
  PATTERN "*.wasm" EXCLUDE
  PATTERN "jsconfig.json" EXCLUDE)
