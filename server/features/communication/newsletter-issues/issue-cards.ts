import { visitor } from '#domain/accounts/viewer.ts';
import { todayIn } from '#domain/clock.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import { plainName } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import type { MailCard } from '#server/features/kits/mail/mail-content.ts';
import { type ItemSources, nextEvents, waitingPets } from './shown-items.ts';

type Of<Kind extends IssueBlock['kind']> = Extract<IssueBlock, { kind: Kind }>;

const words = {
  es: {
    aPet: 'Una mascota',
    meet: (name: string) => `Conoce a ${name}`,
    waits: (days: number) =>
      days === 1 ? 'Espera familia desde ayer' : `Espera familia desde hace ${days} días`,
    event: 'Ver el evento',
    photo: (name: string) => `Foto de ${name}`,
  },
  en: {
    aPet: 'A pet',
    meet: (name: string) => `Meet ${name}`,
    waits: (days: number) =>
      `Has been waiting for a family for ${days === 1 ? '1 day' : `${days} days`}`,
    event: 'See the event',
    photo: (name: string) => `Photo of ${name}`,
  },
};

/** Those of the block's pets that are public now, in its order. */
export async function petCards(
  sources: ItemSources,
  block: Of<'pets'> | Of<'waitingPets'>,
  language: Language,
  shown?: readonly string[],
): Promise<MailCard[]> {
  const ids =
    block.kind === 'pets' ? block.ids : (shown ?? (await waitingPets(sources, block.count)));
  if (ids.length === 0) return [];
  const { items } = await sources.pets.query(visitor, {
    where: [{ field: 'id', operator: 'in', value: ids }],
    order: [],
    page: 1,
    limit: ids.length,
  });
  const byId = new Map(items.map((pet) => [pet.id, pet]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((pet) => petCard(sources, pet as PublicPet, language));
}

function petCard(
  { siteUrl, timezone, clock }: ItemSources,
  pet: PublicPet,
  language: Language,
): MailCard {
  const say = words[language];
  const name = plainName(pet.name) || say.aPet;
  const [first] = pet.media;
  const isOpen = pet.status === 'adoption';
  const page = pet.status === 'rehabilitation' ? 'rehabilitationPet' : 'adoptionPet';
  const days = daysWaiting(pet.registeredOn, todayIn(timezone, clock)());
  const place = [pet.city, pet.federalState].filter(Boolean).join(', ');
  return {
    title: name,
    text: isOpen && days > 0 ? `${place} · ${say.waits(days)}` : place,
    label: say.meet(name),
    url: siteUrl + pathFor(page, language, { id: pet.id }),
    picture: first && { url: `${siteUrl}/media/${first.id}/og.jpg`, alt: say.photo(name) },
  };
}

/** Those of the block's events that take place. */
export async function eventCards(
  sources: ItemSources,
  block: Of<'events'>,
  language: Language,
  shown?: readonly string[],
): Promise<MailCard[]> {
  const ids = shown ?? (await nextEvents(sources, block.count));
  const found = await Promise.all(ids.map((id) => sources.adoptionEvents.find(id)));
  return found.flatMap((event) => (event ? eventCard(sources, event, language) : []));
}

function eventCard({ siteUrl }: ItemSources, event: AdoptionEvent, language: Language): MailCard {
  const day = new Date(`${event.date}T00:00:00Z`).toLocaleDateString(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    title: eventTitle(event, language),
    text: `${day}, ${event.startsAt} – ${event.endsAt} · ${wholeAddress(event)}`,
    label: words[language].event,
    url: siteUrl + pathFor('adoptionEvent', language, { id: event.id }),
  };
}
