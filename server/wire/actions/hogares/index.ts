import { diario } from './diario.ts';
import { estanciasDeHogares } from './estancias.ts';
import { lista } from './lista.ts';
import { manosLevantadas } from './manos.ts';
import { oferta } from './oferta.ts';
import { permisosDePreguntar } from './permisos.ts';
import { preguntasAHogares } from './preguntas.ts';
import { respuestasDeHogares } from './respuestas.ts';

export const hogares = [
  ...oferta,
  ...lista,
  ...estanciasDeHogares,
  ...manosLevantadas,
  ...diario,
  ...permisosDePreguntar,
  ...preguntasAHogares,
  ...respuestasDeHogares,
] as const;
