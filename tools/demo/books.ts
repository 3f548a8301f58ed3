import type { DemoBooks } from '#content/demo/demo-books.ts';
import { demoStaff } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { viewerOf } from './donations.ts';
import type { Filling } from './filling.ts';

/** Cash that was counted, once by two and once by one so far, and gifts in kind. Where there is any, all stays as it is. */
export async function fillBooks(
  { context, people, start }: Filling,
  { cash, inKind }: DemoBooks,
): Promise<void> {
  const { cashCounts, inKindGifts, accounts, config } = context;
  const viewer = viewerOf(people.administrator);
  const first = { page: 1, limit: 1 };
  const known = await Promise.all([
    inKindGifts.list(viewer, false, first),
    cashCounts.list(viewer, 'confirmed', first),
    cashCounts.list(viewer, 'counted', first),
  ]);
  const { email = '' } = demoStaff.find(({ roles }) => roles.includes('treasurer')) ?? {};
  const treasurer = await accounts.findByEmail(email);
  if (!treasurer || known.some(({ total }) => total > 0)) return;
  const counter = { viewer: viewerOf(treasurer), address: '' };
  const confirmer = { viewer, address: '' };
  const dayOf = (daysAgo: number) => addDays(dateIn(config.timezone, start), -daysAgo);
  for (const { daysAgo, place, pieces: said, isConfirmed } of cash) {
    const pieces = said.map(([pesos, count]) => ({ valueCents: pesos * 100, count }));
    const { id } = await cashCounts.count(counter, { givenOn: dayOf(daysAgo), place, pieces });
    const amountCents = pieces.reduce((sum, one) => sum + one.valueCents * one.count, 0);
    if (isConfirmed) await cashCounts.confirm(confirmer, id, { amountCents });
  }
  for (const { daysAgo, pesos, invoice: _, ...gift } of inKind) {
    const estimatedCents = pesos === null ? null : pesos * 100;
    await inKindGifts.record(counter, { ...gift, receivedOn: dayOf(daysAgo), estimatedCents });
  }
}
