import { cambiosMensuales } from './cambios_mensuales.ts';
import { contabilidad } from './contabilidad.ts';
import { cuentaPropia } from './cuenta_propia.ts';
import { destinoPropio } from './destino.ts';
import { detalle } from './detalle.ts';
import { diferenciasDePago } from './diferencias.ts';
import { disputa } from './disputa.ts';
import { efectivo } from './efectivo.ts';
import { enEspecie } from './en_especie.ts';
import { estadoDeCuenta } from './estado_de_cuenta.ts';
import { noticias } from './noticias.ts';
import { oxxo } from './oxxo.ts';
import { papeles } from './papeles.ts';
import { paypal } from './paypal.ts';
import { reclamos } from './reclamos.ts';
import { reembolso } from './reembolso.ts';
import { spei } from './spei.ts';
import { suscripcionTarjeta } from './suscripcion_tarjeta.ts';
import { suscripciones } from './suscripciones.ts';
import { tarjeta } from './tarjeta.ts';
import { resumenes } from './totales.ts';
import { transparencia } from './transparencia.ts';
import { vigilancia } from './vigilancia.ts';

export const donaciones = [
  ...tarjeta,
  ...paypal,
  ...oxxo,
  ...spei,
  ...cuentaPropia,
  ...estadoDeCuenta,
  ...efectivo,
  ...enEspecie,
  ...reembolso,
  ...reclamos,
  ...papeles,
  ...disputa,
  ...suscripciones,
  ...cambiosMensuales,
  ...noticias,
  ...suscripcionTarjeta,
  ...contabilidad,
  ...transparencia,
  ...vigilancia,
  ...destinoPropio,
  ...detalle,
  ...resumenes,
  ...diferenciasDePago,
];
