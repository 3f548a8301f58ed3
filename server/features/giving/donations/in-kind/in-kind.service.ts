import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { inKindGift, inKindNumber, inKindReason, inKindSeries } from '#domain/donations/in-kind.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { StatementDependencies } from '../statements/statement-dependencies.ts';
import {
  cancelInKind,
  findInKind,
  type InKindGift,
  insertInKind,
  pageOfInKind,
  sumInKind,
} from './in-kind.repository.ts';

export type InKindGifts = ReturnType<typeof createInKindGifts>;

type Dependencies = Pick<
  StatementDependencies,
  'database' | 'clock' | 'today' | 'limits' | 'audit' | 'accounts'
> & {
  siteUrl: string;
  content: Pick<ContentService, 'record' | 'letterhead'>;
};

/** A gift with its number and who recorded and cancelled it, by their names. */
export interface ListedInKind extends InKindGift {
  number: string;
  isInvoiced: boolean;
}

/** Gifts that are no money: kept apart from the ledger, whose sum is what providers and bank hold. */
export function createInKindGifts(dependencies: Dependencies) {
  const { database, clock, today, limits, audit, accounts, siteUrl, content } = dependencies;

  async function get(viewer: Viewer, id: string, query = database.query): Promise<InKindGift> {
    requireRight(viewer, 'donations.bringIn');
    const gift = await findInKind(query, id);
    if (!gift) throw notFound('inKindGift');
    return gift;
  }

  return {
    /** @throws AppError forbidden, tooManyRequests, invalid (by field) */
    async record(
      { viewer, address }: Actor,
      requested: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string; number: string }> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await admitChange(limits, viewer);
      const gift = valid(inKindGift(today()), requested);
      const id = uuid();
      return database.transaction(async (tx) => {
        const folio = await takeFolio(tx, 'donation', inKindSeries);
        await insertInKind(tx, {
          ...{ ...gift, id, folio, createdAt: clock.now().toISOString(), recordedBy: actorId },
          ...{ cancelledAt: null, cancelledBy: null, reason: '' },
          ...{ invoiceId: null, cfdi: null },
        });
        const recorded = { id, number: inKindNumber(folio) };
        const who = { actorId, subjectId: null, address };
        const details = { number: recorded.number };
        await audit.record(tx, { action: 'donations.inKindRecorded', ...who, details });
        await record?.(tx, recorded);
        return recorded;
      });
    },

    /** It stays, with the reason. @throws AppError forbidden, tooManyRequests, invalid, notFound, conflict (cancelled, invoiced) */
    async cancel({ viewer, address }: Actor, id: string, requested: unknown): Promise<void> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await admitChange(limits, viewer);
      const { reason } = valid(inKindReason, requested);
      const { folio } = await get(viewer, id);
      const now = clock.now().toISOString();
      await database.transaction(async (tx) => {
        if (!(await cancelInKind(tx, id, { by: actorId, reason, now }))) {
          const { invoiceId } = await get(viewer, id, tx.query);
          throw conflict(invoiceId === null ? 'inKindCancelled' : 'inKindInvoiced');
        }
        const who = { actorId, subjectId: null, address };
        const details = { number: inKindNumber(folio) };
        await audit.record(tx, { action: 'donations.inKindCancelled', ...who, details });
      });
    },

    /** @throws AppError forbidden */
    async sumOfYear(viewer: Viewer, year: number) {
      requireRight(viewer, 'donations.bringIn');
      return sumInKind(database.query, year);
    },

    /** Newest first. @throws AppError forbidden */
    async list(
      viewer: Viewer,
      isCancelled: boolean,
      page: PageRequest,
    ): Promise<Paged<ListedInKind>> {
      requireRight(viewer, 'donations.bringIn');
      const { items, total } = await pageOfInKind(database, { ...page, isCancelled });
      const people = await accounts.contactsOf(
        items.flatMap(({ recordedBy, cancelledBy }) =>
          [recordedBy, cancelledBy].flatMap((id) => id ?? []),
        ),
      );
      const nameOf = (id: string | null) => people.get(id ?? '')?.name ?? null;
      const listed = items.map((one) => ({
        ...one,
        number: inKindNumber(one.folio),
        isInvoiced: one.invoiceId !== null,
        recordedBy: nameOf(one.recordedBy),
        cancelledBy: nameOf(one.cancelledBy),
      }));
      return paged(listed, total, page);
    },

    /** Its receipt: a PDF. @throws AppError forbidden, tooManyRequests, notFound, conflict (cancelled) */
    async receipt(
      viewer: Viewer,
      id: string,
      language: Language,
    ): Promise<{ name: string; bytes: Buffer }> {
      const gift = await get(viewer, id);
      if (gift.cancelledAt !== null) throw conflict('inKindCancelled');
      await limits.consume('receipt', requireRight(viewer, 'donations.bringIn'));
      const { drawInKind, inKindWords } = await import('./in-kind-document.ts');
      const organisation = await content.record('receipts', language);
      const letterhead = await content.letterhead();
      const site = { siteUrl, organisation, letterhead, language, createdAt: clock.now() };
      return {
        name: inKindWords[language].file(inKindNumber(gift.folio)),
        bytes: await drawInKind(gift, site),
      };
    },
  };
}
