import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { emptyAsNull, grams, optionalDate, requiredDate } from './care-entry.ts';
import { careLimits } from './care-kinds.ts';

/** The schedule of one pet or of a litter begins: what each weighs, and what all got on that day. Issues carry message keys. */
export const careStartInput = z.object({
  /** YYYY-MM-DD */
  onDate: requiredDate,
  pets: z
    .array(z.object({ id: z.string(), weight: z.preprocess(emptyAsNull, grams.nullable()) }))
    .min(1)
    .max(careLimits.atOnce),
  /** Of the catalogue; null where nothing was given. */
  productId: z.preprocess(emptyAsNull, z.string().max(100).nullable()),
  lot: optionalLine(40).default(''),
  expiresOn: optionalDate,
});
