import { bandejaDeMensajes } from './bandeja.ts';
import { respuestasGuardadas } from './respuestas_guardadas.ts';

export const mensajes = [...bandejaDeMensajes, ...respuestasGuardadas] as const;
