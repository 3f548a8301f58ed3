import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { StatusSubject } from '#domain/operations/status.ts';

export const findingReasons = [
  'unknown',
  'answers',
  'away',
  'jobsDone',
  'jobsLate',
  'jobsFailed',
  'providerWell',
  'providerUnused',
  'providerFailing',
  'providerAway',
  'mailFolder',
  'filesHere',
  'filesNotWritable',
  'certificateMissing',
  'certificateGood',
  'certificateEnding',
  'certificateEnded',
  'contractCertificateOwn',
  'contractCertificateGood',
  'contractCertificateEnding',
  'contractCertificateEnded',
  'siteCertificateUnknown',
  'siteCertificateGood',
  'siteCertificateEnding',
  'siteCertificateEnded',
  'diskGood',
  'diskLow',
  'diskUnknown',
  'backupsNone',
  'backupGood',
  'backupOld',
  'backupFailed',
  'pdfsDrawn',
  'pdfsRejected',
  'versionSame',
  'versionMixed',
] as const;
export type FindingReason = (typeof findingReasons)[number];

export type FindingValues = Readonly<Record<string, string | number>>;

interface Words {
  /** What is so. */
  state(values: FindingValues, when: (instant: unknown) => string): string;
  /** Missing where there is nothing to do. */
  todo?: string;
}

export const subjectNames: Bilingual<Record<StatusSubject, string>> = {
  es: {
    database: 'Base de datos',
    jobs: 'Trabajos automáticos',
    mail: 'Correo',
    files: 'Archivos',
    stripe: 'Stripe (tarjetas)',
    paypal: 'PayPal',
    conekta: 'Conekta (fichas de pago)',
    sw: 'SW sapien (facturas)',
    records: 'Servicio de expedientes',
    mailbox: 'Buzón de cartillas',
    certificate: 'Certificado de facturas (CSD)',
    contractCertificate: 'Certificado de contratos de adopción',
    siteCertificate: 'Certificado del sitio (HTTPS)',
    disk: 'Espacio en disco',
    backups: 'Respaldos',
    pdfs: 'Documentos PDF',
    version: 'Versión',
  },
  en: {
    database: 'Database',
    jobs: 'Background jobs',
    mail: 'Email',
    files: 'Files',
    stripe: 'Stripe (cards)',
    paypal: 'PayPal',
    conekta: 'Conekta (cash vouchers)',
    sw: 'SW sapien (invoices)',
    records: 'Records service',
    mailbox: 'Booklet mailbox',
    certificate: 'Invoice certificate (CSD)',
    contractCertificate: 'Adoption contract certificate',
    siteCertificate: 'Site certificate (HTTPS)',
    disk: 'Disk space',
    backups: 'Backups',
    pdfs: 'PDF documents',
    version: 'Version',
  },
};

const several = (count: unknown, one: string, many: string) =>
  Number(count) === 1 ? `1 ${one}` : `${count} ${many}`;

