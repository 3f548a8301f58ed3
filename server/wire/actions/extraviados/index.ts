import { avisosDeExtraviados } from './avisos.ts';
import { mensajesDeExtraviados } from './mensajes.ts';
import { mesaDeExtraviados } from './mesa.ts';

export const extraviados = [
  ...avisosDeExtraviados,
  ...mensajesDeExtraviados,
  ...mesaDeExtraviados,
] as const;
