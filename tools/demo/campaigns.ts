import { type DemoCampaign, demoCampaigns } from '#content/demo/demo-campaigns.ts';
import type { CampaignContent } from '#domain/campaigns/campaign-content.ts';
import { dateIn } from '#domain/clock.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';

/**
 * A campaign in each state. A portal that has some is left alone.
 * @returns their ids by their addresses, and what ends and closes them once they have been given to
 */
export async function startCampaigns(filling: Filling) {
  const { context, people, start, goTo } = filling;
  const { campaigns, config } = context;
  const actor = { viewer: viewerOf(people.administrator), address: '' };
  const ids = new Map<string, string>();
  if ((await campaigns.list(actor.viewer, { page: 1 })).total > 0) {
    return { ids, finish: async () => {} };
  }
  const ago = (days: number) => new Date(start.getTime() - days * day);
  const dayOf = (days: number) => dateIn(config.timezone, ago(days));
  const pictures = await shelterPictures(context);

  for (const [place, campaign] of demoCampaigns.entries()) {
    const { startedDaysAgo } = campaign;
    goTo(ago(startedDaysAgo ?? 2));
    const picture = pictures[place % Math.max(1, pictures.length)];
    const content = contentOf(campaign, filling, dayOf, picture ? [picture] : []);
    const key = await campaigns.save(actor, undefined, content);
    if (startedDaysAgo === undefined) continue;
    await campaigns.start(actor, key);
    ids.set(campaign.slug, key.id);
  }
  goTo(start);

  return {
    ids,
    async finish() {
      for (const { slug, closedDaysAgo } of demoCampaigns) {
        if (closedDaysAgo === undefined) continue;
        goTo(ago(closedDaysAgo));
        const { id, revision } = await campaigns.open(actor.viewer, ids.get(slug) ?? '');
        await campaigns.close(actor, { id, revision });
      }
      goTo(start);
    },
  };
}

function contentOf(
  {
    startedDaysAgo = 0,
    endsDaysAgo,
    closedDaysAgo: _,
    pets,
    match,
    updates,
    ...written
  }: DemoCampaign,
  { petIds }: Pick<Filling, 'petIds'>,
  dayOf: (days: number) => string,
  pictures: CampaignContent['pictures'],
): CampaignContent {
  return {
    ...written,
    productId: null,
    endsOn: endsDaysAgo === undefined ? null : dayOf(endsDaysAgo),
    pictures,
    petIds: pets.flatMap((id) => petIds.get(id) ?? []),
    match: match
      ? {
          sponsor: match.sponsor,
          times: match.times,
          limitCents: match.limitCents,
          from: dayOf(startedDaysAgo),
          until: dayOf(match.untilDaysAgo),
          isPaid: false,
        }
      : null,
    updates: updates.map(({ daysAgo, title, text }) => ({ date: dayOf(daysAgo), title, text })),
  };
}

/** As the page of the shelters shows them. */
async function shelterPictures({ content }: Context): Promise<CampaignContent['pictures']> {
  const { shelters: es } = await content.published('shelters', 'es');
  const { shelters: en } = await content.published('shelters', 'en');
  return es.flatMap(({ photo }, place) => {
    const english = en[place]?.photo;
    if (!photo || !english) return [];
    return { picture: photo.id, alt: { es: photo.alt, en: english.alt } };
  });
}
