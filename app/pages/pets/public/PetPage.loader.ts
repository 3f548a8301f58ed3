import { redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { shownPicture, writtenLanguage } from '#app/components/pet-card.ts';
import { listOf, pageOf } from '#app/components/pet-pages.ts';
import { crumbData } from '#app/components/text-page/crumbs.ts';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { fosterWanted } from '#app/i18n/foster-wanted.ts';
import { characterFacts } from '#app/i18n/pet-character.ts';
import { petPageTexts } from '#app/i18n/pet-page.ts';
import { reservedWords } from '#app/i18n/reserved-pets.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { groupHeading, namesOf } from '#app/loaders/pet-group-words.server.ts';
import { describePet } from '#content/pets/describe-pet.ts';
import { petHeadline as inEnglish } from '#content/pets/en.ts';
import { petHeadline as inSpanish } from '#content/pets/es.ts';
import { newHomePhotoPath } from '#domain/adoption/new-home-photo.ts';
import { dateIn } from '#domain/clock.ts';
import { documentNames, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { placeName } from '#domain/events/event-words.ts';
import { handAddress } from '#domain/fostering/hand-address.ts';
import { type Language, locale } from '#domain/language.ts';
import { knownNeedIn } from '#domain/pets/known-needs.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { type Comparable, mostAlike } from '#domain/pets/similar-pets.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { wordsIn } from './list-words.server.ts';
import { petJsonLd } from './pet-json-ld.server.ts';
import { petPicture, petSharing } from './pet-sharing.server.ts';

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
  const description = describePet(pet, language);
  const event = programme === 'adoption' ? events.get(pet.id) : undefined;
  return {
    kind: 'shown' as const,
    programme,
    pet,
    description,
    ...searchData(app, { programme, pet, description, language }),
    character: characterFacts(pet, language),
    written: wordsIn(language).list.written,
    needs: pet.needs.map((need) => {
      const known = knownNeedIn(language, need);
      return known ? { text: known } : { text: need, lang: writtenLanguage(language) };
    }),
    checklist: folderId === null ? undefined : await checklistOf(app, folderId, language),
    days: daysWaiting(pet.waitingSince || pet.registeredOn, today),
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
    notices: noticesOf(pet, event, language),
    since: petPageTexts[language].since(
      longDate(pet.waitingSince || pet.registeredOn, locale[language]),
    ),
    reserved: reserved.has(pet.id) ? reservedWords(pet, language) : undefined,
    sharing: petSharing(pet, reserved.has(pet.id), language),
    favorites: pathFor('favorites', language),
    similar: await similarTo(pet),
  };
}

/** What a visitor can do for it beside adopting. */
function noticesOf(
  pet: PublicPet,
  event: Pick<AdoptionEvent, 'id' | 'date' | 'address'> | undefined,
  language: Language,
) {
  const { visit } = petPageTexts[language];
  const { lead, offer } = fosterWanted[language];
  return [
    ...(event
      ? [
          {
            to: pathFor('adoptionEvent', language, { id: event.id }),
            icon: 'calendar' as const,
            lead: visit(pet.name, longDate(event.date, locale[language])),
            text: placeName(event),
          },
        ]
      : []),
    ...(pet.needsFoster
      ? [{ to: handAddress(language, pet.id), icon: 'paw' as const, lead, text: offer(pet.sex) }]
      : []),
  ];
}

/** The title of the page, and what search engines are told of it: no browser needs what makes it. */
function searchData(
  { config: { siteUrl } }: Context,
  {
    programme,
    pet,
    description,
    language,
  }: { programme: Programme; pet: PublicPet; description: string; language: Language },
) {
  const { pets: words, shell } = { es, en }[language];
  const kind = words.species(pet.species, pet.sex);
  const say = { es: inSpanish, en: inEnglish }[language];
  const title = say.title(pet.name, kind, say.programmes[programme], pet.city);
  const [first] = pet.media;
  const crumbs = [
    { label: shell.home, href: pathFor('home', language) },
    { label: words.pet.back[programme], href: pathFor(listOf[programme], language) },
    { label: pet.name },
  ];
  return {
    title,
    jsonLd: petJsonLd({
      pet,
      title,
      description,
      crumbs: crumbData(crumbs, siteUrl),
      address: siteUrl + pathFor(pageOf[programme], language, { id: pet.id }),
      image: first && siteUrl + petPicture(pet.id, language),
      language: locale[language],
    }),
  };
}

/** How the documents of a pet's folder stand, in the page's words: the browser loads the names of no others. */
async function checklistOf({ documentFolders }: Context, folderId: string, language: Language) {
  const checklist = await documentFolders.publicChecklist(folderId);
  return checklist?.map(({ kind, status }) => ({
    name: documentNames[kind][language],
    status,
    statusName: reviewStatusNames[status][language],
  }));
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
