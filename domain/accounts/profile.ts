import { z } from 'zod';
import { findFederalState } from '../federal-states.ts';
import { languages } from '../language.ts';
import { choiceOrNone, line, optionalLine, phone, postalCode, rfc } from './fields.ts';
import { taxRegimes } from './tax-regimes.ts';

/** What people may say about themselves at any time. The e-mail is a matter of its own: its owner has to confirm it. */
export const profileInput = z.object({
  name: line(120, 'nameRequired'),
  phone,
  language: z.enum(languages),
  street: optionalLine(120),
  exteriorNumber: optionalLine(20),
  interiorNumber: optionalLine(20),
  neighborhood: optionalLine(120),
  postalCode,
  /** One of the 32 by its usual name; elsewhere whatever people call it. */
  federalState: optionalLine(80).transform((name) => findFederalState(name) ?? name),
  city: optionalLine(80),
  country: optionalLine(80),
  legalName: optionalLine(254),
  rfc,
  taxRegime: choiceOrNone(taxRegimes.map(({ code }) => code)),
  taxPostalCode: postalCode,
  /** A code of the SAT's catalogue, or empty; whether it is in there the server knows. */
  cfdiUse: optionalLine(4),
});

export type ProfileInput = z.output<typeof profileInput>;

/** What is missing stays as it is. */
export const profileChanges = profileInput.partial();
export type ProfileChanges = z.output<typeof profileChanges>;
