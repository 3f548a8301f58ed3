import { mesaDeVoluntariado } from './mesa.ts';
import { solicitudesDeVoluntariado } from './solicitudes.ts';

export const voluntariado = [...solicitudesDeVoluntariado, ...mesaDeVoluntariado] as const;
