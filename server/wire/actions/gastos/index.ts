import { cambios } from './cambios.ts';
import { libro } from './libro.ts';

export const gastos = [...libro, ...cambios];
