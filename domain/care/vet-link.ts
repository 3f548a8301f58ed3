import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** A link by which a vet without an account writes one visit into the record of a pet. Instants are UTC ISO 8601. */

export const vetLinkState = vocabulary({
  open: 'abierto',
  used: 'usado',
  withdrawn: 'retirado',
  expired: 'vencido',
});
export type VetLinkState = ValueOf<typeof vetLinkState>;

export const vetLinkLimits = {
  /** Days for which a link can be used. */
  days: 14,
  /** Open ones of a pet. */
  open: 3,
  /** Those that are listed, the latest first. */
  listed: 10,
  /** Vaccines, treatments and the like of one visit. */
  done: 10,
} as const;

interface Course {
  usedAt: string | null;
  withdrawnAt: string | null;
  openUntil: string;
}

export function stateOfLink({ usedAt, withdrawnAt, openUntil }: Course, now: Date): VetLinkState {
  if (usedAt !== null) return 'used';
  if (withdrawnAt !== null) return 'withdrawn';
  return openUntil <= now.toISOString() ? 'expired' : 'open';
}
