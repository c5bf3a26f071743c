// What is chosen for an invitation, within what its hall has.

/** @import {GivensView, HallKind, HallView, Invite} from '../../net/hall-messages' */

/** @typedef {Required<Invite> & { givens: number }} Choice */

/**
 * As the hall usually has it. A guest plays unrated.
 * @param {HallView} hall
 * @param {boolean} member
 * @returns {Choice}
 */
export function usual(hall, member) {
  const kind = /** @type {HallKind} */ (hall.kinds[0]);
  return {
    hall: hall.name,
    variant: kind.variant,
    irregular: false,
    givens: kind.regular.usual,
    candidates: false,
    rated: hall.rated && member,
    watch: true,
    private: false,
  };
}

/**
 * The same choice with something of it changed, and all of it within what the hall has.
 * @param {HallView} hall
 * @param {Choice} choice
 * @param {Partial<Choice>} change
 * @param {boolean} member
 * @returns {Choice}
 */
export function choose(hall, choice, change, member) {
  const wanted = { ...choice, ...change };
  const limits = givensOf(hall, wanted);
  const other = wanted.variant !== choice.variant || wanted.irregular !== choice.irregular;
  const givens = other && choice.givens === givensOf(hall, choice).usual ? limits.usual : wanted.givens;
  return {
    ...wanted,
    givens: Math.min(limits.most, Math.max(limits.least, givens)),
    candidates: wanted.candidates && hall.candidates,
    rated: wanted.rated && hall.mayRate && member,
  };
}

/**
 * @param {HallView} hall
 * @param {Pick<Choice, 'variant' | 'irregular'>} choice
 * @returns {GivensView}
 */
export function givensOf(hall, { variant, irregular }) {
  const kind = hall.kinds.find((each) => each.variant === variant) ?? /** @type {HallKind} */ (hall.kinds[0]);
  return irregular ? kind.irregular : kind.regular;
}
