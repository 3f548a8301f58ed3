import { diario } from './diario.ts';
import { estanciasDeHogares } from './estancias.ts';
import { lista } from './lista.ts';
import { oferta } from './oferta.ts';
import { preguntasAHogares } from './preguntas.ts';

export const hogares = [
  ...oferta,
  ...lista,
  ...estanciasDeHogares,
  ...diario,
  ...preguntasAHogares,
] as const;
