import { common } from './common.ts';

/** Spanish is the source; English has the same type, so that a missing text does not compile. */
export const es = { common };
