import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import type { PetCardData } from '#app/components/pet-card.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import styles from './WaitingLongest.module.css';

/** Three beside each other in the width of the page; two on a phone. */
const acrossThePage = '(min-width: 77rem) 23.7rem, (min-width: 56rem) 32vw, 46vw';

interface Props {
  pets: readonly PetCardData[];
  /** How many are up for adoption in all. */
  total: number;
}

export function WaitingLongest({ pets, total }: Props) {
  const text = useText().home.waiting;
  const language = useLanguage();
  if (pets.length === 0) return null;
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="waiting">
      <div className={styles.words}>
        <h2 id="waiting">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      <ul className={`plain-list ${styles.pets}`}>
        {pets.map((pet) => (
          <li key={pet.id} className={styles.pet}>
            <PetCard pet={pet} heading="h3" dense sizes={acrossThePage} />
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={pathFor('adoptionPets', language)}>
        {text.all(new Intl.NumberFormat(locale[language]).format(total))}
        <Icon name="arrow" />
      </Link>
    </Wrap>
  );
}
