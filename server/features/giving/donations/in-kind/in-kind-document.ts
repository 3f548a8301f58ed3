import type { RecordPart } from '#domain/content/record-uses.ts';
import { inKindNumber } from '#domain/donations/in-kind.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { documentHead } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts } from '#server/pdf/tables.ts';
import { callout, paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { longDate, recipient } from '../receipts/receipt-sheet.ts';
import type { InKindGift } from './in-kind.repository.ts';

interface Words {
  title: string;
  thanks: string;
  labels: { date: string; donor: string; what: string; estimate: string; recipient: string };
  anonymous: string;
  estimateNote: string;
  notFiscal: string;
  signature: string;
  footer: (siteName: string) => string;
  file: (number: string) => string;
}

export const inKindWords: Bilingual<Words> = {
  es: {
    title: 'Acuse de recibo de donativo en especie',
    thanks: 'Gracias: lo que nos diste llega a los animales que cuidamos.',
    labels: {
      date: 'Fecha en que lo recibimos',
      donor: 'Donante',
      what: 'Lo que recibimos',
      estimate: 'Valor que estima el donante',
      recipient: 'Recibió',
    },
    anonymous: 'Anónimo',
    estimateNote: 'El valor lo dijo quien donó; no lo valuamos.',
    notFiscal:
      'Este acuse no es un comprobante fiscal (CFDI) y no sirve para deducir impuestos. Si necesitas un CFDI de tu donativo en especie, escríbenos antes de que termine el mes en que lo diste.',
    signature: 'Nombre y firma de quien recibió',
    footer: (siteName) => `${siteName} · Acuse de donativo en especie, sin efectos fiscales`,
    file: (number) => `Acuse de donativo en especie ${number}.pdf`,
  },
  en: {
    title: 'Receipt of a gift in kind',
    thanks: 'Thank you: what you gave goes to the animals we look after.',
    labels: {
      date: 'Day on which we received it',
      donor: 'Donor',
      what: 'What we received',
      estimate: 'Value as the donor estimates it',
      recipient: 'Received by',
    },
    anonymous: 'Anonymous',
    estimateNote: 'The value is what the donor said; we did not appraise it.',
    notFiscal:
      'This receipt is no tax receipt (CFDI) and cannot be used to deduct taxes. If you need a CFDI of your gift in kind, write to us before the month in which you gave it is over.',
    signature: 'Name and signature of whoever received it',
    footer: (siteName) => `${siteName} · Receipt of a gift in kind, without tax effects`,
    file: (number) => `Receipt of a gift in kind ${number}.pdf`,
  },
};

interface Site {
  siteUrl: string;
  organisation: RecordPart<'receipts'>;
  letterhead: Letterhead;
  language: Language;
  createdAt: Date;
}

/** That a gift was received which is no money, for its donor: no invoice, and it says so. PDF. */
function composeInKind(gift: InKindGift, site: Site): Promise<Buffer> {
  const { siteUrl, organisation, letterhead, language, createdAt } = site;
  const words = inKindWords[language];
  const { labels } = words;
  const title = `${words.title} ${inKindNumber(gift.folio)}`;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title,
    subject: words.title,
    footer: words.footer(organisation.name),
    form: 'letter',
    scale: 1,
    createdAt,
  });
  documentHead(sheet, { title, subtitle: words.thanks });
  facts(sheet, [
    { label: labels.what, value: gift.what },
    { label: labels.date, value: longDate(gift.receivedOn, language) },
    { label: labels.donor, value: gift.donorName || words.anonymous },
    ...(gift.estimatedCents === null
      ? []
      : [{ label: labels.estimate, value: formatPesos(gift.estimatedCents) }]),
    { label: labels.recipient, value: recipient(siteUrl, organisation) },
  ]);
  callout(sheet, words.notFiscal);
  if (gift.estimatedCents !== null) {
    paragraph(sheet, words.estimateNote, { color: colour.inkSoft });
  }
  sheet.space(48);
  paragraph(sheet, `______________________________\n${words.signature}`, {
    color: colour.inkSoft,
  });
  return sheet.finish();
}

export const drawInKind = inTurn(composeInKind);
