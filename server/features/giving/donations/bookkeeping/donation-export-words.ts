import { type Donation, donationFields } from '#domain/donations/donation.ts';
import {
  donationPurpose,
  folioOf,
  methodNames,
  stateNames,
} from '#domain/donations/donation-words.ts';
import { providerNameIn } from '#domain/donations/provider-names.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { AccountContact } from '#server/features/people/accounts/accounts.service.ts';
import type { GivingCompany } from '../../companies/company-references.ts';

const ours = {
  net: { es: 'Después de reembolsos', en: 'After refunds' },
  donorName: { es: 'Nombre', en: 'Name' },
  account: { es: 'Correo de la cuenta', en: 'Email of the account' },
  reference: { es: 'Referencia del proveedor', en: 'Reference of the provider' },
  companyRfc: { es: 'RFC de la empresa', en: 'RFC of the company' },
  test: { es: 'Modo de prueba', en: 'Test mode' },
  trial: { es: 'De prueba', en: 'Trial' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
} as const satisfies Record<string, Bilingual>;

const { folio, date, status, productName, method, provider, amountCents, refundedCents } =
  donationFields;
const { anonymous, email, wantsInvoice, cfdi, campaignId, companyId } = donationFields;

/** The head of the bookkeepers' table for spreadsheets. */
export const exportHead = (language: Language): string[] =>
  [
    folio,
    date,
    status,
    productName,
    method,
    provider,
    { label: ours.reference },
    amountCents,
    refundedCents,
    { label: ours.net },
    { label: ours.donorName },
    { label: ours.account },
    email,
    anonymous,
    wantsInvoice,
    cfdi,
    { label: ours.test },
    campaignId,
    companyId,
    { label: ours.companyRfc },
  ].map(({ label }) => label[language]);

/** Of a trial no provider knows. */
const providerIn = ({ provider }: Pick<Donation, 'provider'>, language: Language): string =>
  provider === 'test' ? ours.trial[language] : providerNameIn(provider, language);

/** Cells in the order of `exportHead`; amounts in pesos. */
export function exportRow(
  donation: Donation,
  donor: Pick<AccountContact, 'name' | 'email'> | undefined,
  campaign: Bilingual | undefined,
  company: GivingCompany | undefined,
  language: Language,
): (string | number)[] {
  const yesNo = (flag: boolean) => ours[flag ? 'yes' : 'no'][language];
  const pesos = (cents: number) => (cents / 100).toFixed(2);
  const isPaid = donation.folio !== null;
  return [
    folioOf(donation),
    donation.date,
    stateNames[donation.status][language],
    donationPurpose(donation, language),
    methodNames[donation.method][language],
    providerIn(donation, language),
    donation.reference ?? '',
    pesos(donation.amountCents),
    pesos(donation.refundedCents),
    pesos(isPaid ? donation.amountCents - donation.refundedCents : 0),
    donor?.name ?? '',
    donor?.email ?? '',
    donation.email,
    yesNo(donation.anonymous),
    yesNo(donation.wantsInvoice),
    donation.cfdi ?? '',
    yesNo(donation.isTest),
    campaign?.[language] ?? '',
    company?.legalName ?? '',
    company?.rfc ?? '',
  ];
}
