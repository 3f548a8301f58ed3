import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What becomes of the pets of somebody who erases the account: removed with it, or left to the organisation. */
export const petsAfterErasure = vocabulary({ removed: 'eliminar', left: 'dejar' });
export type PetsAfterErasure = ValueOf<typeof petsAfterErasure>;
