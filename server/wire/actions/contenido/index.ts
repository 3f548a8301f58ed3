import { archivosDeContenido } from './archivos.ts';
import { edicion } from './edicion.ts';
import { lectura } from './lectura.ts';

export const contenido = [...lectura, ...edicion, ...archivosDeContenido];
