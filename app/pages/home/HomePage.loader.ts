import { campaignTexts } from '#app/i18n/campaigns.ts';
import { fundraiserTexts } from '#app/i18n/fundraisers.ts';
import { organisationSentences } from '#app/i18n/organisation-sentences.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, readRecord, textShower } from '#app/loaders/content-texts.server.ts';
import { organisationData } from '#app/loaders/organisation-data.server.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { citiesOf, hoursAndDaysOf } from '#domain/content/organisation-fields.ts';
import { pathFor } from '#domain/site-map.ts';

/** Two rows of two on a phone; three beside each other on wider windows. */
const shownPets = 4;

export async function loader({ context }: LoaderArgs) {
  const { app, language } = context;
  const { banners, ...text } = await readContent(context, 'home');
  const show = await textShower(context);
  const shown = await pictureShower(
    context,
    banners.map(({ picture }) => picture),
    { sizes: '(min-width: 74rem) 34rem, (min-width: 56rem) 46vw, 92vw', ratio: 520 / 430 },
  );
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const reserved = await app.reservedPets();
  const waiting = await app.pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'waitingSince', direction: 'asc' }],
    page: 1,
    limit: shownPets,
  });
  const record = await readRecord(context, 'homePage');
  const cities = citiesOf(record.places, language);
  const { tagline, here } = organisationSentences[language];
  return {
    ...text,
    tagline: tagline(cities),
    here: here(hoursAndDaysOf(record), cities),
    organisation: await organisationData(context, text.description),
    banners: banners.map(({ picture, ...banner }) => ({
      ...banner,
      links: banner.links.map(show.link),
      picture: shown(picture),
    })),
    waiting: {
      pets: waiting.items.map((pet) => toPetCard(pet, { language, today, events, reserved })),
      total: waiting.total,
    },
    figures: await app.pets.impactFigures(),
    giveLinks: [
      ...((await app.campaigns.areThereAny())
        ? [{ href: pathFor('campaigns', language), label: campaignTexts[language].current }]
        : []),
      { href: pathFor('fundraisers', language), label: fundraiserTexts[language].title },
    ],
  };
}
