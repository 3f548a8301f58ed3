import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { ChargeParts } from './charge-parts.ts';
import { forfeit, waive } from './decide-charge.ts';
import { findAgreed, findOwn, list, propose, sumUp } from './find-charges.ts';
import { beginReturn, noteReturn, returnStands, sendReturn, stateOf } from './return-charge.ts';

export type ChargesService = ReturnType<typeof createChargesService>;

/** Recovery fees and deposits of adoptions. */
export const createChargesService = (parts: ChargeParts) =>
  bindUseCases(
    parts,
    { forfeit, waive },
    { findAgreed, findOwn, list, propose, sumUp },
    { beginReturn, noteReturn, returnStands, sendReturn, stateOf },
  );
