// Prints the low 32 bits of the engine's signature, computed by the page's build of the kernel.
import { readFile } from "node:fs/promises";
import process from "node:process";

const bytes = await readFile(process.argv[2]);
const { instance } = await WebAssembly.instantiate(bytes, {});
console.log(instance.exports.kj_signature() >>> 0);
