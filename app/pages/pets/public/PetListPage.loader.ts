import { data } from 'react-router';
import { listOf } from '#app/components/pet-pages.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { dateIn } from '#domain/clock.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { findPetList } from './pet-list.server.ts';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language, page } = context;
  const programme: Programme = page === listOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const texts = await readContent(context, 'petLists');
  const requested = { page, programme, language, place: params.place, texts };
  const { items, isMissing, shown } = await findPetList(app, {
    ...requested,
    params: new URL(request.url).searchParams,
  });
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const reserved = await app.reservedPets();
  const list = {
    ...shown,
    programme,
    pets: items.map((pet) => toPetCard(pet, { language, today, events, reserved })),
  };
  return data(list, isMissing ? { status: 404 } : undefined);
}
