import { citas } from './citas.ts';
import { contratos } from './contratos.ts';
import { preguntas } from './preguntas.ts';

export const solicitudes = [...preguntas, ...citas, ...contratos];
