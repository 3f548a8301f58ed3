import { constanciasDeVoluntariado } from './constancias.ts';
import { horasDeVoluntariado } from './horas.ts';
import { mesaDeVoluntariado } from './mesa.ts';
import { rolDeVoluntariado } from './rol.ts';
import { solicitudesDeVoluntariado } from './solicitudes.ts';
import { turnosDeVoluntariado } from './turnos.ts';

export const voluntariado = [
  ...solicitudesDeVoluntariado,
  ...turnosDeVoluntariado,
  ...mesaDeVoluntariado,
  ...rolDeVoluntariado,
  ...horasDeVoluntariado,
  ...constanciasDeVoluntariado,
] as const;
