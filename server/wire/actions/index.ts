import { administracion } from './administracion.ts';
import { archivos } from './archivos.ts';
import { auditoria } from './auditoria.ts';
import { cambioCorreo } from './cambio-correo.ts';
import { obtener } from './captcha.ts';
import { catalogos } from './catalogos.ts';
import { documentos } from './documentos.ts';

import { donaciones } from './donaciones.ts';
import { donacionesAdministracion } from './donaciones-administracion.ts';
import { donativosPapeles } from './donativos-papeles.ts';
import { eventoAdopcion } from './evento_adopcion.ts';
import { expedienteAzul } from './expediente_azul.ts';
import { facturacion } from './facturacion.ts';
import { invitaciones } from './invitaciones.ts';
import { llavesAcceso } from './llaves-acceso.ts';
import { mascotas } from './mascotas.ts';
import { privacidad } from './privacidad.ts';
import { pruebaPagos } from './prueba-pagos.ts';
import { reportes } from './reportes.ts';
import { segundoFactor } from './segundo-factor.ts';
import { sesion } from './sesion.ts';
import { suscripciones } from './suscripciones.ts';
import { trabajos } from './trabajos.ts';
import { usuarios } from './usuarios.ts';

/** Everything that can be called; a call that is not here is 404. */
export const actions = [
  ...catalogos,
  ...mascotas,
  ...eventoAdopcion,
  ...documentos,
  ...donaciones,
  ...donativosPapeles,
  ...reportes,
  ...facturacion,
  ...suscripciones,
  ...donacionesAdministracion,
  ...usuarios,
  ...cambioCorreo,
  ...sesion,
  ...segundoFactor,
  ...llavesAcceso,
  ...privacidad,
  ...administracion,
  ...invitaciones,
  ...auditoria,
  ...trabajos,
  ...archivos,
  ...expedienteAzul,
  ...pruebaPagos,
  obtener,
];
