import { placeName } from '#domain/events/event-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { plainName } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import { photosOf } from '#server/features/animals/pet-kit/pet-subject.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import type { Base } from '#server/features/feature.ts';
import type { AdoptionEventsService } from './events.service.ts';
import { mailedDay } from './mailed-words.ts';

interface Dependencies extends Pick<Base, 'config'> {
  adoptionEvents: Pick<AdoptionEventsService, 'find' | 'petsToMeet'>;
}

const words: Bilingual<{ looks: string; scan: string; meet: (names: string) => string }> = {
  es: {
    looks: 'Evento de adopción',
    scan: 'Apunta la cámara y ve a quién conocerás',
    meet: (names) => `Conoce a ${names}`,
  },
  en: {
    looks: 'Adoption event',
    scan: 'Point your camera and see who you will meet',
    meet: (names) => `Meet ${names}`,
  },
};

/** Of a picture's last line. */
const mostNames = 6;

/** An adoption event with the pets that people can meet there; undefined of one that is cancelled, or is not there. */
export async function eventSubject(
  { adoptionEvents, config }: Dependencies,
  id: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const event = await adoptionEvents.find(id);
  if (!event) return undefined;
  const pets = await adoptionEvents.petsToMeet(event);
  const names = pets.map(({ name }) => plainName(name)).filter(Boolean);
  const list = new Intl.ListFormat(language === 'es' ? 'es-MX' : 'en-US');
  const path = pathFor('adoptionEvent', language, { id });
  return {
    title: event.title ?? placeName(event),
    looks: words[language].looks,
    facts: `${mailedDay(event.date, language)} · ${event.startsAt} – ${event.endsAt}`,
    place: `${placeName(event)}, ${event.city}`,
    more: names.length > 0 ? [words[language].meet(list.format(names.slice(0, mostNames)))] : [],
    // Descriptions are written in Spanish.
    summary: language === 'es' ? inOneLine(event.description) : '',
    scan: words[language].scan,
    address: config.siteUrl + path,
    shortAddress: config.siteUrl.replace(/^https?:\/\//, ''),
    photos: pets.flatMap(photosOf),
  };
}
