import type { FindingReason } from '#domain/operations/finding-reasons.ts';
import { type FindingWords, several } from './finding-text.ts';

export const spanishFindings: Record<FindingReason, FindingWords> = {
  unknown: {
    state: () => 'No se pudo revisar.',
    todo: 'Vuelve a cargar esta página en un minuto. Si sigue así, revisa el registro (log) del servidor.',
  },
  answers: { state: ({ ms }) => `Responde en ${ms} ms.` },
  away: {
    state: () => 'No responde.',
    todo: 'Revisa que el servidor de la base de datos esté encendido y que DATABASE_URL sea correcta. El portal sigue solo en cuanto responda.',
  },
  jobsDone: {
    state: ({ waiting }) =>
      Number(waiting) === 0
        ? 'Al día: nada está pendiente.'
        : `Al día: ${several(waiting, 'programado', 'programados')}.`,
  },
  jobsLate: {
    state: ({ minutes }) =>
      `El más antiguo espera desde hace ${several(minutes, 'minuto', 'minutos')}.`,
    todo: 'Si en unos minutos no baja, reinicia el portal y revisa el registro (log).',
  },
  jobsFailed: {
    state: ({ count }) =>
      Number(count) === 1
        ? '1 trabajo falló y ya no se reintenta solo.'
        : `${count} trabajos fallaron y ya no se reintentan solos.`,
    todo: 'Abre «Envíos con falla»: ahí dice qué pasó con cada uno y puedes reintentarlo o descartarlo.',
  },
  providerWell: { state: () => 'Responde bien.' },
  providerUnused: { state: () => 'Configurado; todavía no se ha usado.' },
  providerUnset: {
    state: () => 'Sin configurar.',
    todo: 'Si lo necesitas, «Puesta en marcha» (en el resumen de la administración) dice qué falta y quién lo hace.',
  },
  providerFailing: {
    state: ({ since }, when) => `Desde el ${when(since)} falla.`,
    todo: 'Se vuelve a intentar solo. Si dura una hora, avisamos por correo.',
  },
  providerAway: {
    state: ({ since }, when) => `Desde el ${when(since)} no responde.`,
    todo: 'Revisa si el servicio avisa de una falla y que sus claves sigan vigentes en la configuración del portal. Lo pendiente sale solo cuando vuelva.',
  },
  mailFolder: {
    state: () => 'Los correos no se envían: se guardan en una carpeta del servidor.',
    todo: 'Para enviarlos, escribe el servidor de correo en Ajustes, o que quien cuida el servidor configure SMTP_URL.',
  },
  filesHere: { state: () => 'Se guardan en el disco de este servidor.' },
  filesNotWritable: {
    state: () => 'El portal no puede escribir en su carpeta de archivos.',
    todo: 'Revisa los permisos de DATA_DIR y que el disco esté montado para escritura.',
  },
  certificateMissing: {
    state: () => 'Sin emisor configurado: el portal no factura.',
    todo: 'Si dan recibos deducibles, registra al emisor y su sello en Facturación.',
  },
  certificateGood: { state: ({ days }) => `Vigente: le quedan ${several(days, 'día', 'días')}.` },
  certificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'Vence hoy.' : `Vence en ${several(days, 'día', 'días')}.`,
    todo: 'Pide uno nuevo al SAT (Certifica, con la e.firma de la organización) y cámbialo en Facturación.',
  },
  certificateEnded: {
    state: () => 'Ya venció: no se puede facturar ningún donativo.',
    todo: 'Pide uno nuevo al SAT (Certifica, con la e.firma de la organización) y cámbialo en Facturación.',
  },
  contractCertificateOwn: {
    state: () => 'Los contratos se sellan con la llave propia del portal.',
  },
  contractCertificateGood: {
    state: ({ days }) => `Vigente: le quedan ${several(days, 'día', 'días')}.`,
  },
  contractCertificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'Vence hoy.' : `Vence en ${several(days, 'día', 'días')}.`,
    todo: 'Consigue uno nuevo, cambia CONTRACT_CERTIFICATE, su llave y su contraseña, y reinicia el portal. Los contratos sellados siguen siendo válidos.',
  },
  contractCertificateEnded: {
    state: () => 'Ya venció: los contratos firmados esperan sin sellarse.',
    todo: 'Consigue uno nuevo, cambia CONTRACT_CERTIFICATE, su llave y su contraseña, reinicia el portal y manda intentar de nuevo los trabajos con falla.',
  },
  siteCertificateUnknown: {
    state: () => 'Desde este servidor no se puede ver: la dirección del sitio no responde aquí.',
  },
  siteCertificateGood: {
    state: ({ days }) => `Vigente: le quedan ${several(days, 'día', 'días')}.`,
  },
  siteCertificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'Vence hoy.' : `Vence en ${several(days, 'día', 'días')}.`,
    todo: 'Renuévalo en el servidor que recibe las visitas (nginx o Caddy) y revisa por qué no se renovó solo.',
  },
  siteCertificateEnded: {
    state: () => 'Ya venció: los navegadores advierten a las visitas y muchas no pueden entrar.',
    todo: 'Renuévalo en el servidor que recibe las visitas (nginx o Caddy) y revisa por qué no se renovó solo.',
  },
  diskGood: { state: ({ gigabytes, percent }) => `Libres ${gigabytes} GB (${percent} %).` },
  diskLow: {
    state: ({ gigabytes, percent, host }) =>
      `Solo quedan ${gigabytes} GB (${percent} %) en ${host}.`,
    todo: 'Borra lo que ya no se use en el servidor o agranda el disco. Sin espacio no se guardan fotos, donativos ni correos.',
  },
  diskUnknown: { state: () => 'El sistema de archivos no dice cuánto queda.' },
  backupsNone: {
    state: () => 'El portal no sabe de ningún respaldo.',
    todo: 'Programa uno y prueba que se pueda restaurar: docs/operations.md dice cómo.',
  },
  backupGood: { state: ({ at }, when) => `El ${when(at)} terminó el último.` },
  backupOld: {
    state: ({ at }, when) => `Desde el ${when(at)} no hay otro.`,
    todo: 'Revisa que la tarea programada siga corriendo y haz uno ahora.',
  },
  backupFailed: {
    state: ({ at }, when) => `El del ${when(at)} falló.`,
    todo: 'Revisa el espacio, las claves y el destino de los respaldos, y haz uno ahora.',
  },
  pdfsDrawn: { state: () => 'En la última hora, todos los que se pidieron.' },
  pdfsRejected: {
    state: ({ count }) =>
      `En la última hora ${several(count, 'no se hizo', 'no se hicieron')}: se pidieron demasiados a la vez.`,
    todo: 'Si se repite, revisa en el registro quién los pide, o da más procesadores al servidor.',
  },
  versionSame: {
    state: ({ version, processes }) =>
      `${version}, en ${several(processes, 'proceso', 'procesos')}.`,
  },
  versionNewer: {
    state: ({ version, newest }) => `Funciona la ${version}; ya existe la ${newest}.`,
    todo: 'Lee sus cambios (CHANGELOG.md), haz un respaldo y pide a quien cuida el servidor que actualice.',
  },
  versionMixed: {
    state: ({ versions }) => `Hay procesos con versiones distintas: ${versions}.`,
    todo: 'Termina la actualización: reinicia los procesos que siguen con la versión anterior.',
  },
};
