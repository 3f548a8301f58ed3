import { lazy, Suspense } from 'react';
import {
  type AppLoadContext,
  Link,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLoaderData,
} from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { LongText } from '#app/components/LongText.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { shownPicture, toPetCard, writtenLanguage } from '#app/components/pet-card.ts';
import { listOf, pageOf } from '#app/components/pet-pages.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { useCrumbData } from '#app/components/text-page/crumbs.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import { useSite } from '#app/site.ts';
import { describePet } from '#content/pets/describe-pet.ts';
import { dateIn } from '#domain/clock.ts';
import { placeName } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import { knownNeedIn } from '#domain/pets/known-needs.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { ForManagers } from './ForManagers.tsx';
import { FormerPet } from './FormerPet.tsx';
import { Gallery } from './Gallery.tsx';
import { History } from './History.tsx';
import { wordsIn } from './list-words.server.ts';
import { NextStep } from './NextStep.tsx';
import { Papers } from './Papers.tsx';
import { PetFacts } from './PetFacts.tsx';
import styles from './PetPage.module.css';
import { PrintedCode } from './PrintedCode.tsx';
import { petJsonLd } from './pet-json-ld.ts';
import { SimilarPets } from './SimilarPets.tsx';
import { type Comparable, mostAlike } from './similar-pets.ts';

const PrivatePet = lazy(() => import('./PrivatePet.tsx'));

export async function loader({ params, context }: LoaderFunctionArgs<AppLoadContext>) {
  const { app, language, page, signedIn } = context;
  const programme: Programme = page === pageOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const id = params.id ?? '';
  const pet = await app.pets.findPublic(programme, id);
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const similarTo = async (outline: Comparable) =>
    (await findSimilar(app, programme, outline)).map((each) => toPetCard(each, today, events));
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
async function findSimilar({ pets }: Context, programme: Programme, pet: Comparable) {
  const newest = async (filter: PetFilter) =>
    mostAlike(pet, (await pets.listPublic({ programme, filter, page: 1 })).items, similarPets);
  const found = await newest({ species: [pet.species] });
  return found.length === similarPets ? found : newest({});
}

/** The pet where it is shown; where it no longer is, what became of it. */
export default function PetPage() {
  const found = useLoaderData<typeof loader>();
  switch (found.kind) {
    case 'own':
      return <OwnPet {...found} />;
    case 'former':
      return <FormerPet {...found} />;
    default:
      return <ShownPet {...found} />;
  }
}

/** One that only its people see, who load what shows it; everybody else is where they are without such a page. */
function OwnPet({ programme, id }: Extract<Found, { kind: 'own' }>) {
  const { back } = useText().pets.pet;
  const session = useSession();
  const list = pathFor(listOf[programme], useLanguage());
  if (session.status === 'anonymous') return <Navigate to={list} replace />;
  return (
    <>
      <PageHead title={back[programme]} description={back[programme]} noIndex />
      <Wrap className={styles.own}>
        {session.status === 'authenticated' && (
          <Suspense fallback={null}>
            <PrivatePet key={id} petId={id} user={session.user} list={list} />
          </Suspense>
        )}
      </Wrap>
    </>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

function ShownPet({
  programme,
  pet,
  description,
  written,
  needs,
  checklist,
  days,
  event,
  similar,
}: Extract<Found, { kind: 'shown' }>) {
  const { pets: words, shell } = useText();
  const language = useLanguage();
  const { siteUrl } = useSite();
  const path = pathFor(pageOf[programme], language, { id: pet.id });
  const list = pathFor(listOf[programme], language);
  const address = siteUrl + path;
  const kind = words.species(pet.species, pet.sex);
  const title = words.pet.title(pet.name, kind, words.pet.programme[programme], pet.city);
  const image = pet.media[0] && `/media/${pet.media[0].id}/og.jpg`;
  const lang = writtenLanguage(language);
  const crumbs = useCrumbData([
    { label: shell.home, href: pathFor('home', language) },
    { label: words.pet.back[programme], href: list },
    { label: pet.name },
  ]);

  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="article"
        image={
          image ? { src: image, alt: words.photoOf(pet.name), width: 1200, height: 630 } : undefined
        }
        jsonLd={petJsonLd({
          pet,
          title,
          description,
          crumbs,
          address,
          image: image && siteUrl + image,
          language: locale[language],
        })}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back} aria-label={words.lists.label}>
          <Link to={list}>
            <Icon name="chevron" className={styles.chevron} />
            {words.pet.back[programme]}
          </Link>
        </nav>
        <ForManagers petId={pet.id} />
        <div className={styles.layout}>
          <Gallery key={pet.id} name={pet.name} media={pet.media} />
          <PrintedCode programme={programme} pet={pet} />
          <div className={styles.side}>
            <div className={styles.summary}>
              <p className={programme === 'adoption' ? styles.waiting : styles.recovering}>
                {programme === 'adoption' ? words.waiting(days) : words.recovering(days)}
              </p>
              <h1>{pet.name}</h1>
              <p className={styles.facts}>
                {[kind, words.age(pet.ageValue, pet.ageUnit), words.size(pet.size, pet.sex)].join(
                  ' · ',
                )}
              </p>
              <p className={styles.place}>
                <Icon name="pin" />
                {pet.city}, {pet.federalState}
              </p>
              {event && (
                <Link
                  className={styles.event}
                  to={pathFor('adoptionEvent', language, { id: event.id })}
                >
                  <Icon name="calendar" />
                  <span>
                    <strong>
                      {words.atEvent.visit(pet.name, longDate(event.date, locale[language]))}
                    </strong>
                    <br />
                    {event.place}
                  </span>
                </Link>
              )}
              <p className={styles.personality} lang={lang}>
                {pet.personality}
              </p>
              {written && <p className={styles.written}>{written}</p>}
              <NextStep pet={pet} programme={programme} needs={needs} address={address} />
              <div className={styles.share}>
                <ShareMenu
                  label={words.share.of(pet.name)}
                  message={words.share.message[programme](pet.name, pet.city)}
                  path={path}
                />
                <p className={styles.since}>
                  {words.pet.since(longDate(pet.registeredOn, locale[language]))}
                </p>
              </div>
            </div>
            <PetFacts pet={pet} />
          </div>
          <div className={styles.story}>
            <section aria-labelledby="story">
              <h2 id="story">{words.pet.story}</h2>
              <div className={styles.text} lang={lang}>
                <LongText text={pet.story} />
              </div>
            </section>
            <Papers pet={pet} checklist={checklist} />
            <History history={pet.history} />
          </div>
        </div>
      </Wrap>
      <SimilarPets programme={programme} pets={similar} />
    </>
  );
}
