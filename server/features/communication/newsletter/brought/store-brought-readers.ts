import type { Clock } from '#domain/clock.ts';
import type { NewsletterSubscription } from '#domain/contact/subscription-fields.ts';
import type { BroughtReader } from '#domain/newsletter/brought-reader.ts';
import type { Tx } from '#server/db/database.ts';
import { lockSeries, takeFolio } from '#server/db/folios.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import type { RightRow, StoredRow } from '#server/features/organisation/imports/run-fields.ts';
import {
  findMove,
  findOptOuts,
  findSubscription,
  noteBrought,
  putSubscription,
} from '../newsletter.repository.ts';
import type { createNewsletterLinks } from '../newsletter-links.ts';
import { subscriptionKind, subscriptionSeries } from '../newsletter-series.ts';
import { newsletterReconfirmation } from './newsletter-reconfirmation-mail.ts';

export interface ReaderDependencies {
  clock: Clock;
  mail: MailService;
  links: ReturnType<typeof createNewsletterLinks>;
}

const left = { field: 'email', reason: 'importReaderLeft' } as const satisfies RowProblem;
const pending = { field: 'email', reason: 'importReaderPending' } as const satisfies RowProblem;
const asked = { field: 'consentOn', reason: 'importReaderAsked' } as const satisfies RowProblem;

/**
 * Who is known stays as they are, and who has left stays away. Whose consent is proven is on the list; the others are
 * asked by mail, and are not on it before they confirm.
 */
export async function storeBroughtReaders(
  dependencies: ReaderDependencies,
  tx: Tx,
  importId: string,
  rows: readonly RightRow<BroughtReader>[],
): Promise<StoredRow[]> {
  await lockSeries(tx, subscriptionKind, subscriptionSeries);
  const stored: StoredRow[] = [];
  for (const { row } of rows) {
    const id = dependencies.links.subscriptionId(row.email);
    const known = await findKnown(tx, id);
    const shown = { key: row.email, name: row.name, madeId: id };
    if (known) {
      stored.push({ ...shown, outcome: 'known', problems: problemsOf[known] });
    } else if (row.standing === 'left') {
      stored.push({ refused: [left] });
    } else {
      const subscription = await add(dependencies, tx, id, importId, row);
      if (subscription.status === 'pending') await ask(dependencies, tx, subscription);
      const problems = subscription.status === 'pending' ? [asked] : [];
      stored.push({ ...shown, outcome: 'created', problems });
    }
  }
  return stored;
}

const problemsOf = { left: [left], pending: [pending], active: [] } as const;

async function findKnown(tx: Tx, id: string): Promise<keyof typeof problemsOf | undefined> {
  const known = await findSubscription(tx, id);
  const hasLeft = known?.status === 'cancelled' || (await findOptOuts(tx, [id])).length > 0;
  // Who has another address by now reads there, or has left there.
  if (hasLeft || (await findMove(tx, id)) !== undefined) return 'left';
  return known?.status === 'cancelled' ? 'left' : known?.status;
}

async function add(
  { clock }: ReaderDependencies,
  tx: Tx,
  id: string,
  importId: string,
  { email, name, phone, language, consentOn, consentHow }: BroughtReader,
): Promise<NewsletterSubscription> {
  const now = clock.now().toISOString();
  const isProven = consentOn !== undefined;
  const subscription: NewsletterSubscription = {
    id,
    createdAt: now,
    series: subscriptionSeries,
    folio: await takeFolio(tx, subscriptionKind, subscriptionSeries),
    status: isProven ? 'active' : 'pending',
    endedBy: null,
    requestedAt: now,
    name,
    phone,
    email,
    language,
    consentOn: consentOn ?? null,
    consentHow: isProven ? consentHow : null,
  };
  await putSubscription(tx, subscription, now);
  await noteBrought(tx, id, importId);
  return subscription;
}

async function ask(
  { links, mail }: ReaderDependencies,
  tx: Tx,
  subscription: NewsletterSubscription,
): Promise<void> {
  const { id, email, language, requestedAt } = subscription;
  await mail.enqueue(
    tx,
    {
      to: email,
      language,
      headers: {
        'List-Unsubscribe': `<${links.cancelUrl(subscription)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      template: newsletterReconfirmation,
      data: { confirmUrl: links.confirmUrl(subscription) },
    },
    { dedupeKey: `newsletter brought ${id} ${requestedAt}` },
  );
}
