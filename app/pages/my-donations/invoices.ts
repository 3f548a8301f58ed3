import { call, callFile, read } from '#app/api/call.ts';
import type { OwnDonation } from '#app/api/donations.ts';
import { invoicedDonationsFrom } from '#app/api/invoiced-donations.ts';
import { fetchCfdiUses, fetchSatRows, satToday } from '#app/api/sat-lists.ts';
import { fetchPrivateFile } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { fetchUser } from '#app/api/users.ts';
import { findOwnCompany } from '#domain/companies/company-calls.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import {
  createDocument,
  type DocumentRow,
  findDocuments,
} from '#domain/documents/document-calls.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { usesForDonation } from '#domain/invoices/cfdi-use.ts';
import { invoiceDocumentFields } from '#domain/invoices/invoice.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import { issuerFields } from '#domain/invoices/issuer.ts';
import { paymentFormsOf } from '#domain/invoices/payment-form.ts';
import {
  type InvoiceReceiver,
  type ReceiverWarning,
  receiverProblems,
  receiverWarnings,
  satName,
  taxpayerKind,
} from '#domain/invoices/receiver.ts';
import { printInvoice } from '#domain/invoices/report-calls.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** Invoices of one's own donations. All calls throw ApiError. */

const schema = 'cfdis';
const invoices = queryBy(invoiceDocumentFields);

type OwnInvoice = ReturnType<typeof invoiceFrom>;

const readInvoice = entityReader(
  invoiceDocumentFields,
  ['id', 'series', 'folio', 'status', 'issuerId', 'uuid', 'xml', 'donations'] as const,
  { donations: invoicedDonationsFrom },
);

const invoiceFrom = ({ payload, ...frame }: DocumentRow) => readInvoice({ ...payload, ...frame });

/** Folios ('D12') of donations whose invoice is asked for and not stamped yet. */
export async function findUnderWay(): Promise<ReadonlySet<string>> {
  const where = [invoices.where('status', '=', 'pending')];
  const rows = await read(findDocuments, { schema, filter: { where }, limit: 50 });
  return new Set(rows.flatMap((row) => invoiceFrom(row).donations.map(folioOf)));
}

async function getInvoice({ cfdi }: OwnDonation): Promise<OwnInvoice> {
  const where = [invoices.where('uuid', '=', cfdi)];
  const [row] = await read(findDocuments, { schema, filter: { where }, limit: 1 });
  if (!row) throw new Error(`There is no invoice ${cfdi}`);
  return invoiceFrom(row);
}

interface InvoiceFile {
  name: string;
  content: Blob;
}

export async function fetchInvoicePdf(donation: OwnDonation): Promise<InvoiceFile> {
  const invoice = await getInvoice(donation);
  const { series, folio } = invoice;
  const params = { series, folio: folio ?? 0 };
  const content = await callFile(printInvoice, { report: 'pdf_cfdi', params });
  return { name: fileName(invoice, 'pdf'), content };
}

export async function fetchInvoiceXml(donation: OwnDonation): Promise<InvoiceFile> {
  const invoice = await getInvoice(donation);
  // Of this site, whatever its name is here.
  const { pathname } = new URL(invoice.xml ?? '', location.href);
  return { name: fileName(invoice, 'xml'), content: await fetchPrivateFile(pathname) };
}

const fileName = (invoice: OwnInvoice, kind: 'pdf' | 'xml') =>
  `Comprobante donativo ${folioOf(invoice)}.${kind}`;

type Issuer = ReturnType<typeof readIssuer>;
const readIssuer = entityReader(issuerFields, ['id', 'legalName', 'rfc', 'series'] as const, {});

interface Choice {
  code: string;
  name: string;
}

