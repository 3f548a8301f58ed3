import { z } from 'zod';
import { paymentMethods } from '#domain/donations/donation-kind.ts';
import { reviewReasons } from '#domain/invoices/invoice-review.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { createdToWire } from '../schemas/cfdis.ts';
import { createdInvoice } from '../schemas/created.ts';
import { count, day, flag, id, pesos, shape, text, wordOf } from '../values.ts';
import { wireLanguage, wireText } from '../wire-text.ts';

const month = {
  anio: z.number(),
  mes: z.number(),
  incluir_solicitadas: z.boolean().default(false),
  lang: wireLanguage,
};
const names = { year: 'anio', month: 'mes', includeRequested: 'incluir_solicitadas' };

const requestOf = ({ anio, mes, incluir_solicitadas }: z.output<z.ZodObject<typeof month>>) => ({
  year: anio,
  month: mes,
  includeRequested: incluir_solicitadas,
});

const configuracion = defineAction({
  name: 'facturacion:consultar_configuracion',
  summary:
    'What the server’s configuration decides: whether it names the issuer (`emisor_configurado`), whom then nobody changes ' +
    'here, and whether stamps are without fiscal value (`timbres_de_prueba`; null where there is no certification provider).',
  access: { right: 'invoices.manage' },
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ emisor_configurado: flag, timbres_de_prueba: flag.nullable() }),
  async handle({ viewer, context }) {
    const { namesIssuer, hasTestStamps } = context.issuers.configuration(viewer);
    return { data: { emisor_configurado: namesIssuer, timbres_de_prueba: hasTestStamps } };
  },
});

const previsualizar = defineAction({
  name: 'facturacion:previsualizar_global',
  summary:
    'What an invoice to the general public would hold of a month that is over: its donations without an invoice, and with ' +
    '`incluir_solicitadas` those whose donors asked for one and have not made it. `restantes` do not fit in, and go into ' +
    'the next one; `huella` confirms exactly these.',
  access: { right: 'invoices.manage' },
  input: z.strictObject(month),
  output: shape({
    donativos: z.array(
      shape({
        id,
        serie: text,
        folio: z.int().nullable(),
        fecha: day,
        metodo: wordOf(paymentMethods),
      }),
    ),
    cantidad: count,
    total: pesos,
    forma_pago: text,
    restantes: count,
    huella: text,
  }),
  errors: { 409: ['monthNotOver', 'globalEmpty'] },
  handle({ input, viewer, context }) {
    return withWireNames(names, async () => {
      const found = await context.globalInvoices.preview(viewer, requestOf(input));
      return {
        data: {
          donativos: found.donations.map(({ id, series, folio, date, method }) => ({
            id,
            serie: series,
            folio,
            fecha: date,
            metodo: paymentMethods.toWire(method),
          })),
          cantidad: found.count,
          total: found.totalCents / 100,
          forma_pago: found.paymentForm,
          restantes: found.left,
          huella: found.fingerprint,
        },
      };
    });
  },
});

const crear = defineAction({
  name: 'facturacion:crear_global',
  summary:
    'Issues the global invoice that was previewed, confirmed by its `huella`; returns the same as `documentos:crear` of `cfdis`.',
  access: { right: 'invoices.manage' },
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ ...month, huella: wireText.max(100) }),
  output: createdInvoice,
  errors: {
    404: ['notFound'],
    409: [
      'globalChangedSince',
      'globalEmpty',
      'issuerMissing',
      'sealExpired',
      'stampingMissing',
      'stampingTooLate',
      'csdBusy',
      'monthNotOver',
    ],
    422: [
      'rfcUnknownToSat',
      'nameUnknownToSat',
      'postalCodeUnknownToSat',
      'regimeDoesNotFit',
      'cfdiUseRefused',
      'stampingRefused',
    ],
    503: ['stampingMissing'],
  },
  handle({ input, viewer, context, once }) {
    return withWireNames(names, async () => {
      const id = await once((record) =>
        context.globalInvoices.create(viewer, requestOf(input), input.huella, record),
      );
      const invoice = await context.invoiceStamping.stampNow(viewer, id);
      return { data: createdToWire(invoice, context.config.siteUrl) };
    });
  },
});

const porCorregir = defineAction({
  name: 'facturacion:consultar_por_corregir',
  summary:
    'Valid invoices that say more than is left of their donations (`queda`), because something was refunded afterwards: ' +
    'to be cancelled, or replaced. The oldest first, a hundred at most.',
  access: { right: 'invoices.manage' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(shape({ id, total: pesos, queda: pesos })),
  async handle({ viewer, context }) {
    const due = await context.cancellations.due(viewer);
    return {
      data: due.map(({ id, totalCents, leftCents }) => ({
        id,
        total: totalCents / 100,
        queda: leftCents / 100,
      })),
    };
  },
});

const resolver = defineAction({
  name: 'facturacion:resolver_pendiente',
  summary:
    'Asks the certification provider once more about an invoice that is `pendiente`; its answer decides. Where it says ' +
    'nothing, or its answer is not our document with a stamp, or it has none of what may have been stamped by a request that ' +
    'was cut, `sin_timbre` ends the invoice from 74 hours after it was made on: with it an administrator says that the SAT ' +
    'has no valid stamp of it. Its donations are free then. With `xml` they bring the document with its stamp: it is taken ' +
    'if it is this invoice and the SAT knows it. Answers as ' +
    '`documentos:crear` of `cfdis`, with `revision`: why a person has to look at it, or null.',
  access: { right: 'invoices.manage' },
  input: z.strictObject({
    serie: wireText.max(20),
    folio: z.int32().min(1),
    sin_timbre: z.boolean().default(false),
    xml: z
      .string()
      .max(1_000_000, 'tooLong')
      .optional()
      .meta({ description: 'The document as it was stamped' }),
    lang: wireLanguage,
  }),
  output: createdInvoice.extend({ revision: wordOf(reviewReasons).nullable() }),
  errors: {
    404: ['notFound'],
    409: ['invoiceNotPending', 'invoiceMayBeStamped', 'stampingMissing'],
    422: ['stampNotOfInvoice', 'stampUnknownToSat'],
    503: ['stampingMissing', 'satSilent'],
  },
  async handle({ input, viewer, address, context }) {
    const key = { series: input.serie, folio: input.folio };
    const actor = { viewer, address };
    const { pendingInvoices } = context;
    const invoice =
      input.xml === undefined
        ? await pendingInvoices.resolve(actor, key, { hasNoStamp: input.sin_timbre })
        : await pendingInvoices.takeStamp(actor, key, input.xml);
    const { reviewReason } = invoice;
    const revision = reviewReason && reviewReasons.toWire(reviewReason);
    return { data: { ...createdToWire(invoice, context.config.siteUrl), revision } };
  },
});

export const facturacion = [configuracion, previsualizar, crear, porCorregir, resolver];
