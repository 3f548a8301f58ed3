import { normalizeEmail } from '../email.ts';
import { genericRfcs, normalizeRfc } from '../rfc.ts';
import { foldText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** By what two applications are known to come from one person. */
export const identityKinds = vocabulary({
  account: 'cuenta',
  email: 'correo',
  phone: 'telefono',
  rfc: 'rfc',
  address: 'domicilio',
  nameAndPostalCode: 'nombre_y_cp',
});
export type IdentityKind = ValueOf<typeof identityKinds>;

/** What is known about somebody; missing or empty where it is not. */
export interface Identity {
  accountId?: string;
  email?: string;
  phone?: string;
  rfc?: string;
  street?: string;
  exteriorNumber?: string;
  interiorNumber?: string;
  postalCode?: string;
  name?: string;
}

/** In the form in which it is compared. */
export interface IdentityMark {
  kind: IdentityKind;
  value: string;
}

const compact = (text = '') =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function identityMarks(given: Identity): IdentityMark[] {
  const values: Record<IdentityKind, string> = {
    account: given.accountId ?? '',
    email: mailbox(given.email ?? ''),
    phone: (given.phone ?? '').replace(/[^0-9]/g, ''),
    rfc: documentOf(given.rfc ?? ''),
    address: addressOf(given),
    nameAndPostalCode: joined([
      compact(given.name).split(' ').sort().join(' '),
      compact(given.postalCode),
    ]),
  };
  return identityKinds.values
    .map((kind) => ({ kind, value: values[kind] }))
    .filter(({ value }) => value !== '');
}

/** Without the label behind a plus sign; of Gmail without the dots, which lead to the same mailbox. */
function mailbox(email: string): string {
  const [local = '', host = ''] = normalizeEmail(email).split('@');
  if (local === '' || host === '') return '';
  const name = local.replace(/(?<=.)\+.*$/, '');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

function documentOf(rfc: string): string {
  const normal = normalizeRfc(rfc);
  return genericRfcs.includes(normal) ? '' : normal;
}

/** Neighbours share all but the number; flats of one house the interior number. */
function addressOf({ street, exteriorNumber, interiorNumber, postalCode }: Identity): string {
  const name = compact(street).replace(/^(?:calle|c|avenida|av)\s+/, '');
  const house = joined([compact(postalCode), name, compact(exteriorNumber)]);
  return house && `${house}|${compact(interiorNumber)}`;
}

/** Empty where a part is missing. */
const joined = (parts: readonly string[]) => (parts.every(Boolean) ? parts.join('|') : '');
