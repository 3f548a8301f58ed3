import { ajustes } from './ajustes.ts';
import { archivos } from './archivos.ts';
import { arranque } from './arranque.ts';
import { auditoria } from './auditoria.ts';
import { auxilios } from './auxilios/index.ts';
import { boletines } from './boletines/index.ts';
import { busqueda } from './busqueda.ts';
import { campanas } from './campanas.ts';
import { captcha } from './captcha.ts';
import { catalogos } from './catalogos.ts';
import { conservacion } from './conservacion.ts';
import { contenido } from './contenido/index.ts';
import { contratoAdopcion } from './contrato_adopcion.ts';
import { cuidados } from './cuidados/index.ts';
import { cuotas } from './cuotas.ts';
import { dedicatorias } from './dedicatorias.ts';
import { deseos } from './deseos.ts';
import { destino } from './destino.ts';
import { documentos } from './documentos.ts';
import { donaciones } from './donaciones/index.ts';
import { donativo } from './donativo.ts';
import { empresasDonantes } from './empresas_donantes.ts';
import { eventoAdopcion } from './evento_adopcion/index.ts';
import { expedienteAzul } from './expediente_azul/index.ts';
import { extraviados } from './extraviados/index.ts';
import { facturacion } from './facturacion.ts';
import { fotosParecidas } from './fotos_parecidas.ts';
import { gastos } from './gastos/index.ts';
import { historia } from './historia.ts';
import { hogares } from './hogares/index.ts';
import { importaciones } from './importaciones.ts';
import { importacionesDonativos } from './importaciones_donativos.ts';
import { importacionesLectores } from './importaciones_lectores.ts';
import { ingresos } from './ingresos.ts';
import { invitaciones } from './invitaciones.ts';
import { jornadas } from './jornadas/index.ts';
import { mascotas } from './mascotas.ts';
import { mensajes } from './mensajes/index.ts';
import { operaciones } from './operaciones.ts';
import { pasaportes } from './pasaportes.ts';
import { perfilAdopcion } from './perfil_adopcion.ts';
import { personasRestringidas } from './personas_restringidas.ts';
import { pruebaPagos } from './prueba_pagos.ts';
import { puestaEnMarcha } from './puesta_en_marcha.ts';
import { recaudaciones } from './recaudaciones.ts';
import { referencias } from './referencias.ts';
import { reportes } from './reportes.ts';
import { seguimientos } from './seguimientos/index.ts';
import { sesion } from './sesion.ts';
import { solicitudes } from './solicitudes/index.ts';
import { tablero } from './tablero.ts';
import { trabajos } from './trabajos.ts';
import { transparencia } from './transparencia.ts';
import { usuarios } from './usuarios/index.ts';
import { visitaVeterinaria } from './visita_veterinaria.ts';
import { voluntariado } from './voluntariado/index.ts';

/** Everything that can be called; a call that is not here is 404. `a:b` stands in `a.ts` or in the folder `a`. */
export const actions = [
  ...catalogos,
  ...auxilios,
  ...jornadas,
  ...voluntariado,
  ...extraviados,
  ...mascotas,
  ...importaciones,
  ...importacionesDonativos,
  ...importacionesLectores,
  ...cuidados,
  ...historia,
  ...ingresos,
  ...fotosParecidas,
  ...deseos,
  ...visitaVeterinaria,
  ...pasaportes,
  ...hogares,
  ...eventoAdopcion,
  ...documentos,
  ...campanas,
  ...dedicatorias,
  ...recaudaciones,
  ...empresasDonantes,
  ...perfilAdopcion,
  ...solicitudes,
  ...contratoAdopcion,
  ...referencias,
  ...seguimientos,
  ...personasRestringidas,
  ...contenido,
  ...boletines,
  ...mensajes,
  ...donaciones,
  ...donativo,
  ...cuotas,
  ...gastos,
  ...reportes,
  ...destino,
  ...transparencia,
  ...facturacion,
  ...usuarios,
  ...sesion,
  ...arranque,
  ...invitaciones,
  ...auditoria,
  ...trabajos,
  ...tablero,
  ...busqueda,
  ...operaciones,
  ...puestaEnMarcha,
  ...ajustes,
  ...conservacion,
  ...archivos,
  ...expedienteAzul,
  ...pruebaPagos,
  ...captcha,
];
