import type { Action } from '../registry.ts';
import { consultar } from './catalogos.ts';

/** Everything that can be called; a call that is not here is 404. */
export const actions: readonly Action[] = [consultar];
