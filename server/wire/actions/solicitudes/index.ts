import { citas } from './citas.ts';
import { preguntas } from './preguntas.ts';

export const solicitudes = [...preguntas, ...citas];
