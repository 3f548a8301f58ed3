import { asistencia } from './asistencia.ts';
import { avisos } from './avisos.ts';
import { envios } from './envios.ts';
import { invitaciones } from './invitaciones.ts';
import { participantes } from './participantes.ts';

export const eventoAdopcion = [
  ...participantes,
  ...invitaciones,
  ...asistencia,
  ...avisos,
  ...envios,
];
