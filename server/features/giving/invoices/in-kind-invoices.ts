import type { Actor } from '#domain/access/actor.ts';
import { dateIn } from '#domain/clock.ts';
import { inKindNumber } from '#domain/donations/in-kind.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { inKindInvoice } from '#domain/invoices/in-kind-invoice.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import { takeFolio } from '#server/db/folios.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { inKindReferences } from '../donations/in-kind/in-kind-references.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import type { IssuersService } from './issuers.service.ts';
import { noTaxEffects, type WritesInvoices } from './write-invoice.ts';

interface Dependencies extends WritesInvoices {
  limits: RateLimits;
  audit: AuditService;
  issuers: IssuersService;
}

/** Of c_FormaPago, dación en pago: so the SAT has gifts in kind paid. */
const inGoods = '12';

/** What the law has the document say of goods that were deducted before (CFF art. 29-A V b). */
const notDeductible =
  'Este comprobante ampara un donativo, el cual será destinado por la donataria a los fines propios de su objeto social. Los bienes donados fueron deducidos previamente para los efectos del impuesto sobre la renta: este donativo no es deducible.';

/**
 * Writes, seals and stores the invoice of a gift in kind; it has to be stamped yet. Its donor gets it by mail.
 * @param input `inKindInvoice`
 * @throws AppError unauthenticated, forbidden, invalid, notFound (the gift), conflict (cancelled, invoiced, too late, nobody can
 * issue), tooManyRequests
 */
export async function createInKind(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  giftId: string,
  input: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { database, clock, timezone, limits, audit, issuers, receivers, store } = dependencies;
  const actorId = requireInvoiceKeeper(viewer);
  await admitChange(limits, viewer);
  const { email, valueCents, product, isDeductedBefore, ...billed } = valid(inKindInvoice, input);
  const gift = await inKindReferences.find(database.query, giftId);
  if (!gift) throw notFound('inKindGift');
  const lastDay = lastDayToAskForInvoice(gift.receivedOn);
  if (dateIn(timezone, clock.now()) > lastDay) throw conflict('inKindTooLate');
  const opened = await issuers.open();
  const stamping = dependencies.stamping();
  if (!stamping) throw conflict('stampingMissing');
  const { postalCode, series } = opened.issuer;
  const use = isDeductedBefore ? noTaxEffects : undefined;
  const receiver = await receivers.of({ ...billed, cfdiUse: '' }, use, postalCode);
  const number = inKindNumber(gift.folio);
  return database.transaction(async (tx) => {
    const folio = await takeFolio(tx, 'invoice', series);
    const draft = {
      folio,
      receiver,
      paymentForm: inGoods,
      concepts: [
        {
          reference: number,
          description: `Donativo en especie: ${gift.what}`.replaceAll('|', ' '),
          amountCents: valueCents,
          goods: product,
        },
      ],
      legend: isDeductedBefore ? notDeductible : undefined,
    };
    const whose = {
      kind: 'inKind',
      userId: null,
      customerId: null,
      isTest: stamping.isTest,
      email,
      language: 'es',
    } as const;
    const id = await store.add(tx, draft, opened, whose, [], madeByViewer(viewer, null));
    if (!(await inKindReferences.invoice(tx, giftId, id))) {
      const { cancelledAt } = (await inKindReferences.find(tx.query, giftId)) ?? gift;
      throw conflict(cancelledAt === null ? 'inKindInvoiced' : 'inKindCancelled');
    }
    const who = { actorId, subjectId: null, address };
    const details = { invoiceId: id, number };
    await audit.record(tx, { action: 'invoice.madeInKind', ...who, details });
    await record?.(tx, { id });
    return { id };
  });
}
