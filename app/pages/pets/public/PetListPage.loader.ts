import { data, redirect } from 'react-router';
import { listOf } from '#app/components/pet-pages.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { dateIn } from '#domain/clock.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { findPetList } from './pet-list.server.ts';
import { searchAddress } from './pet-search.server.ts';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language, page } = context;
  const programme: Programme = page === listOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const texts = await readContent(context, 'petLists');
  const address = await searchAddress(app, { programme, language, request });
  if (address) throw redirect(address, 303);
  const requested = { page, programme, language, place: params.place, texts };
  const { items, close, isMissing, shown } = await findPetList(app, {
    ...requested,
    params: new URL(request.url).searchParams,
  });
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const reserved = await app.reservedPets();
  const toCard = (pet: PublicPet) => toPetCard(pet, { language, today, events, reserved });
  const list = {
    ...shown,
    programme,
    pets: items.map(toCard),
    close: close.map(toCard),
  };
  return data(list, isMissing ? { status: 404 } : undefined);
}