const words: Bilingual<Record<FindingReason, Words>> = {
  es: {
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
      todo: 'Para enviarlos, configura SMTP_URL y reinicia el portal.',
    },
    filesHere: { state: () => 'Se guardan en el disco de este servidor.' },
    filesNotWritable: {
      state: () => 'El portal no puede escribir en su carpeta de archivos.',
      todo: 'Revisa los permisos de DATA_DIR y que el disco esté montado para escritura.',
    },
    certificateMissing: { state: () => 'Sin emisor configurado: el portal no factura.' },
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
      todo: 'Consigue uno nuevo, cambia CONTRACT_CERTIFICATE y su contraseña, y reinicia el portal. Los contratos sellados siguen siendo válidos.',
    },
    contractCertificateEnded: {
      state: () => 'Ya venció: los contratos firmados esperan sin sellarse.',
      todo: 'Consigue uno nuevo, cambia CONTRACT_CERTIFICATE y su contraseña, reinicia el portal y manda intentar de nuevo los trabajos con falla.',
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
    versionMixed: {
      state: ({ versions }) => `Hay procesos con versiones distintas: ${versions}.`,
      todo: 'Termina la actualización: reinicia los procesos que siguen con la versión anterior.',
    },
  },
  en: {
    unknown: {
      state: () => 'It could not be checked.',
      todo: 'Reload this page in a minute. If it stays so, look at the server’s log.',
    },
    answers: { state: ({ ms }) => `Answers within ${ms} ms.` },
    away: {
      state: () => 'No answer.',
      todo: 'Check that the database server is up and that DATABASE_URL is right. The portal goes on by itself once it answers.',
    },
    jobsDone: {
      state: ({ waiting }) =>
        Number(waiting) === 0
          ? 'Up to date: nothing is waiting.'
          : `Up to date: ${waiting} scheduled.`,
    },
    jobsLate: {
      state: ({ minutes }) =>
        `The oldest one has waited for ${several(minutes, 'minute', 'minutes')}.`,
      todo: 'If that does not go down in a few minutes, restart the portal and look at its log.',
    },
    jobsFailed: {
      state: ({ count }) =>
        Number(count) === 1
          ? '1 job failed and is not retried by itself any more.'
          : `${count} jobs failed and are not retried by themselves any more.`,
      todo: 'Open “Failed deliveries”: it says what happened to each, and lets you retry or drop it.',
    },
    providerWell: { state: () => 'Answers well.' },
    providerUnused: { state: () => 'Set up; not used yet.' },
    providerFailing: {
      state: ({ since }, when) => `Failing since ${when(since)}.`,
      todo: 'It is retried by itself. If it lasts an hour, we send an email.',
    },
    providerAway: {
      state: ({ since }, when) => `No answer since ${when(since)}.`,
      todo: 'Check whether the service reports an outage, and that its keys in the portal’s configuration are still valid. What is pending goes out by itself once it is back.',
    },
    mailFolder: {
      state: () => 'Emails are not sent: they are kept in a folder of the server.',
      todo: 'To send them, set SMTP_URL and restart the portal.',
    },
    filesHere: { state: () => 'Kept on this server’s disk.' },
    filesNotWritable: {
      state: () => 'The portal cannot write to its folder of files.',
      todo: 'Check the permissions of DATA_DIR, and that the disk is mounted for writing.',
    },
    certificateMissing: { state: () => 'No issuer set up: the portal does not invoice.' },
    certificateGood: {
      state: ({ days }) => `Valid for ${several(days, 'more day', 'more days')}.`,
    },
    certificateEnding: {
      state: ({ days }) =>
        Number(days) === 0 ? 'It expires today.' : `It expires in ${several(days, 'day', 'days')}.`,
      todo: 'Ask the SAT for a new one (Certifica, with the organization’s e.firma), and replace it under Invoicing.',
    },
    certificateEnded: {
      state: () => 'It has expired: no donation can be invoiced.',
      todo: 'Ask the SAT for a new one (Certifica, with the organization’s e.firma), and replace it under Invoicing.',
    },
    contractCertificateOwn: {
      state: () => 'Contracts are sealed with the portal’s own key.',
    },
    contractCertificateGood: {
      state: ({ days }) => `Valid for ${several(days, 'more day', 'more days')}.`,
    },
    contractCertificateEnding: {
      state: ({ days }) =>
        Number(days) === 0 ? 'It expires today.' : `It expires in ${several(days, 'day', 'days')}.`,
      todo: 'Get a new one, change CONTRACT_CERTIFICATE and its password, and restart the portal. Sealed contracts stay valid.',
    },
    contractCertificateEnded: {
      state: () => 'It has expired: signed contracts wait without a seal.',
      todo: 'Get a new one, change CONTRACT_CERTIFICATE and its password, restart the portal, and have the failed work tried again.',
    },
    siteCertificateUnknown: {
      state: () =>
        'It cannot be seen from this server: the address of the site does not answer here.',
    },
    siteCertificateGood: { state: ({ days }) => `Valid: ${several(days, 'day', 'days')} left.` },
    siteCertificateEnding: {
      state: ({ days }) =>
        Number(days) === 0 ? 'It ends today.' : `It ends in ${several(days, 'day', 'days')}.`,
      todo: 'Renew it on the server that receives visitors (nginx or Caddy), and look why it was not renewed by itself.',
    },
    siteCertificateEnded: {
      state: () => 'It has ended: browsers warn visitors, and many cannot get in.',
      todo: 'Renew it on the server that receives visitors (nginx or Caddy), and look why it was not renewed by itself.',
    },
    diskGood: { state: ({ gigabytes, percent }) => `${gigabytes} GB free (${percent}%).` },
    diskLow: {
      state: ({ gigabytes, percent, host }) =>
        `Only ${gigabytes} GB (${percent}%) left on ${host}.`,
      todo: 'Delete what the server no longer needs, or enlarge the disk. Without space no photos, donations or emails are kept.',
    },
    diskUnknown: { state: () => 'The file system does not say how much is left.' },
    backupsNone: {
      state: () => 'The portal knows of no backup.',
      todo: 'Schedule one, and try to restore it: docs/operations.md says how.',
    },
    backupGood: { state: ({ at }, when) => `The latest ended on ${when(at)}.` },
    backupOld: {
      state: ({ at }, when) => `The latest is from ${when(at)}.`,
      todo: 'Check that the scheduled task still runs, and make one now.',
    },
    backupFailed: {
      state: ({ at }, when) => `The one of ${when(at)} failed.`,
      todo: 'Check the space, keys and destination of the backups, and make one now.',
    },
    pdfsDrawn: { state: () => 'Within the last hour, all that were asked for.' },
    pdfsRejected: {
      state: ({ count }) =>
        `Within the last hour ${several(count, 'was not made', 'were not made')}: too many were asked for at once.`,
      todo: 'If it goes on, look in the log who asks for them, or give the server more processors.',
    },
    versionSame: {
      state: ({ version, processes }) =>
        `${version}, in ${several(processes, 'process', 'processes')}.`,
    },
    versionMixed: {
      state: ({ versions }) => `Processes run different versions: ${versions}.`,
      todo: 'Finish the update: restart the processes that still run the old version.',
    },
  },
};

/** A finding as people read it. */
export function findingText(
  { reason, values = {} }: { reason: FindingReason; values?: FindingValues | undefined },
  language: Language,
  timeZone: string,
): { state: string; todo: string | undefined } {
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const { state, todo } = words[language][reason];
  return { state: state(values, (instant) => format.format(new Date(String(instant)))), todo };
}
