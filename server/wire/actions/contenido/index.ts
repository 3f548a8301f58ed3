import { edicion } from './edicion.ts';
import { lectura } from './lectura.ts';

export const contenido = [...lectura, ...edicion];
