import { calendario } from './calendario.ts';
import { cartilla } from './cartilla.ts';
import { lotes } from './lotes.ts';
import { registros } from './registros.ts';

export const cuidados = [...registros, ...cartilla, ...calendario, ...lotes];