/** What an invoice of the donation would say, and what its donor chooses. */
export interface InvoiceDraft {
  issuer: Issuer;
  receiver: InvoiceReceiver;
  /** As the SAT has it. */
  receiverName: string;
  regime: Choice | undefined;
  warnings: readonly ReceiverWarning[];
  /** The usual one first; empty where the SAT takes none with this régimen. */
  uses: readonly Choice[];
  forms: readonly Choice[];
  /** The profile's, where it is one of them. */
  preferredUse: string;
}

/** What stands in the way of an invoice, or its draft. */
export type InvoicePreparation =
  | { kind: 'noIssuer' | 'companyGone' }
  | { kind: 'profile'; missing: readonly (keyof InvoiceReceiver)[] }
  | { kind: 'draft'; draft: InvoiceDraft };

export async function prepareInvoice(
  donation: OwnDonation,
  userId: string,
): Promise<InvoicePreparation> {
  const { companyId } = donation;
  const [[issuerRow], user, company] = await Promise.all([
    read(findRows, { schema: 'empresas', limit: 1 }),
    fetchUser(userId),
    companyId === null ? null : read(findOwnCompany, {}),
  ]);
  if (!issuerRow) return { kind: 'noIssuer' };
  if (companyId !== null && company?.id !== companyId) return { kind: 'companyGone' };
  const receiver = receiverOf(company?.written ?? user);
  const problems = receiverProblems(receiver);
  const missing = Object.keys(problems) as (keyof InvoiceReceiver)[];
  if (missing.length > 0) return { kind: 'profile', missing };
  const kind = taxpayerKind(receiver.rfc);
  const [allUses, forms, regimes] = await Promise.all([
    fetchCfdiUses(),
    fetchSatRows('sat_formas_pago'),
    fetchSatRows('sat_regimen_fiscal'),
  ]);
  const { taxRegime } = receiver;
  const uses = usesForDonation(allUses, { kind, taxRegime }, satToday());
  const draft = {
    issuer: readIssuer({ id: issuerRow.id, ...issuerRow.payload }),
    receiver,
    receiverName: satName(receiver.legalName, kind),
    regime: regimes.find(({ code }) => code === taxRegime),
    warnings: receiverWarnings(receiver, company ? '' : user.federalState),
    uses,
    forms: paymentFormsOf([donation]).map(
      (code) => forms.find((form) => form.code === code) ?? { code, name: '' },
    ),
    preferredUse: uses.find(({ code }) => code === user.cfdiUse)?.code ?? uses[0]?.code ?? '',
  };
  return { kind: 'draft', draft };
}

const receiverOf = ({
  rfc,
  legalName,
  taxRegime,
  taxPostalCode,
}: InvoiceReceiver): InvoiceReceiver => ({
  rfc,
  legalName,
  taxRegime,
  taxPostalCode,
});

/** @returns the donation with the UUID of its invoice where it is stamped already; otherwise that comes by mail */
export async function createInvoice(
  donation: OwnDonation,
  { issuer }: InvoiceDraft,
  chosen: { use: string; form: string },
  idempotencyKey: IdempotencyKey,
): Promise<OwnDonation> {
  const { series: serie, folio, branchId, customerId, wantsInvoice } = donation;
  const body = {
    schema,
    series: issuer.series,
    payload: {
      encabezado: {
        sucursal_id: branchId,
        ...(customerId !== null && { cliente_id: customerId }),
        empresa_id: issuer.id,
        tipo: 'I',
        forma_pago: chosen.form,
        uso_cfdi_codigo: chosen.use,
        // Who forgot to ask for one when giving does so now.
        ...(!wantsInvoice && { impuestos: true }),
      },
      detalles: { schema: 'ventas', documentos: [{ serie, folio }] },
    },
  };
  const made = await call(createDocument, body, { idempotencyKey });
  const isStamped = made.estado === invoiceStates.toWire('valid');
  const uuid = 'uuid' in made && typeof made.uuid === 'string' ? made.uuid : null;
  return { ...donation, wantsInvoice: true, cfdi: isStamped ? uuid : null };
}
