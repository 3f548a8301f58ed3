import { lazy, useEffect, useState } from 'react';
import { Link, Navigate, useLoaderData } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { LongText } from '#app/components/LongText.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { listOf, pageOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { firstInteraction } from '#app/first-interaction.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { ForManagers } from './ForManagers.tsx';
import { Gallery } from './Gallery.tsx';
import { History } from './History.tsx';
import { Papers } from './Papers.tsx';
import { PetFacts } from './PetFacts.tsx';
import type { loader } from './PetPage.loader.ts';
import styles from './PetPage.module.css';
import { PetSummary } from './PetSummary.tsx';
import { PrintedCode } from './PrintedCode.tsx';
import { SimilarPets } from './SimilarPets.tsx';

const FormerPet = lazy(() => import('./FormerPet.tsx'));
const PrivatePet = lazy(() => import('./PrivatePet.tsx'));

/** The pet where it is shown; where it no longer is, what became of it. */
export default function PetPage() {
  const found = useLoaderData<typeof loader>();
  switch (found.kind) {
    case 'own':
      return <OwnPet {...found} />;
    case 'former':
      return (
        <LazyBoundary>
          <FormerPet {...found} />
        </LazyBoundary>
      );
    default:
      return <ShownPet shown={found} />;
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
          <LazyBoundary>
            <PrivatePet key={id} petId={id} user={session.user} list={list} />
          </LazyBoundary>
        )}
      </Wrap>
    </>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

function ShownPet({ shown }: { shown: Extract<Found, { kind: 'shown' }> }) {
  const { programme, pet, title, description, jsonLd, character, checklist, similar } = shown;
  const { pets: words } = useText();
  const language = useLanguage();
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    // Programs that do nothing on a page have not seen it.
    firstInteraction
      .then(() => import('./count-view.ts'))
      .then(({ countView }) => countView(pet.id, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, [pet.id]);
  const path = pathFor(pageOf[programme], language, { id: pet.id });
  const list = pathFor(listOf[programme], language);
  const image = pet.media[0] && shown.sharing.picture;
  const lang = writtenLanguage(language);

  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="article"
        image={
          image ? { src: image, alt: words.photoOf(pet.name), width: 1200, height: 630 } : undefined
        }
        jsonLd={jsonLd}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back} aria-label={words.lists.label}>
          <Link to={list}>
            <Icon name="chevron" className={styles.chevron} />
            {words.pet.back[programme]}
          </Link>
        </nav>
        <ForManagers petId={pet.id} onOwn={setOwn} />
        <div className={styles.layout}>
          <Gallery key={pet.id} name={pet.name} media={pet.media} />
          <PrintedCode programme={programme} pet={pet} />
          <div className={styles.side}>
            <PetSummary shown={shown} path={path} isOwn={isOwn} />
            <PetFacts pet={pet} character={character} />
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
