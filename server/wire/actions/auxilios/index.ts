import { mesaDeAuxilios } from './mesa.ts';
import { reportesDeAuxilio } from './reportes.ts';

export const auxilios = [...reportesDeAuxilio, ...mesaDeAuxilios] as const;
