import { padAspect } from '#domain/adoption/contract.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { drawStrokes } from '#server/features/adoption/contracts/draw-strokes.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { qrCode } from '#server/pdf/qr-code.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts } from '#server/pdf/tables.ts';
import { paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { type Booking, type Consent, type Drive, operationOf } from './drive-records.ts';

interface Given {
  drive: Drive;
  booking: Booking;
  siteName: string;
  siteUrl: string;
  timezone: string;
  letterhead: Letterhead;
  at: Date;
}

interface Words {
  certificate: string;
  certifies(organisation: string): string;
  consent: string;
  pet: string;
  animal: string;
  weight: string;
  owner: string;
  day: string;
  place: string;
  vet: string;
  licence: string;
  signature: string;
  signedAt(moment: string): string;
  byName: string;
  verify: string;
  howToVerify(address: string): string;
  code: string;
  hash: string;
}

const words: Bilingual<Words> = {
  es: {
    certificate: 'Constancia de esterilización',
    certifies: (organisation) =>
      `${organisation} hace constar que este animal fue esterilizado en su jornada.`,
    consent: 'Autorización de cirugía',
    pet: 'Nombre',
    animal: 'Animal',
    weight: 'Peso',
    owner: 'Responsable',
    day: 'Fecha',
    place: 'Lugar',
    vet: 'Veterinario',
    licence: 'Cédula profesional',
    signature: 'Firma',
    signedAt: (moment) => `Firmado el ${moment}`,
    byName: 'Firmó escribiendo su nombre.',
    verify: 'Cómo comprobarla',
    howToVerify: (address) =>
      `Escanea el código o abre ${address}. La firma digital de este PDF muestra además si alguien lo cambió.`,
    code: 'Clave',
    hash: 'SHA-256 del texto firmado',
  },
  en: {
    certificate: 'Certificate of sterilization',
    certifies: (organisation) =>
      `${organisation} certifies that this animal was sterilized at its drive.`,
    consent: 'Authorization of surgery',
    pet: 'Name',
    animal: 'Animal',
    weight: 'Weight',
    owner: 'Owner',
    day: 'Date',
    place: 'Place',
    vet: 'Vet',
    licence: 'Professional license',
    signature: 'Signature',
    signedAt: (moment) => `Signed on ${moment}`,
    byName: 'Signed by typing their name.',
    verify: 'How to verify it',
    howToVerify: (address) =>
      `Scan the code or open ${address}. The digital signature of this PDF also shows whether somebody changed it.`,
    code: 'Code',
    hash: 'SHA-256 of the signed text',
  },
};

const dayOf = (onDate: string, language: Language) =>
  new Date(`${onDate}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

function begin({ drive, booking, letterhead, siteName, at }: Given, title: string): PdfSheet {
  const language = booking.language as Language;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title,
    subject: booking.pet_name,
    footer: siteName,
    form: 'letter',
    scale: 1,
    createdAt: at,
  });
  documentHead(sheet, {
    title,
    subtitle: booking.pet_name,
    note: `${drive.title} · ${dayOf(drive.onDate, language)}`,
  });
  return sheet;
}

function animalFacts({ drive, booking }: Given, say: Words) {
  const language = booking.language as Language;
  const { species, sexes } = driveLabels[language];
  const kilograms = (booking.grams / 1_000).toLocaleString(locale[language]);
  return [
    { label: say.pet, value: booking.pet_name },
    { label: say.animal, value: `${species[booking.species]}, ${sexes[booking.sex]}` },
    { label: say.weight, value: `${kilograms} kg` },
    { label: say.owner, value: booking.name },
    { label: say.day, value: dayOf(drive.onDate, language) },
    { label: say.place, value: drive.place },
  ];
}

const codeSide = 96;

/** PDF, not yet signed. */
async function composeCertificate(given: Given): Promise<Buffer> {
  const { booking, siteName, siteUrl } = given;
  const language = booking.language as Language;
  const say = words[language];
  const sheet = begin(given, say.certificate);
  paragraph(sheet, say.certifies(siteName));
  const operation = operationOf(booking);
  facts(sheet, [
    ...animalFacts(given, say),
    ...(operation ? [{ label: say.vet, value: operation.vetName }] : []),
    ...(operation?.vetLicence ? [{ label: say.licence, value: operation.vetLicence }] : []),
  ]);
  const code = booking.certificate ?? '';
  const address = siteUrl + pathFor('driveCertificate', language, { code });
  sectionHeading(sheet, say.verify, { isFirst: false, company: codeSide + 30 });
  const top = sheet.y;
  qrCode(sheet, address, sheet.left, top, codeSide);
  const x = sheet.left + codeSide + 18;
  const width = sheet.width - codeSide - 18;
  let y = top;
  for (const [text, style] of [
    [say.howToVerify(address), { size: 9 }],
    [say.code, { size: 8.5, font: 'bold', color: colour.inkSoft }],
    [code, { size: 12, font: 'bold' }],
  ] as const) {
    const from = y;
    sheet.put('P', () => sheet.write(text, x, from, width, style));
    y += sheet.heightOf(text, width, style) + 3;
  }
  sheet.y = Math.max(y, top + codeSide);
  return sheet.finish();
}

/** PDF, not yet signed. */
async function composeConsent({
  consent,
  ...given
}: Given & { consent: Consent }): Promise<Buffer> {
  const language = given.booking.language as Language;
  const say = words[language];
  const sheet = begin(given, say.consent);
  for (const text of consent.text.split('\n\n')) paragraph(sheet, text);
  const width = 240;
  const height = width / padAspect;
  sectionHeading(sheet, say.signature, { isFirst: false, company: height + 80 });
  drawStrokes(sheet, consent.strokes, { x: sheet.left, y: sheet.y, width, height });
  sheet.y += height;
  const moment = new Date(consent.at).toLocaleString(locale[language], {
    ...{ dateStyle: 'medium', timeStyle: 'long' },
    timeZone: given.timezone,
  });
  paragraph(sheet, consent.name, { font: 'bold' });
  paragraph(sheet, say.signedAt(moment), { size: 9, color: colour.inkSoft });
  if (consent.strokes.length === 0) paragraph(sheet, say.byName, { size: 9 });
  paragraph(sheet, `${say.hash}: ${consent.sha256}`, { size: 7.5, color: colour.inkSoft });
  return sheet.finish();
}

export const drawCertificate = inTurn(composeCertificate);
export const drawConsent = inTurn(composeConsent);
