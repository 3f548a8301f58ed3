import { type DemoRescue, demoRescues } from '#content/demo/demo-rescues.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { todayIn } from '#domain/clock.ts';
import { forgetMails, viewerOf } from './donations.ts';
import type { Filling } from './filling.ts';
import { withPhoto } from './photo.ts';

const hour = 3_600_000;

/** Reports of animals, from the oldest on. A portal that has some is left alone. */
export async function fillRescues(filling: Filling): Promise<void> {
  const { context, people, start, goTo } = filling;
  const viewer = viewerOf(people.administrator);
  const { open, byState } = await context.rescues.counts(viewer);
  if (open > 0 || byState.length > 0) return;
  for (const rescue of demoRescues.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    goTo(new Date(start.getTime() - rescue.hoursAgo * hour));
    await simulate(filling, viewer, rescue);
  }
  await context.rescues.choose({ viewer }, { federalStates: ['Quintana Roo'], kinds: [] });
  await forgetMails(context, start);
  goTo(start);
}

async function simulate(
  { context: { rescues, config, clock }, people, petIds, start, goTo }: Filling,
  viewer: Viewer,
  { hoursAgo, language = 'es', hasPhoto, assigned, talk = [], move, pet, ...input }: DemoRescue,
): Promise<void> {
  const reporter = { viewer: { kind: 'visitor' }, address: '' } as const;
  const desk = { viewer, address: '' };
  const made = await rescues.report(
    reporter,
    { ...input, position: '' },
    { language, captcha: undefined },
  );
  const key = rescues.keyOf(made.id);
  if (hasPhoto) await withPhoto('atHome', (file) => rescues.addPhoto(reporter, key, file));
  if (assigned) await rescues.assign(desk, made.folio, people.administrator.id);
  for (const { by, hoursAgo: then, text } of talk) {
    goTo(new Date(start.getTime() - then * hour));
    if (by === 'desk') await rescues.write(desk, made.folio, { text });
    else await rescues.answer(reporter, key, { text });
  }
  goTo(new Date(start.getTime() - (hoursAgo - 1) * hour));
  if (move) await rescues.move(desk, made.folio, move.to, move.words ?? '');
  const petId = pet && petIds.get(pet);
  if (!petId) return;
  const cameOn = todayIn(config.timezone, clock)();
  await rescues.admit(desk, made.folio, { petId, kind: 'found', cameOn });
}
