// What a table is made for: a variant and what is chosen in it, and the set-up's text.

/** @import {NumbridgeView} from '../messages' */

/** @typedef {NumbridgeView['variant']} Variant */
/** @typedef {{ variant: Variant, irregular: boolean, givens: number, seconds: number, minutes: number, candidates: boolean }} Plan */

/** @type {readonly Variant[]} */
export const VARIANTS = ['bridge', 'blitz', 'domains'];
export const SECONDS = [30, 45, 60, 120];
export const MINUTES = [6, 25, 60];

/**
 * How many cells may be open from the start.
 * @param {Pick<Plan, 'variant' | 'irregular'>} plan
 * @returns {{ least: number, most: number }}
 */
export function givensRange({ variant, irregular }) {
  if (variant === 'blitz') return { least: irregular ? 8 : 10, most: 16 };
  return { least: irregular ? 20 : 25, most: 36 };
}

/**
 * @param {Variant} variant
 * @returns {Plan}
 */
export function usualPlan(variant) {
  const blitz = variant === 'blitz';
  return { variant, irregular: false, givens: blitz ? 12 : 30, seconds: blitz ? 30 : 60, minutes: blitz ? 6 : 25, candidates: false };
}

/**
 * The same, with what can be.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function fitting(plan) {
  const { least, most } = givensRange(plan);
  return { ...plan, givens: Math.min(most, Math.max(least, plan.givens)) };
}

/**
 * The set-up, without what is usual.
 * @param {Plan} plan
 */
export function printPlan(plan) {
  const usual = usualPlan(plan.variant);
  return [
    plan.variant,
    plan.irregular ? 'irregular' : '',
    ...(/** @type {const} */ (['givens', 'seconds', 'minutes']).map((each) => (plan[each] === usual[each] ? '' : `${each}=${plan[each]}`))),
    plan.candidates ? 'candidates' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * @param {string} setup as the server prints it
 * @returns {Plan} as usual in what cannot be read
 */
export function readPlan(setup) {
  const [first = '', ...words] = setup.split(' ');
  const usual = usualPlan(VARIANTS.find((each) => each === first) ?? 'bridge');
  const number = (/** @type {'givens' | 'seconds' | 'minutes'} */ name) => {
    const found = words.find((word) => word.startsWith(`${name}=`));
    return found ? Number(found.slice(name.length + 1)) || usual[name] : usual[name];
  };
  return fitting({
    variant: usual.variant,
    irregular: words.includes('irregular'),
    givens: number('givens'),
    seconds: number('seconds'),
    minutes: number('minutes'),
    candidates: words.includes('candidates'),
  });
}
