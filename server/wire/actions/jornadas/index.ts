import { lugaresDeJornadas } from './lugares.ts';
import { mesaDeJornadas } from './mesa.ts';

export const jornadas = [...lugaresDeJornadas, ...mesaDeJornadas] as const;
