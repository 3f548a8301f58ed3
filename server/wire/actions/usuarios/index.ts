import { administracion } from './administracion.ts';
import { correo } from './correo.ts';
import { cuenta } from './cuenta.ts';
import { llavesAcceso } from './llaves_acceso.ts';
import { privacidad } from './privacidad.ts';
import { segundoFactor } from './segundo_factor.ts';

export const usuarios = [
  ...cuenta,
  ...correo,
  ...segundoFactor,
  ...llavesAcceso,
  ...privacidad,
  ...administracion,
];
