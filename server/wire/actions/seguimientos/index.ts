import { adopciones } from './adopciones.ts';
import { ayuda } from './ayuda.ts';
import { esterilizaciones } from './esterilizaciones.ts';
import { fotos } from './fotos.ts';
import { respuestas } from './respuestas.ts';

export const seguimientos = [...ayuda, ...adopciones, ...fotos, ...respuestas, ...esterilizaciones];
