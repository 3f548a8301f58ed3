import { visitor } from '#domain/accounts/viewer.ts';
import { type Clock, todayIn } from '#domain/clock.ts';
import type { LinkTarget } from '#domain/content/link.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import { pathFor } from '#domain/site-map.ts';
import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { MailBlock, MailCard } from '../mail/mail-content.ts';
import type { PetsService } from '../pets/core/pets.service.ts';

export interface IssueSources {
  pets: PetsService;
  adoptionEvents: AdoptionEventsService;
  content: Pick<ContentService, 'published'>;
  siteUrl: string;
  timezone: string;
  clock: Clock;
}

const words = {
  es: {
    meet: (name: string) => `Conoce a ${name}`,
    waits: (days: number) =>
      days === 1 ? 'Espera familia desde ayer' : `Espera familia desde hace ${days} días`,
    event: 'Ver el evento',
    photo: (name: string) => `Foto de ${name}`,
  },
  en: {
    meet: (name: string) => `Meet ${name}`,
    waits: (days: number) =>
      `Has been waiting for a family for ${days === 1 ? '1 day' : `${days} days`}`,
    event: 'See the event',
    photo: (name: string) => `Photo of ${name}`,
  },
};

/** What an issue's block says now, in a language; nothing where there is nothing to show. */
export async function mailBlocks(
  sources: IssueSources,
  block: IssueBlock,
  language: Language,
): Promise<MailBlock[]> {
  switch (block.kind) {
    case 'text': {
      const heading = block.heading[language];
      const paragraphs = block.text[language].split(/\n{2,}/).filter((one) => one !== '');
      return [...(heading ? [{ kind: 'heading' as const, text: heading }] : []), ...paragraphs];
    }
    case 'pets':
      return cardsOf(await petCards(sources, { ids: block.ids }, language));
    case 'waitingPets':
      return cardsOf(await petCards(sources, { longest: block.count }, language));
    case 'events': {
      const { adoptionEvents } = sources;
      const asked = { when: 'upcoming', filter: {}, page: 1, limit: block.count } as const;
      const { items } = await adoptionEvents.list(asked);
      return cardsOf(items.map((event) => eventCard(sources, event, language)));
    }
    case 'button': {
      const url = block.target && (await addressOf(sources, block.target, language));
      return url ? [{ kind: 'button', label: block.label[language], url }] : [];
    }
  }
}

const cardsOf = (cards: readonly MailCard[]): MailBlock[] =>
  cards.length > 0 ? [{ kind: 'cards', cards }] : [];

async function petCards(
  sources: IssueSources,
  asked: { ids: readonly string[] } | { longest: number },
  language: Language,
): Promise<MailCard[]> {
  if ('ids' in asked) {
    if (asked.ids.length === 0) return [];
    const { items } = await sources.pets.query(visitor, {
      where: [{ field: 'id', operator: 'in', value: asked.ids }],
      order: [],
      page: 1,
      limit: asked.ids.length,
    });
    // As they were chosen.
    const byId = new Map(items.map((pet) => [pet.id, pet]));
    return asked.ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((pet) => petCard(sources, pet as PublicPet, language));
  }
  const { items } = await sources.pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'registeredOn', direction: 'asc' }],
    page: 1,
    limit: asked.longest,
  });
  return items.map((pet) => petCard(sources, pet as PublicPet, language));
}

function petCard(
  { siteUrl, timezone, clock }: IssueSources,
  pet: PublicPet,
  language: Language,
): MailCard {
  const say = words[language];
  const [first] = pet.media;
  const isOpen = pet.status === 'adoption';
  const page = pet.status === 'rehabilitation' ? 'rehabilitationPet' : 'adoptionPet';
  const days = daysWaiting(pet.registeredOn, todayIn(timezone, clock)());
  const place = [pet.city, pet.federalState].filter(Boolean).join(', ');
  return {
    title: pet.name,
    text: isOpen && days > 0 ? `${place} · ${say.waits(days)}` : place,
    label: say.meet(pet.name),
    url: siteUrl + pathFor(page, language, { id: pet.id }),
    picture: first && { url: `${siteUrl}/media/${first.id}/og.jpg`, alt: say.photo(pet.name) },
  };
}

function eventCard({ siteUrl }: IssueSources, event: AdoptionEvent, language: Language): MailCard {
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

async function addressOf(
  { content, siteUrl }: IssueSources,
  target: LinkTarget,
  language: Language,
): Promise<string | undefined> {
  if ('url' in target) return target.url;
  if ('page' in target) return siteUrl + pathFor(target.page, language);
  if ('give' in target) return siteUrl + pathFor('donations', language);
  if ('mailbox' in target) {
    const { mailboxes } = await content.published('organisation', language);
    return `mailto:${mailboxes[target.mailbox]}`;
  }
  return siteUrl + pathFor('resources', language);
}
