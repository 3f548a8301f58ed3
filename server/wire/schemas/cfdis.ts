import { z } from 'zod';
import { type ValueWriters, wireNames } from '#domain/contract/wire.ts';
import { type InvoiceDocument, invoiceDocumentFields } from '#domain/invoices/invoice.ts';
import { invoiceMachine } from '#domain/invoices/invoice-machine.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import type { Context } from '#server/context.ts';
import { filePaths } from '#server/features/giving/invoices/invoice-files.ts';
import { withWireNames } from '../field-names.ts';
import { wireText } from '../wire-text.ts';
import { defineDocument } from './document.ts';
import { documentStates, noDetails, transition } from './transitions.ts';

const text = wireText.max(100);

/** What the specification's client sends; of the branch and the kind of document there is one. */
const payload = z.object({
  encabezado: z.object({
    sucursal_id: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).optional(),
    cliente_id: text.nullish(),
    empresa_id: text.nullish(),
    tipo: z.literal('I').default('I'),
    forma_pago: text.nullish(),
    uso_cfdi_codigo: text.nullish(),
    impuestos: z.boolean().optional(),
  }),
  detalles: z.object({
    schema: z.literal('ventas').default('ventas'),
    documentos: z.array(z.object({ serie: z.string().default(''), folio: z.number() })),
  }),
});

/** By what error messages call it: fields of the request, and of the donor's profile. */
const names = {
  ...wireNames(invoiceDocumentFields),
  cfdiUse: 'encabezado.uso_cfdi_codigo',
  branchId: 'encabezado.sucursal_id',
  donations: 'detalles.documentos',
  rfc: 'rfc',
  legalName: 'razon_social',
  taxRegime: 'regimen_fiscal',
  taxPostalCode: 'cp_fiscal',
  motive: 'motivo',
  replacementUuid: 'folio_sustitucion',
};

const valueWriters: ValueWriters<InvoiceDocument, Context> = {
  totalCents: (cents) => cents / 100,
  donations: (donations) => donations.map(({ series, folio }) => ({ serie: series, folio })),
  xml: (path, { config }) => path && config.siteUrl + path,
  pdf: (path, { config }) => path && config.siteUrl + path,
  answer: (path, { config }) => path && config.siteUrl + path,
};

export const cfdis = defineDocument({
  name: 'cfdis',
  noun: 'invoice',
  summary:
    'Invoices (CFDI 4.0) of donations. Created from paid donations of one’s own that were made with `impuestos`, or ' +
    'with `encabezado.impuestos` true here, until the end of the month in which they were paid and at least for three days ' +
    '(then 409, `invoiceAskedLate`); who they are made out to stands in the profile (`rfc`, `razon_social`, `regimen_fiscal`, `cp_fiscal`), and what the SAT does ' +
    'not take is rejected under those names. Creation returns `data {id, serie, folio, estado, uuid, xml, pdf, avisos}`: ' +
    '`xml` and `pdf` are addresses for the session of the donor and of administrators, who may also make one for a donor; `estado` is `pendiente`, without ' +
    'files, while the certification provider does not answer (the donor gets them by mail); `avisos` names what is odd ' +
    'of the receiver (`rfcCheckDigit`, `postalCodeOfOtherState`). Administrators cancel with `motivo` 01 to 04, and ' +
    '`folio_sustitucion` with 01: `en_cancelacion` until the SAT has decided.',
  fields: invoiceDocumentFields,
  owner: 'userId',
  managedBy: 'invoices.manage',
  valueWriters,
  read: {
    by: 'owner',
    find: ({ invoices }, viewer, query) => invoices.query(viewer, query),
  },
  create: {
    by: 'owner',
    payload,
    run({ input: { encabezado, detalles }, context, viewer, address, series, once }) {
      const request = {
        series,
        branchId: encabezado.sucursal_id,
        customerId: encabezado.cliente_id ?? undefined,
        issuerId: encabezado.empresa_id ?? undefined,
        paymentForm: encabezado.forma_pago ?? undefined,
        cfdiUse: encabezado.uso_cfdi_codigo ?? undefined,
        asksNow: encabezado.impuestos,
        donations: detalles.documentos.map(({ serie, folio }) => ({ series: serie, folio })),
      };
      return withWireNames(names, async () => {
        const { id, warnings } = await once((record) =>
          context.invoices.create({ viewer, address }, request, record),
        );
        return {
          ...createdToWire(
            await context.invoiceStamping.stampNow(viewer, id),
            context.config.siteUrl,
          ),
          avisos: warnings,
        };
      });
    },
  },
  states: documentStates(invoiceMachine, {
    end: transition(noDetails, async ({ context, viewer, address, record }, key) => {
      const { pendingInvoices } = context;
      await pendingInvoices.resolve({ viewer, address }, key, { hasNoStamp: true }, record);
    }),
    cancel: transition(
      z.strictObject({ motivo: text.optional(), folio_sustitucion: text.optional() }),
      ({ input: { motivo, folio_sustitucion }, context, viewer, address, record }, key) => {
        const requested = { motive: motivo, replacementUuid: folio_sustitucion };
        return withWireNames(names, () =>
          context.cancellations.cancel({ viewer, address }, key, requested, record),
        );
      },
      // The SAT, or the receiver, may refuse it.
      ({ status }) => status === 'cancelling' || status === 'cancelled',
    ),
  }),
});

/** What whoever asked for an invoice is told of it. */
export function createdOf(
  {
    id,
    createdAt,
    series,
    folio,
    status,
    uuid,
  }: Omit<InvoiceDocument, 'donations' | 'xml' | 'pdf' | 'answer'>,
  siteUrl: string,
) {
  const { xml, pdf } = filePaths({ id });
  return {
    id,
    createdAt,
    series,
    folio,
    state: status,
    uuid,
    xml: uuid === null ? null : siteUrl + xml,
    pdf: uuid === null ? null : siteUrl + pdf,
  };
}

function createdToWire(...of: Parameters<typeof createdOf>) {
  const { createdAt, series, state, ...same } = createdOf(...of);
  return { ...same, created_at: createdAt, serie: series, estado: invoiceStates.toWire(state) };
}
