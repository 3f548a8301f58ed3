import { clics } from './clics.ts';
import { ediciones } from './ediciones.ts';
import { envios } from './envios.ts';
import { suscriptores } from './exportar.ts';

export const boletines = [...suscriptores, ...ediciones, ...envios, ...clics] as const;
