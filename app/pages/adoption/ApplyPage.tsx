import { lazy, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Cat, Dog } from '#app/components/Animals.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { useExpired } from '#app/session/session-store.ts';
import { useCheckedSession } from '#app/session/use-checked-session.ts';
import { contactAboutPet } from '#domain/contact/contact-address.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { AppliedPet, loader } from './ApplyPage.loader.ts';
import styles from './ApplyPage.module.css';
import { ChooseCompany } from './apply/ChooseCompany.tsx';
import { WithoutAccount } from './apply/WithoutAccount.tsx';

const WithAccount = lazy(() => import('./apply/WithAccount.tsx'));

/** Applying for a pet. The page is the same for everybody; what differs by account comes once the browser knows one. */
export default function ApplyPage() {
  const { pet, portrait, company, reserved, waitsForMate } = useLoaderData<typeof loader>();
  const text = useAdoptionText().apply;
  const { photoOf } = useText().pets;
  const language = useLanguage();
  const petPath = pathFor('adoptionPet', language, { id: pet.id });
  const [chosenId, setChosenId] = useState(company?.kind === 'pair' ? company.pets[0]?.id : '');
  const companion = company?.pets.find(({ id }) => id === chosenId);
  const pets = companion ? [pet, companion] : [pet];
  const names = pets.map(({ name }) => name).join(text.and);
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
                load="late"
              />
            ) : pet.species === 'dog' ? (
              <Dog coat="honey" />
            ) : (
              <Cat coat="marmalade" />
            )}
          </div>
          <div className={styles.words}>
            <h1 id="titulo">{text.title(names)}</h1>
            <p className={styles.lead}>{companion ? text.company.lead : text.lead(pet.sex)}</p>
            {!reserved && (
              <p className={styles.small}>
                {companion ? text.company.waiting(names) : text.waiting(pet.name)}
              </p>
            )}
          </div>
        </div>
        {company && (
          <ChooseCompany
            pet={pet}
            company={company}
            chosenId={chosenId ?? ''}
            onChoose={setChosenId}
          />
        )}
        {reserved && !waitsForMate && (
          <Notice kind="info" title={reserved.tag}>
            <p>{reserved.text}</p>
          </Notice>
        )}
        <div className={styles.form}>
          {waitsForMate ? (
            <Notice kind="info" title={text.company.incomplete(pet.name)}>
              <p>{text.company.incompleteText}</p>
            </Notice>
          ) : (
            <LazyBoundary fallback={<LoadingScreen />}>
              <Application key={pet.id} pets={pets} />
            </LazyBoundary>
          )}
        </div>
        <p className={styles.small}>
          {text.chat} <Link to={contactAboutPet(language, pet.id)}>{text.write}</Link>
        </p>
      </Wrap>
    </>
  );
}

/** As wide as the picture of the style sheet. */
const portraitSizes = '(min-width: 70rem) 21rem, (min-width: 40rem) 14rem, 7rem';

function Application({ pets }: { pets: readonly AppliedPet[] }) {
  const session = useCheckedSession();
  // Whoever was signed in until now signs in again on the page, and what they wrote stays.
  const expired = useExpired();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'authenticated' || expired) {
    return <LoginRequired>{(user) => <WithAccount user={user} pets={pets} />}</LoginRequired>;
  }
  return <WithoutAccount pets={pets} />;
}
