import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { forfeit, waive } from './decide-charge.ts';
import { findAgreed, findOwn, list, propose, sumUp } from './find-charges.ts';
import { beginReturn, noteReturn, returnStands, sendReturn, stateOf } from './return-charge.ts';

export type ChargesService = ReturnType<typeof createChargesService>;

/** Recovery fees and deposits of adoptions. */
export const createChargesService = (dependencies: ChargeDependencies) =>
  bindUseCases(
    dependencies,
    { forfeit, waive },
    { findAgreed, findOwn, list, propose, sumUp },
    { beginReturn, noteReturn, returnStands, sendReturn, stateOf },
  );
