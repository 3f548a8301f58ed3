import { adoptante } from './adoptante.ts';
import { cambios } from './cambios.ts';
import { lectura } from './lectura.ts';
import { revision } from './revision.ts';

export const expedienteAzul = [...lectura, ...cambios, ...revision, ...adoptante];
