import { command, creation, pagedQuery } from '../contract/call.ts';
import { rowQuery, rowQueryLimits } from '../contract/row-query.ts';
import {
  bounded,
  integer,
  language,
  nullable,
  object,
  optional,
  optionally,
  type Shape,
  text,
  unknown,
  wire,
} from '../contract/shape.ts';
import type { Row } from '../rows/row-calls.ts';

/** Documents of any kind, named by its schema: read and written as rows are (`rows/row-calls.ts`). */

export interface DocumentRow extends Row {
  readonly serie: string;
  /** null until it has one. */
  readonly folio: number | null;
  readonly estado: string;
  /** Where they are asked for: those that the viewer may make now. */
  readonly transiciones?: readonly string[];
}

/** What whoever created one is told of it. */
type CreatedDocument = Pick<DocumentRow, 'id'> & Partial<DocumentRow>;

const document = unknown as Shape as Shape<DocumentRow>;
const schema = bounded(text, { max: 100 });
const series = wire('serie', optionally(bounded(text, { max: 20 }), ''));
const mostFolios = 2 ** 31 - 1;
const key = { schema, series, folio: bounded(integer, { min: 1, max: mostFolios }) };
const lang = { language: wire('lang', optional(language)) };

export const createDocument = creation('documentos:crear', {
  access: 'everyone',
  takes: { schema, series, payload: unknown, captcha: optional(text) },
  gives: unknown as Shape as Shape<CreatedDocument>,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: [
      'donationInvoiceUnderWay',
      'invoiceAskedLate',
      'donationInvoiced',
      'donationOfTrial',
      'issuerMissing',
      'donationWithoutTaxes',
      'sealExpired',
      'stampingMissing',
      'stampingTooLate',
      'csdBusy',
      'donationInGlobalInvoice',
      'donationNotPaid',
      'depositNotInvoiced',
      'chargesInvoicedAlone',
      'feeInvoiceNotSet',
      'donationBroughtIn',
      'donorGone',
      'donorsDiffer',
      'companiesDiffer',
      'companyGone',
      'alreadyApplied',
      'alreadyListed',
      'conflict',
    ],
    422: [
      'rfcUnknownToSat',
      'nameUnknownToSat',
      'postalCodeUnknownToSat',
      'regimeDoesNotFit',
      'cfdiUseRefused',
      'stampingRefused',
      'adoptionProfileMissing',
      'tooManyApplications',
      'captchaRequired',
      'captchaExpired',
    ],
    503: ['stampingMissing'],
  },
});

export const findDocuments = pagedQuery('documentos:consultar', {
  access: 'session',
  takes: { schema: bounded(text, { max: rowQueryLimits.text }), ...rowQuery },
  gives: unknown as Shape as Shape<DocumentRow[], readonly DocumentRow[]>,
});

/** What transitions take beside the key of the document: each its own. */
const words = wire('mensaje', optional(unknown));
/** YYYY-MM-DD */
const until = wire('hasta', optional(unknown));

/** Makes one of the transitions of its kind. */
export const moveDocument = creation('documentos:transitar', {
  access: 'session',
  keepsOthers: true,
  takes: {
    ...key,
    transition: wire('transicion', bounded(text, { max: 100 })),
    words,
    until,
    ...lang,
  },
  gives: document,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: [
      'transitionNotAllowed',
      'invoiceNotValid',
      'invoiceMayBeStamped',
      'cancellationRefused',
      'petHasAnotherFamily',
      'bondedPairStaysTogether',
      'adopterRestricted',
      'anotherFamilyChosen',
      'otherFamilyChosen',
      'stampingMissing',
      'conflict',
    ],
    422: ['transitionUnknown'],
  },
});

/** It stays in its series. */
export const cancelDocument = command('documentos:cancelar', {
  access: 'session',
  keepsOthers: true,
  /** An invoice's says why, and by which one it is replaced. */
  takes: {
    ...key,
    motive: wire('motivo', optional(unknown)),
    replacementUuid: wire('folio_sustitucion', optional(unknown)),
  },
  gives: object({
    schema: text,
    series: wire('serie', text),
    folio: nullable(integer),
    status: wire('estado', text),
  }),
  errors: {
    404: ['notFound'],
    409: ['invoiceNotValid', 'cancellationRefused', 'stampingMissing', 'conflict'],
    503: ['stampingMissing'],
  },
});

/** For good. */
export const removeDocument = command('documentos:eliminar', {
  access: 'session',
  takes: key,
  gives: object({ schema: text, series: wire('serie', text), folio: nullable(integer) }),
  errors: { 404: ['notFound'], 409: ['conflict'] },
});
