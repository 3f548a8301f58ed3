import { lazy } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Cat, Dog } from '#app/components/Animals.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { useExpired } from '#app/session/session-store.ts';
import { useCheckedSession } from '#app/session/use-checked-session.ts';
import { contactAboutPet } from '#domain/contact/contact-address.ts';
import { pathFor } from '#domain/site-map.ts';
import type { AppliedPet, loader } from './ApplyPage.loader.ts';
import styles from './ApplyPage.module.css';

const WithAccount = lazy(() => import('./apply/WithAccount.tsx'));
const WithoutAccount = lazy(() => import('./apply/WithoutAccount.tsx'));

/** Applying for a pet. The page is the same for everybody; what differs by account comes once the browser knows one. */
export default function ApplyPage() {
  const { pet, portrait } = useLoaderData<typeof loader>();
  const text = useAdoptionText().apply;
  const { photoOf } = useText().pets;
  const language = useLanguage();
  const petPath = pathFor('adoptionPet', language, { id: pet.id });
  return (
    <>
      <PageHead title={text.title(pet.name)} description={text.description(pet.name)} noIndex />
      <Wrap className={styles.page}>
        <Link to={petPath} className={styles.back}>
          <Icon name="chevron" className={styles.chevron} />
          {text.back(pet.name)}
        </Link>
        <div className={styles.head}>
          <div className={styles.portrait}>
            {portrait ? (
              <PetPicture
                media={portrait}
                alt={photoOf(pet.name)}
                sizes={portraitSizes}
                load="first"
              />
            ) : pet.species === 'dog' ? (
              <Dog coat="honey" />
            ) : (
              <Cat coat="marmalade" />
            )}
          </div>
          <div className={styles.words}>
            <h1 id="titulo">{text.title(pet.name)}</h1>
            <p className={styles.lead}>{text.lead(pet.sex)}</p>
            <p className={styles.small}>{text.waiting(pet.name)}</p>
          </div>
        </div>
        <LazyBoundary fallback={<LoadingScreen />}>
          <Application key={pet.id} pet={pet} />
        </LazyBoundary>
        <p className={styles.small}>
          {text.chat} <Link to={contactAboutPet(language, pet.id)}>{text.write}</Link>
        </p>
      </Wrap>
    </>
  );
}

/** As wide as the picture of the style sheet. */
const portraitSizes = '(min-width: 40rem) 14rem, 7rem';

function Application({ pet }: { pet: AppliedPet }) {
  const session = useCheckedSession();
  // Whoever was signed in until now signs in again on the page, and what they wrote stays.
  const expired = useExpired();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'authenticated' || expired) {
    return <LoginRequired>{(user) => <WithAccount user={user} pet={pet} />}</LoginRequired>;
  }
  return <WithoutAccount pet={pet} />;
}
