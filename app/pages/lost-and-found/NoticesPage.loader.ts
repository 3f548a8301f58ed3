import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { federalStates } from '#domain/federal-states.ts';
import { noticeParams, readNoticeFilter } from '#domain/lost-and-found/notice-address.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { noticeKinds, noticeSpecies } from '#domain/lost-and-found/notice-words.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { noticeInWords } from './notice-cards.server.ts';

const perPage = 12;

export async function loader({ request, context }: LoaderArgs) {
  const { app, language } = context;
  const text = lostAndFoundTexts[language];
  const labels = noticeLabels[language];
  const params = new URL(request.url).searchParams;
  const filter = readNoticeFilter(params);
  const asked = readPageNumber(params.get(pageParam));
  const first = await app.lostAndFound.list(filter, { page: asked, limit: perPage });
  const lastPage = Math.max(1, first.lastPage);
  const page = Math.min(asked, lastPage);
  const found =
    page === asked ? first : await app.lostAndFound.list(filter, { page, limit: perPage });
  const reunited = await app.lostAndFound.reunitedThisYear();
  const chosen = new URLSearchParams();
  for (const name of Object.values(noticeParams)) {
    const value = params.get(name);
    if (value) chosen.set(name, value);
  }
  const { title, description, lead, make, chip, filters, apply, clear, empty, emptyText } = text;
  const { noPhoto, shieldHeading, shield } = text;
  return {
    ...{ title, description, lead, filters, apply, clear, empty, emptyText, noPhoto },
    ...{ shieldHeading, shield, page, lastPage },
    make: { label: make, href: pathFor('noticeForm', language) },
    chip: { label: chip, href: pathFor('noticeChip', language) },
    help: pathFor('help', language),
    path: pathFor('lostAndFound', language),
    query: String(chosen),
    names: noticeParams,
    options: {
      kind: noticeKinds.values.map((kind) => ({
        value: noticeKinds.toWire(kind),
        label: text.kindsOfMany[kind],
      })),
      species: noticeSpecies.values.map((one) => ({
        value: noticeSpecies.toWire(one),
        label: labels.species[one],
      })),
      federalState: federalStates.map(({ value }) => ({ value, label: value })),
    },
    reunited:
      reunited > 0 ? text.reunited(reunited, app.clock.now().toISOString().slice(0, 4)) : undefined,
    notices: found.items.map((one) => {
      const {
        marks: _,
        question: __,
        map: ___,
        photos,
        ...card
      } = noticeInWords(one, text, language);
      return { ...card, photo: photos[0] };
    }),
  };
}
