import { redirect } from 'react-router';
import { toPetCard } from '#app/components/pet-card.server.ts';
import { shownPicture, writtenLanguage } from '#app/components/pet-card.ts';
import { groupHeading, namesOf } from '#app/components/pet-group-words.server.ts';
import { listOf, pageOf } from '#app/components/pet-pages.ts';
import { reservedWords } from '#app/i18n/reserved-pets.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { describePet } from '#content/pets/describe-pet.ts';
import { newHomePhotoPath } from '#domain/adoption/new-home-photo.ts';
import { dateIn } from '#domain/clock.ts';
import { placeName } from '#domain/events/event-words.ts';
import { knownNeedIn } from '#domain/pets/known-needs.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { type Comparable, mostAlike } from '#domain/pets/similar-pets.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { wordsIn } from './list-words.server.ts';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language, page, signedIn } = context;
  const programme: Programme = page === pageOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const id = params.id ?? '';
  const pet = await app.pets.findPublic(programme, id);
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const reserved = await app.reservedPets();
  const similarTo = async (outline: Comparable) =>
    (await findSimilar(app, programme, outline, today)).map((each) =>
      toPetCard(each, { language, today, events, reserved }),
    );
  if (!pet) {
    const right = otherProgramme[programme];
    if (await app.pets.findPublic(right, id))
      throw movedTo(pathFor(pageOf[right], language, { id }));
    const former = await app.pets.findFormer(id);
    if (!former) {
      // The same for one that is somebody's own and one that is not there: their calls tell them apart.
      if (signedIn) return { kind: 'own' as const, programme, id };
      throw redirect(pathFor(listOf[programme], language));
    }
    const { name, species, sex, became, portrait } = former;
    return {
      kind: 'former' as const,
      programme,
      pet: { id, name, species, sex, became },
      portrait: portrait && shownPicture(portrait),
      newHome:
        became.kind === 'adopted'
          ? (await app.followUps.findNewHomePhotos(id)).map(newHomePhotoPath)
          : [],
      similar: await similarTo(former),
    };
  }
  const { folderId } = pet;
  const event = programme === 'adoption' ? events.get(pet.id) : undefined;
  return {
    kind: 'shown' as const,
    programme,
    pet,
    description: describePet(pet, language),
    written: wordsIn(language).list.written,
    needs: pet.needs.map((need) => {
      const known = knownNeedIn(language, need);
      return known ? { text: known } : { text: need, lang: writtenLanguage(language) };
    }),
    checklist: folderId === null ? undefined : await app.documentFolders.publicChecklist(folderId),
    days: daysWaiting(pet.registeredOn, today),
    group: pet.group && {
      heading: groupHeading(pet.group, language),
      /** Of a pair that a family applies for as two. */
      names: pet.group.together ? namesOf(pet.group.pets, language) : undefined,
      pets: pet.group.pets
        .filter((one) => one.id !== pet.id)
        .map(({ id, name, status }) => ({
          name,
          to: pathFor(pageOf[status === 'adoption' ? 'adoption' : 'rehabilitation'], language, {
            id,
          }),
        })),
    },
    reserved: reserved.has(pet.id) ? reservedWords(pet, language) : undefined,
    event: event && { id: event.id, date: event.date, place: placeName(event) },
    similar: await similarTo(pet),
  };
}

const otherProgramme = { adoption: 'rehabilitation', rehabilitation: 'adoption' } as const;

/** For good, but a pet can move back: a browser that kept both redirects would go round in circles. */
const movedTo = (path: string) =>
  redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });

const similarPets = 3;

/** Of its own species while there are enough of them. */
async function findSimilar(
  { pets }: Context,
  programme: Programme,
  pet: Comparable,
  today: string,
) {
  const newest = async (filter: PetFilter) => {
    const { items } = await pets.listPublic({ programme, filter, page: 1 });
    return mostAlike(pet, items, similarPets, today);
  };
  const found = await newest({ species: [pet.species] });
  return found.length === similarPets ? found : newest({});
}
