import { administracion } from './administracion.ts';
import { pagos } from './pagos.ts';
import { papeles } from './papeles.ts';
import { suscripciones } from './suscripciones.ts';

export const donaciones = [...pagos, ...papeles, ...suscripciones, ...administracion];
