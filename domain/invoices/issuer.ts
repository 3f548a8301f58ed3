import { z } from 'zod';
import { line, rfc } from '../accounts/fields.ts';
import { rowFields } from '../catalogues/catalogue.ts';
import { type Access, byPortal, type EntityOf, field, inputOf, ruled } from '../contract/field.ts';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { isPostalCode } from '../postal-codes.ts';
import { taxpayerKind } from './receiver.ts';

/** Who is signed in reads what stands on every invoice. */
const ofManagers = {
  readableBy: 'session',
  filterableBy: 'session',
  orderableBy: 'session',
  writableBy: 'invoices.manage',
} as const satisfies Access;
const reported = { ...ofManagers, ...byPortal } as const;
const error = (key: MessageKey) => ({ error: key });

/** Of a donation that can be deducted. */
export const usualDonationLegend =
  'Este comprobante ampara un donativo, el cual será destinado por la donataria a los fines propios de su objeto social. ' +
  'En el caso de que los bienes donados hayan sido deducidos previamente para los efectos del impuesto sobre la renta, ' +
  'este donativo no es deducible.';

/** Series of the invoices where nobody has chosen another one. */
export const usualInvoiceSeries = 'CFDI';

/** Days before its end on which a seal certificate is warned of: the SAT may take a while. */
export const sealNoticeDays = 30;

/** The régimen of who may receive deductible donations: a company without profit. */
export const donatariaRegime = '603';

/** What an administrator says of the issuer; the seal certificate comes beside it. */
export const issuerDescription = {
  rfc: ruled(
    'rfc',
    'text',
    rfc.refine((text) => taxpayerKind(text) === 'company', error('rfcInvalid')),
    { es: 'RFC', en: 'RFC' },
    ofManagers,
  ),
  legalName: ruled(
    'razon_social',
    'text',
    line(254),
    { es: 'Razón social', en: 'Legal name' },
    ofManagers,
  ),
  taxRegime: ruled(
    'regimen_fiscal',
    'text',
    z.literal(donatariaRegime, error('valueInvalid')),
    { es: 'Régimen fiscal', en: 'Tax regime' },
    ofManagers,
  ),
  postalCode: ruled(
    'cp_fiscal',
    'text',
    z
      .string(error('postalCodeInvalid'))
      .trim()
      .refine(isPostalCode, error('postalCodeNotFiveDigits')),
    { es: 'Código postal fiscal', en: 'Tax postal code' },
    ofManagers,
  ),
  authorizationNumber: ruled(
    'donataria.autorizacion',
    'text',
    line(100),
    { es: 'Número de autorización', en: 'Authorisation number' },
    ofManagers,
  ),
  authorizationDate: ruled(
    'donataria.fecha',
    'date',
    z.string(error('invalidDate')).refine(isDate, error('invalidDate')),
    { es: 'Fecha de autorización', en: 'Authorisation date' },
    ofManagers,
  ),
  legend: ruled(
    'donataria.leyenda',
    'text',
    line(1_000),
    { es: 'Leyenda', en: 'Legend' },
    ofManagers,
  ),
  /** Of the invoices; capitals and digits. */
  series: ruled(
    'serie',
    'text',
    z
      .string(error('required'))
      .trim()
      .regex(/^[A-Z0-9]{1,10}$/, error('valueInvalid')),
    { es: 'Serie', en: 'Series' },
    ofManagers,
  ),
};

export const issuerInput = inputOf(issuerDescription);
export type IssuerDescription = z.output<typeof issuerInput>;

/** Who issues the invoices, without the key: there is one. */
export const issuerFields = {
  ...rowFields(reported),
  ...issuerDescription,
  certificateNumber: field(
    'certificado.numero',
    'text',
    { es: 'Certificado', en: 'Certificate' },
    reported,
  ),
  /** Instants, UTC ISO 8601. */
  certificateFrom: field(
    'certificado.vigente_desde',
    'date',
    { es: 'Vigente desde', en: 'Valid from' },
    reported,
  ),
  certificateTo: field(
    'certificado.vigente_hasta',
    'date',
    { es: 'Vigente hasta', en: 'Valid until' },
    reported,
  ),
};

export type Issuer = EntityOf<typeof issuerFields>;
