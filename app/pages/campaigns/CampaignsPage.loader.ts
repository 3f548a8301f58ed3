import { campaignTexts } from '#app/i18n/campaigns.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { todayIn } from '#domain/clock.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { campaignFacts } from './campaign-facts.server.ts';

const sizes = '(min-width: 77rem) 24rem, (min-width: 48rem) 45vw, 92vw';

export async function loader({ request, context }: LoaderArgs) {
  const { app, language } = context;
  const { campaigns, config, clock } = app;
  const today = todayIn(config.timezone, clock)();
  const requested = readPageNumber(new URL(request.url).searchParams.get(pageParam));
  let found = await campaigns.started(requested);
  if (found.page > found.lastPage) found = await campaigns.started(found.lastPage);
  const firstOf = ({ content: { pictures } }: (typeof found.items)[number]) => {
    const [first] = pictures;
    return first && { id: first.picture, alt: '' };
  };
  const show = await pictureShower(context, found.items.map(firstOf), { sizes, ratio: 16 / 9 });
  const { title, description, lead, empty, emptyText, donate } = campaignTexts[language];
  return {
    ...{ title, description, lead, empty, emptyText, donate },
    donateHref: givingPath(language),
    path: pathFor('campaigns', language),
    page: found.page,
    lastPage: found.lastPage,
    campaigns: found.items.map((campaign) => ({
      id: campaign.id,
      href: pathFor('campaign', language, { slug: campaign.content.slug }),
      title: campaign.content.title[language],
      summary: campaign.content.summary[language],
      picture: show(firstOf(campaign)),
      ...campaignFacts(campaign, language, today),
    })),
  };
}
