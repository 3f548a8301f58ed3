import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import type { PetCardData } from '#app/components/pet-card.ts';
import { listOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import styles from './SimilarPets.module.css';

interface Props {
  programme: Programme;
  pets: readonly PetCardData[];
}

export function SimilarPets({ programme, pets }: Props) {
  const words = useText().pets.pet;
  const language = useLanguage();
  if (pets.length === 0) return null;
  return (
    <div className={styles.band}>
      <Wrap as="section" aria-labelledby="similar">
        <div className={styles.head}>
          <h2 id="similar">{words.similar[programme]}</h2>
          <Link className={styles.all} to={pathFor(listOf[programme], language)}>
            {words.all}
            <Icon name="arrow" />
          </Link>
        </div>
        <ul className={`plain-list ${styles.pets}`}>
          {pets.map((pet) => (
            <li key={pet.id}>
              <PetCard pet={pet} heading="h3" />
            </li>
          ))}
        </ul>
      </Wrap>
    </div>
  );
}
