import {
  downloadAccountingCsv,
  downloadAccountingWorkbook,
} from '#domain/invoices/accounting-calls.ts';
import {
  createDonorInvoice,
  createGlobalInvoice,
  createInKindInvoice,
  findInvoicesToCorrect,
  previewGlobalInvoice,
  readInvoicingSetup,
  resolveInvoice,
} from '#domain/invoices/invoicing-calls.ts';
import { fileOf } from '../file-of.ts';
import { implement } from '../implement.ts';
import { createdOf } from '../schemas/cfdis.ts';

export const facturacion = [
  implement(readInvoicingSetup, {
    summary:
      'What the server’s configuration decides: whether it names the issuer (`emisor_configurado`), whom then nobody changes ' +
      'here, and whether stamps are without fiscal value (`timbres_de_prueba`; null where there is no certification provider).',
    async handle({ viewer, context }) {
      return { data: context.issuers.configuration(viewer) };
    },
  }),

  implement(previewGlobalInvoice, {
    summary:
      'What an invoice to the general public would hold of a month that is over: its donations without an invoice, and with ' +
      '`incluir_solicitadas` those whose donors asked for one and have not made it. `restantes` do not fit in, and go into ' +
      'the next one; `huella` confirms exactly these.',
    async handle({ input, viewer, context }) {
      return { data: await context.globalInvoices.preview(viewer, input) };
    },
  }),

  implement(createGlobalInvoice, {
    summary:
      'Issues the global invoice that was previewed, confirmed by its `huella`; returns the same as `documentos:crear` of `cfdis`.',
    waitsOutside: true,
    async handle({ input: { fingerprint, ...request }, viewer, context, once }) {
      const id = await once((record) =>
        context.globalInvoices.create(viewer, request, fingerprint, record),
      );
      const invoice = await context.invoiceStamping.stampNow(viewer, id);
      return { data: createdOf(invoice, context.config.siteUrl) };
    },
  }),

  implement(createDonorInvoice, {
    summary:
      'Issues the invoice of a donation that no account gave (a transfer to the own account, a check, a gift without an account), for whom it is made ' +
      'out to; its donor gets it by mail. Answers as `documentos:crear` of `cfdis`.',
    waitsOutside: true,
    async handle({ input: { series, folio, ...said }, viewer, address, context, once }) {
      const { id } = await once((record) =>
        context.invoices.createForDonor({ viewer, address }, { series, folio }, said, record),
      );
      const invoice = await context.invoiceStamping.stampNow(viewer, id);
      return { data: createdOf(invoice, context.config.siteUrl) };
    },
  }),

  implement(createInKindInvoice, {
    summary:
      'Issues the invoice of a gift in kind (form of payment 12) for whom it is made out to: `valor` as a document of the donor’s shows it, `clave_sat` ' +
      'of the goods. With `ya_deducido` it says that it is not deductible, for its donor has deducted the goods before. Its donor gets it by ' +
      'mail. Until the last day of its month, and three days at least. Answers as `documentos:crear` of `cfdis`.',
    waitsOutside: true,
    async handle({ input: { giftId, ...said }, viewer, address, context, once }) {
      const { id } = await once((record) =>
        context.invoices.createInKind({ viewer, address }, giftId, said, record),
      );
      const invoice = await context.invoiceStamping.stampNow(viewer, id);
      return { data: createdOf(invoice, context.config.siteUrl) };
    },
  }),

  implement(downloadAccountingWorkbook, {
    summary:
      'A month for whoever keeps the accounts, as .xlsx with a sheet of movements (donations, refunds, disputes and the fees of ' +
      'these), one of invoices and one of sums; in the words of `lang`. 409 beyond 20,000 movements.',
    async handle({ input, viewer, address, context, language }) {
      const { accounting } = context;
      const { name, content } = await accounting.workbook({ viewer, address }, input, language);
      return { file: fileOf(name, downloadAccountingWorkbook.produces, content) };
    },
  }),

  implement(downloadAccountingCsv, {
    summary: 'The same movements and invoices in one table (UTF-8 with its mark, RFC 4180).',
    async handle({ input, viewer, address, context, language }) {
      const { name, content } = await context.accounting.csv({ viewer, address }, input, language);
      return { file: fileOf(name, 'text/csv; charset=utf-8', content) };
    },
  }),

  implement(findInvoicesToCorrect, {
    summary:
      'Valid invoices that say more than is left of their donations (`queda`), because something was refunded afterwards, ' +
      'or is in a dispute, which counts as lost until it is decided: to be cancelled, or replaced. The oldest first, a hundred ' +
      'at most.',
    async handle({ viewer, context }) {
      return { data: await context.cancellations.due(viewer) };
    },
  }),

  implement(resolveInvoice, {
    summary:
      'Asks the certification provider once more about an invoice that is `pendiente`; its answer decides. Where it says ' +
      'nothing, or its answer is not our document with a stamp, or it has none of what may have been stamped by a request that ' +
      'was cut, `sin_timbre` ends the invoice from 74 hours after it was made on: with it an administrator says that the SAT ' +
      'has no valid stamp of it. Its donations are free then. With `xml` they bring the document with its stamp: it is taken ' +
      'if it is this invoice and the SAT knows it. Answers as ' +
      '`documentos:crear` of `cfdis`, with `revision`: why a person has to look at it, or null.',
    async handle({ input: { series, folio, hasNoStamp, xml }, viewer, address, context }) {
      const key = { series, folio };
      const actor = { viewer, address };
      const { pendingInvoices } = context;
      const invoice =
        xml === undefined
          ? await pendingInvoices.resolve(actor, key, { hasNoStamp })
          : await pendingInvoices.takeStamp(actor, key, xml);
      const review = invoice.reviewReason;
      return { data: { ...createdOf(invoice, context.config.siteUrl), review } };
    },
  }),
];
