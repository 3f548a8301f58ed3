import { fundraiserTexts } from '#app/i18n/fundraisers.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { todayIn } from '#domain/clock.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import { fundraiserFacts } from './fundraiser-facts.server.ts';

const sizes = '(min-width: 77rem) 24rem, (min-width: 48rem) 45vw, 92vw';

export async function loader({ request, context }: LoaderArgs) {
  const { app, language } = context;
  const { fundraisers, config, clock } = app;
  const today = todayIn(config.timezone, clock)();
  const requested = readPageNumber(new URL(request.url).searchParams.get(pageParam));
  let found = await fundraisers.started(requested);
  if (found.page > found.lastPage) found = await fundraisers.started(found.lastPage);
  const pictureOf = ({ shownPicture }: (typeof found.items)[number]) =>
    shownPicture ? { id: shownPicture, alt: '' } : undefined;
  const show = await pictureShower(context, found.items.map(pictureOf), { sizes, ratio: 16 / 9 });
  const { title, description, lead, empty, emptyText, create } = fundraiserTexts[language];
  return {
    ...{ title, description, lead, empty, emptyText, create },
    createHref: pathFor('myFundraisers', language),
    path: pathFor('fundraisers', language),
    page: found.page,
    lastPage: found.lastPage,
    fundraisers: found.items.map((one) => ({
      id: one.id,
      href: pathFor('fundraiser', language, { slug: one.slug }),
      title: one.shown.title,
      summary: inOneLine(one.shown.story),
      organizer: fundraiserTexts[language].organizer(one.shown.organizer),
      picture: show(pictureOf(one)),
      ...fundraiserFacts(one, language, today),
    })),
  };
}
