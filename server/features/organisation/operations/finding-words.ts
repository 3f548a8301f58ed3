import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { FindingReason } from '#domain/operations/finding-reasons.ts';
import type { StatusSubject } from '#domain/operations/status.ts';
import type { FindingValues } from './finding-text.ts';
import { englishFindings } from './finding-words-en.ts';
import { spanishFindings } from './finding-words-es.ts';

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

const words = { es: spanishFindings, en: englishFindings };

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
