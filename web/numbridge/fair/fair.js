// Whether a deal was fair: the seed is the one that was promised, and seed and nonces give this field and these tiles.

import { readPlan } from '../place/plan.js';
import { same, wrongDraw } from './draws.js';
import { readRecord } from './record.js';
import { hmac, sha256 } from './sha256.js';

/** @import {Dealer} from '../../kernel/deal.js' */
/** @import {NumbridgeView} from '../messages' */
/** @import {GameRecord} from './record.js' */

const [LAYOUT, GRID, BAG] = [0, 1, 2];
const encoder = new TextEncoder();

/**
 * Of what this page itself was told: what was promised to it, and the moves that it saw.
 * @param {Dealer} dealer
 * @param {Pick<NumbridgeView, 'commitment' | 'deal' | 'setup' | 'log' | 'reveal'>} game
 * @returns {boolean} throws where the record cannot be read
 */
export function isFair(dealer, { commitment, deal, setup, log, reveal }) {
  const record = readRecord(reveal?.record ?? '');
  const events = record.moves.map(({ event }) => event);
  return (
    record.commitment === commitment &&
    record.name === deal &&
    record.setup === setup &&
    JSON.stringify(events) === JSON.stringify(log) &&
    promised(bytes(record.seed)) === commitment &&
    isDealtSo(dealer, record)
  );
}

/**
 * What a server publishes of a seed before the deal.
 * @param {Uint8Array} seed
 */
export function promised(seed) {
  return hexadecimal(sha256(new Uint8Array([...encoder.encode('numbridge-deal-v1|'), ...seed])));
}

/**
 * @param {Pick<GameRecord, 'seed' | 'name' | 'nonces'>} deal
 * @param {number} purpose
 */
export function dealKey({ seed, name, nonces }, purpose) {
  return hmac(bytes(seed), encoder.encode([name, ...nonces, purpose].join('|')));
}

/**
 * @param {Dealer} dealer
 * @param {GameRecord} record
 */
function isDealtSo(dealer, record) {
  if (record.field === null) return record.moves.every(({ event, drawn }) => event.type === 'ended' && drawn.length === 0);
  const { variant, irregular, givens } = readPlan(record.setup);
  const field = dealer.deal(variant === 'blitz' ? 6 : 9, irregular, givens, dealKey(record, LAYOUT), dealKey(record, GRID));
  if (!field) return false;
  const { blocks, givens: open, solution } = record.field;
  const told =
    same([...blocks].map((letter) => letter.charCodeAt(0) - 97), field.blocks) &&
    same([...open].map((digit) => Number(digit) || 0), field.givens) &&
    same([...solution].map(Number), field.solution);
  const bag = dealKey(record, BAG);
  return told && wrongDraw(field, record.moves, (index, below) => dealer.bagNumber(bag, index, below)) === null;
}

/** @param {string} text in hexadecimal */
function bytes(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array} all */
function hexadecimal(all) {
  return [...all].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
