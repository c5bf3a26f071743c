# kamertje.wasm, the kernel for the page, and deal.wasm, the dealer alone: without libc and without imports.

set(wasm_flags
  --target=wasm32-wasi -std=c++20 -fno-exceptions -fno-rtti -mbulk-memory -msimd128
  -fvisibility=hidden -ffunction-sections -DNDEBUG -I${CMAKE_SOURCE_DIR}/kernel/include)

# What reads and writes set-ups, turns and grids is small, which a slow line waits for; what searches and plays is fast. One
# deal takes no time on any device, so that all of the dealer is small.
set(wasm_small_sources wasm notation setup turns game grid refusal dice symmetry coins capture root structure candidates solver memory opponent)
set(wasm_small_sources ${wasm_small_sources} wasm_deal bag clues deal layout search)
set(wasm_small -Oz -Xclang -Oz)
set(wasm_fast -O2 -Xclang -O2) # -O3 is no faster here and 2 KB larger

if(KAMERTJE_IN_PLACE)
  set(wasm_folder ${CMAKE_SOURCE_DIR}/web/kernel)
  file(CREATE_LINK ../../web ${CMAKE_SOURCE_DIR}/src/kamertje/web SYMBOLIC)
else()
  set(wasm_folder ${CMAKE_BINARY_DIR}/wasm)
endif()
file(MAKE_DIRECTORY ${wasm_folder} ${CMAKE_BINARY_DIR}/wasm)

# Compiles a source once, and adds its object to the list.
function(compile_wasm source list)
  cmake_path(GET source STEM stem)
  if(stem IN_LIST wasm_small_sources)
    set(optimization ${wasm_small})
  else()
    set(optimization ${wasm_fast})
  endif()
  set(object ${CMAKE_BINARY_DIR}/wasm/${stem}.o)
  get_property(known GLOBAL PROPERTY wasm_compiled)
  if(NOT object IN_LIST known)
    set_property(GLOBAL APPEND PROPERTY wasm_compiled ${object})
    add_custom_command(
      OUTPUT ${object}
      COMMAND ${CMAKE_COMMAND} -E env ${zig_caches} ${ZIG} c++ -c ${wasm_flags} ${optimization} -MD -MF ${object}.d ${source} -o ${object}
      DEPENDS ${source}
      DEPFILE ${object}.d
      COMMENT "WASM ${stem}.cpp"
      VERBATIM)
  endif()
  set(${list} ${${list}} ${object} PARENT_SCOPE)
endfunction()

# No undefined symbol is allowed, so a module imports nothing.
function(link_wasm module)
  set(objects "")
  foreach(source IN LISTS ARGN)
    compile_wasm(${source} objects)
  endforeach()
  set(wasm ${wasm_folder}/${module}.wasm)
  add_custom_command(
    OUTPUT ${wasm}
    COMMAND ${CMAKE_COMMAND} -E env ${zig_caches} ${ZIG} wasm-ld
      --no-entry --export-memory -s --gc-sections --stack-first -z stack-size=1048576 ${objects} -o ${wasm}
    DEPENDS ${objects}
    COMMENT "WASM ${module}.wasm"
    VERBATIM)
  add_custom_target(wasm_${module} ALL DEPENDS ${wasm})
  install(FILES ${wasm} DESTINATION kamertje/web/kernel COMPONENT package)
endfunction()

set(runtime ${CMAKE_SOURCE_DIR}/kernel/door/wasm_runtime.cpp)
file(GLOB wasm_sources CONFIGURE_DEPENDS kernel/src/*/*.cpp)
set(deal_sources ${wasm_sources})
list(FILTER wasm_sources EXCLUDE REGEX /src/deal/)
list(FILTER deal_sources INCLUDE REGEX /src/deal/)
link_wasm(kamertje ${wasm_sources} ${CMAKE_SOURCE_DIR}/kernel/door/wasm.cpp ${runtime})
link_wasm(deal ${deal_sources} ${CMAKE_SOURCE_DIR}/kernel/door/wasm_deal.cpp ${runtime})

install(DIRECTORY web/ DESTINATION kamertje/web COMPONENT package
  PATTERN tests EXCLUDE
  PATTERN "*.wasm" EXCLUDE
  PATTERN "jsconfig.json" EXCLUDE)
