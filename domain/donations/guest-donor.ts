import { z } from 'zod';
import { line } from '../accounts/fields.ts';

/** What whoever gives without an account says of themselves beside the e-mail of the gift. */
export const guestDonor = z.object({ guestName: line(120, 'nameRequired') });
