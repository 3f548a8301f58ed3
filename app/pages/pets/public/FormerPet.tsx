import { Cat, Dog } from '#app/components/Animals.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { PetPicture, type ShownPicture } from '#app/components/PetPicture.tsx';
import type { PetCardData } from '#app/components/pet-card.ts';
import { listOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useFormerPetText } from '#app/i18n/former-pet.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import type { WhatBecame } from '#domain/pets/former-pet.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { ForManagers } from './ForManagers.tsx';
import styles from './FormerPet.module.css';
import { SimilarPets } from './SimilarPets.tsx';

interface Props {
  /** Where it was looked for. */
  programme: Programme;
  pet: Pick<PublicPet, 'id' | 'name' | 'species' | 'sex'> & { became: WhatBecame };
  portrait: ShownPicture | undefined;
  /** Addresses of photos that the family lets everybody see. */
  newHome: readonly string[];
  similar: readonly PetCardData[];
}

/** In place of the page of a pet that is not shown there any more: its links live on in chats and posts. */
export default function FormerPet({ programme, pet, portrait, newHome, similar }: Props) {
  const { photoOf, pet: petWords } = useText().pets;
  const words = useFormerPetText();
  const language = useLanguage();
  const { title, text } = useWhatBecame(pet);
  const alt = photoOf(pet.name);
  return (
    <>
      <PageHead
        title={title}
        description={text}
        image={portrait && { src: `/media/${portrait.id}/og.jpg`, alt, width: 1200, height: 630 }}
        noIndex
      />
      <Wrap className={styles.page}>
        <ForManagers petId={pet.id} />
        <div className={styles.message}>
          {portrait ? (
            <div className={styles.portrait}>
              <PetPicture media={portrait} alt={alt} sizes={portraitSizes} load="first" />
            </div>
          ) : (
            <div className={styles.picture}>
              {pet.species === 'dog' ? <Dog coat="honey" /> : <Cat coat="marmalade" />}
            </div>
          )}
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>
              <ButtonLink to={pathFor(listOf[programme], language)} icon="paw">
                {petWords.all}
              </ButtonLink>
              <ButtonLink to={pathFor('contact', language)} variant="outline">
                {words.ask(pet.name)}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Wrap>
      {newHome.length > 0 && (
        <Wrap as="section" className={styles.home} aria-labelledby="new-home">
          <h2 id="new-home">{words.home(pet.name)}</h2>
          <ul className={`plain-list ${styles.photos}`}>
            {newHome.map((src, index) => (
              <li key={src}>
                <img src={src} alt={words.homePhoto(pet.name, index + 1)} loading="lazy" />
              </li>
            ))}
          </ul>
          <p className={styles.consent}>{words.consent}</p>
        </Wrap>
      )}
      <SimilarPets programme={programme} pets={similar} />
    </>
  );
}

/** As wide as the circle of the style sheet. */
const portraitSizes = '(min-width: 77rem) 20rem, (min-width: 48rem) 26vw, min(15rem, 60vw)';

function useWhatBecame({ name, sex, became }: Props['pet']): { title: string; text: string } {
  const words = useFormerPetText();
  const language = useLanguage();
  if (became.kind === 'withdrawn') {
    return { title: words.withdrawn(name), text: words.withdrawnText };
  }
  const date = became.on === null ? undefined : longDate(became.on, locale[language]);
  return { title: words.adopted(name), text: words.adoptedText(sex, date) };
}
