import { folioOf, methodNames } from '#domain/donations/donation-words.ts';
import type { DonorDuty } from '#domain/donations/donor-watch.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { KnownDonor } from './known-donor.ts';
import type { PaidGift } from './watched-gifts.repository.ts';

const dutyNames: Readonly<Record<DonorDuty, Bilingual>> = {
  identify: { es: 'Identificar', en: 'Identify' },
  report: { es: 'Avisar', en: 'Report' },
};

export const csvHead: Bilingual<string[]> = {
  es: [
    'Deber',
    'Avisar hasta',
    'Nombre',
    'Razón social',
    'RFC',
    'Correo',
    'Teléfono',
    'Folio',
    'Fecha',
    'Monto',
    'Forma de pago',
    'CFDI',
  ],
  en: [
    'Duty',
    'Report by',
    'Name',
    'Legal name',
    'RFC',
    'Email',
    'Phone',
    'Folio',
    'Date',
    'Amount',
    'Paid by',
    'CFDI',
  ],
};

export const csvRow = (
  { duty, reportBy, customer, name }: KnownDonor,
  { series, folio, date, amountCents, method, cfdi }: PaidGift,
  language: Language,
): string[] => [
  dutyNames[duty][language],
  reportBy ?? '',
  customer?.name ?? name,
  customer?.legalName ?? '',
  customer?.rfc ?? '',
  customer?.email ?? '',
  customer?.phone ?? '',
  folioOf({ series, folio }),
  date,
  (amountCents / 100).toFixed(2),
  methodNames[method][language],
  cfdi ?? '',
];
