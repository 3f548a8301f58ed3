import { type DemoNotice, demoNotices } from '#content/demo/demo-notices.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { forgetMails, viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';
import { withPhoto } from './photo.ts';

const hour = 3_600_000;

/** Notices of lost and found animals, from the oldest on. A portal that has some is left alone. */
export async function fillNotices(filling: Filling): Promise<void> {
  const { context, people, start, goTo } = filling;
  const viewer = viewerOf(people.administrator);
  const all = { term: '', scope: 'all' } as const;
  const { total } = await context.lostAndFound.findDesk(viewer, all, { page: 1, limit: 1 });
  if (total > 0) return;
  for (const notice of demoNotices.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    goTo(new Date(start.getTime() - notice.daysAgo * day - 2 * hour));
    await simulate(filling, viewer, notice);
  }
  await forgetMails(context, start);
  goTo(start);
}

const visitor = { viewer: { kind: 'visitor' }, address: '' } as const;

async function simulate(
  { context: { lostAndFound, config, clock } }: Filling,
  viewer: Viewer,
  notice: DemoNotice,
): Promise<void> {
  const {
    daysAgo: _,
    language = 'es',
    hasPhoto,
    isUnconfirmed,
    moves = [],
    contact,
    ends,
    ...input
  } = notice;
  const desk = { viewer, address: '' };
  const happenedOn = dateIn(config.timezone, clock.now());
  const given = { language, captcha: undefined };
  const made = await lostAndFound.make(visitor, { ...input, happenedOn }, given);
  const key = lostAndFound.keyOf({ id: made.id, state: 'inReview' });
  if (hasPhoto) await withPhoto('atHome', (file) => lostAndFound.addPhoto(visitor, key, file));
  if (isUnconfirmed) return;
  await lostAndFound.confirm(visitor, key);
  for (const { to, words = '' } of moves) {
    const { changedAt: seen } = await lostAndFound.openDesk(viewer, made.folio);
    await lostAndFound.moveDesk(desk, made.folio, to, { words, seen });
  }
  if (contact) await converse(lostAndFound, { folio: made.folio, key, language }, contact);
  if (ends === 'withdrawn') await lostAndFound.withdraw(visitor, key);
  if (ends === 'reunited') await lostAndFound.reunite(visitor, key);
}

async function converse(
  lostAndFound: Filling['context']['lostAndFound'],
  { folio, key, language }: { folio: number; key: string; language: 'es' | 'en' },
  { answered, becomes, ...said }: NonNullable<DemoNotice['contact']>,
): Promise<void> {
  const id = await lostAndFound.write(visitor, folio, said, { language, captcha: undefined });
  await lostAndFound.confirmContact(visitor, lostAndFound.contactKeyOf(id));
  if (answered) await lostAndFound.answerContact(visitor, key, { contactId: id, text: answered });
  if (becomes === 'believed') await lostAndFound.believe(visitor, key, id);
  if (becomes === 'blocked') await lostAndFound.block(visitor, key, id);
}
