import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import type { PetCardData } from '#app/components/pet-card.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import styles from './WaitingFaces.module.css';

interface Props {
  pets: readonly Pick<PetCardData, 'id' | 'name' | 'picture'>[];
  /** Of all who wait. */
  total: number;
}

/** Those who have waited longest look at whoever reads; on a phone they stand in a row that scrolls. */
export function WaitingFaces({ pets, total }: Props) {
  const text = useText();
  const language = useLanguage();
  if (pets.length === 0) return null;
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {text.home.waiting.heading}
      </h2>
      <Link className={styles.all} to={pathFor('adoptionPets', language)}>
        {text.home.waiting.all(new Intl.NumberFormat(locale[language]).format(total))}
        <Icon name="arrow" />
      </Link>
      <ul className={`plain-list ${styles.faces}`}>
        {pets.map(({ id, name, picture }) => (
          <li key={id}>
            <Link className={styles.face} to={pathFor('adoptionPet', language, { id })}>
              <span className={styles.picture}>
                {picture && <PetPicture media={picture} alt="" sizes="9.5rem" />}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
