import { type Donation, donationFields } from '#domain/donations/donation.ts';
import {
  donationPurpose,
  folioOf,
  methodNames,
  stateNames,
} from '#domain/donations/donation-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';

const ours = {
  net: { es: 'Después de reembolsos', en: 'After refunds' },
  test: { es: 'Modo de prueba', en: 'Test mode' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
} as const satisfies Record<string, Bilingual>;

const { folio, date, status, productName, petId, method, amountCents, refundedCents } =
  donationFields;
const { anonymous, wantsInvoice, cfdi, companyId } = donationFields;

/** The head of the donor's table for spreadsheets. */
export const csvHead = (language: Language): string[] =>
  [
    folio,
    date,
    status,
    productName,
    petId,
    method,
    amountCents,
    refundedCents,
    { label: ours.net },
    anonymous,
    wantsInvoice,
    cfdi,
    { label: ours.test },
    companyId,
  ].map(({ label }) => label[language]);

/** Cells in the order of `csvHead`; amounts in pesos. */
export function csvRow(
  donation: Donation,
  { petName, company }: { petName: string; company: string },
  language: Language,
): (string | number)[] {
  const yesNo = (flag: boolean) => ours[flag ? 'yes' : 'no'][language];
  const pesos = (cents: number) => (cents / 100).toFixed(2);
  return [
    folioOf(donation),
    donation.date,
    stateNames[donation.status][language],
    donationPurpose(donation, language),
    petName,
    methodNames[donation.method][language],
    pesos(donation.amountCents),
    pesos(donation.refundedCents),
    pesos(donation.folio === null ? 0 : donation.amountCents - donation.refundedCents),
    yesNo(donation.anonymous),
    yesNo(donation.wantsInvoice),
    donation.cfdi ?? '',
    yesNo(donation.isTest),
    company,
  ];
}
