// The best move of an empty board by the page's build of the kernel, on one thread: nodes, and seconds of processor time.
//
// node bench/wasm.mjs [SETUP [MEBIBYTES]]
import { readFile } from 'node:fs/promises';
import process from 'node:process';

import { KernelGame } from '../web/kernel/wasm.js';

const SLICE = 1_000_000;
const MOST_NODES = 2 ** 31 - 1;

const [setup = '4x4', mebibytes = '256'] = process.argv.slice(2);
const kernel = new URL('../web/kernel/kamertje.wasm', import.meta.url);
const game = new KernelGame(await WebAssembly.compile(await readFile(kernel)), setup);
game.think({ level: 'master', nodes: MOST_NODES, seconds: Infinity, table: Number(mebibytes) * 2 ** 20 }, [1, 0]);
while (!game.search(SLICE));
const { exact, nodes } = game.decision();
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6;
console.log(JSON.stringify({ setup, exact, nodes, seconds, resident: process.resourceUsage().maxRSS / 1024 }));
