import { z } from 'zod';
import { email, optionalLine, optionalPhone, postalCode, rfc } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { Identity } from './identity.ts';

/** Of somebody who may not adopt for a time. */
export const restrictionLimits = {
  label: 60,
  text: 1_000,
  appeals: 10,
  /** Days: what is proposed, and five years. */
  usual: 365,
  longest: 1_826,
} as const;

export const restrictionStates = vocabulary({
  inForce: 'vigente',
  lifted: 'levantada',
  ended: 'terminada',
});
export type RestrictionState = ValueOf<typeof restrictionStates>;

/** What the organisation answered to somebody who objects. */
export const appealOutcomes = vocabulary({
  pending: 'pendiente',
  kept: 'se_mantiene',
  lifted: 'se_levanta',
});
export type AppealOutcome = ValueOf<typeof appealOutcomes>;

export interface Appeal {
  /** Instant. */
  at: string;
  text: string;
  outcome: AppealOutcome;
}

export interface Restriction {
  id: string;
  /** Instant. */
  createdAt: string;
  /** The account; null once it is gone. */
  createdBy: string | null;
  label: string;
  reason: string;
  /** YYYY-MM-DD: the last day. */
  endsOn: string;
  /** Instant. */
  liftedAt: string | null;
  appeals: readonly Appeal[];
}

const error = (key: MessageKey) => ({ error: key });

const paragraph = z
  .string(error('required'))
  .transform(tidyText)
  .pipe(z.string().min(1, error('required')).max(restrictionLimits.text, error('tooLong')));

/** What is said of somebody whom an application names. Issues carry message keys. */
export const restrictionTerms = z.object({
  label: optionalLine(restrictionLimits.label),
  reason: paragraph,
  endsOn: z.string(error('required')).refine(isDate, error('invalidDate')),
});

/** Of somebody who is named here; none of it is kept but as hashes. */
export const restrictionInput = restrictionTerms.extend({
  email: z.union([z.literal(''), email]),
  phone: optionalPhone,
  rfc,
  name: optionalLine(120),
  postalCode,
});

/** @param today YYYY-MM-DD */
export const isRestrictionDay = (day: string, today: string): boolean =>
  day >= today && day <= addDays(today, restrictionLimits.longest);

export type RestrictionInput = z.output<typeof restrictionInput>;

export const appealInput = z.object({
  text: paragraph,
  outcome: z.enum(appealOutcomes.values, error('chooseOption')),
});

/** @param today YYYY-MM-DD */
export function restrictionState(
  { liftedAt, endsOn }: Pick<Restriction, 'liftedAt' | 'endsOn'>,
  today: string,
): RestrictionState {
  if (liftedAt !== null) return 'lifted';
  return endsOn < today ? 'ended' : 'inForce';
}

export const identityOf = ({
  email: mailbox,
  phone,
  rfc: document,
  name,
  postalCode: code,
}: RestrictionInput): Identity => ({
  email: mailbox,
  phone,
  rfc: document,
  name,
  postalCode: code,
});
