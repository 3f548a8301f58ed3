import { type DemoFundraiser, demoFundraisers } from '#content/demo/demo-fundraisers.ts';
import type { FundraiserKey } from '#server/features/giving/fundraisers/fundraisers.repository.ts';
import { viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';

/**
 * People's own pages, one in each state. A portal that has some is left alone.
 * @returns by what donations name them, and what happens once those are given
 */
export async function startFundraisers(filling: Filling, campaignIds: ReadonlyMap<string, string>) {
  const { context, people, start, goTo } = filling;
  const { fundraisers } = context;
  const moderator = { viewer: viewerOf(people.administrator), address: '' };
  const ids = new Map<string, string>();
  const later: (() => Promise<unknown>)[] = [];
  if ((await fundraisers.list(moderator.viewer, { page: 1 })).total > 0) {
    return { ids, finish: async () => {} };
  }
  for (const one of demoFundraisers) {
    const { name, by, daysAgo, state, reason = '' } = one;
    const begun = new Date(start.getTime() - daysAgo * day);
    const owner = { viewer: viewerOf(people[by]), address: '' };
    goTo(begun);
    const content = contentOf(one, filling, campaignIds, begun);
    const draft = await fundraisers.save(owner, undefined, content);
    if (state === 'draft') continue;
    const sent = await fundraisers.submit(owner, draft);
    if (state === 'review') continue;
    if (state === 'refused') {
      await fundraisers.refuse(moderator, { ...sent, reason });
      continue;
    }
    const key = await fundraisers.approve(moderator, sent);
    if (state === 'takenOff') {
      await fundraisers.takeOff(moderator, { ...key, reason });
      continue;
    }
    ids.set(name, key.id);
    later.push(() => change(one, content, owner, key));
  }
  goTo(start);

  async function change(
    { changedTitle, reported }: DemoFundraiser,
    content: object,
    owner: typeof moderator,
    key: FundraiserKey,
  ): Promise<void> {
    if (reported) {
      const report = { id: key.id, reason: 'other', words: reported, captcha: undefined } as const;
      await fundraisers.report(report, '');
    }
    if (!changedTitle) return;
    const saved = await fundraisers.save(owner, key, { ...content, title: changedTitle });
    await fundraisers.submit(owner, saved);
  }

  return {
    ids,
    async finish() {
      for (const happen of later) await happen();
    },
  };
}

function contentOf(
  { title, story, organizer, pesos, lasts, pet, campaign }: DemoFundraiser,
  { petIds }: Filling,
  campaignIds: ReadonlyMap<string, string>,
  begun: Date,
) {
  const petId = petIds.get(pet ?? '');
  const campaignId = campaignIds.get(campaign ?? '');
  return {
    ...{ title, story, organizer, alt: '' },
    goalCents: pesos * 100,
    endsOn: new Date(begun.getTime() + lasts * day).toISOString().slice(0, 10),
    kind: petId ? 'treatment' : campaignId ? 'sterilization' : 'food',
    purpose: petId ? 'pet' : campaignId ? 'campaign' : 'general',
    targetId: petId ?? campaignId ?? null,
  };
}
