import { favoritesTexts } from '#app/i18n/favorites.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { dateIn } from '#domain/clock.ts';
import { readFavorites } from '#domain/pets/favorites-address.ts';
import { pathFor } from '#domain/site-map.ts';

/** The pets that the address names: those that are shown, and what became of the others. */
export async function loader({ request, context: { app, language } }: LoaderArgs) {
  const ids = readFavorites(new URL(request.url).searchParams);
  const found = await app.pets.findPublicOnes(ids);
  const shown = new Set(found.map(({ id }) => id));
  const former = await app.pets.findFormerOnes(ids.filter((id) => !shown.has(id)));
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const reserved = await app.reservedPets();
  const { found: say, home, withdrawn, ...text } = favoritesTexts[language];
  return {
    text: { ...text, path: pathFor('favorites', language) },
    asked: ids,
    pets: found.map((pet) => toPetCard(pet, { language, today, events, reserved })),
    former: former.map(({ id, name, sex, became }) => ({
      id,
      name,
      text: became.kind === 'adopted' ? home(name, sex) : withdrawn(name),
    })),
    count: say(found.length),
  };
}
