import { Link } from 'react-router';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { ButtonLink } from './Button.tsx';
import styles from './PetCard.module.css';
import { PetPicture } from './PetPicture.tsx';
import type { PetCardData } from './pet-card.ts';
import { ShareMenu } from './ShareMenu.tsx';

const longWait = 90;
const stillNew = 7;

interface Props {
  pet: PetCardData;
  /** On the first screen: its picture is loaded at once. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

export function PetCard({ pet, eager, heading: Heading = 'h2' }: Props) {
  const text = useText();
  const words = text.pets;
  const language = useLanguage();
  const page = pet.programme === 'adoption' ? 'adoptionPet' : 'rehabilitationPet';
  const path = pathFor(page, language, { id: pet.id });
  const facts = [
    words.sexes[pet.sex],
    words.age(pet.ageValue, pet.ageUnit),
    words.size(pet.size, pet.sex),
  ].join(' · ');

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {pet.picture && (
          <PetPicture
            media={pet.picture}
            alt={words.photoOf(pet.name)}
            sizes="(min-width: 75rem) 22rem, (min-width: 44rem) 45vw, 92vw"
            eager={eager}
          />
        )}
        <Tag pet={pet} />
      </div>
      <div className={styles.inside}>
        <Heading className={styles.name}>
          <Link to={path}>{pet.name}</Link>
        </Heading>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.facts}>
          {pet.city}, {pet.federalState}
        </p>
        <p className={styles.personality}>{pet.personality}</p>
        <div className={styles.actions}>
          <ButtonLink to={path} size="small" tabIndex={-1} aria-hidden="true">
            {pet.programme === 'adoption' ? words.meet(pet.sex) : words.help(pet.sex)}
          </ButtonLink>
          <ButtonLink
            to={pathFor('donations', language)}
            size="small"
            variant="soft"
            icon="heart"
            aria-label={words.pet.giveFor(pet.name)}
          >
            {text.common.donate}
          </ButtonLink>
          <ShareMenu name={pet.name} city={pet.city} path={path} compact />
        </div>
      </div>
    </article>
  );
}

/** The one thing worth knowing first. */
function Tag({ pet }: { pet: PetCardData }) {
  const words = useText().pets;
  if (pet.programme === 'rehabilitation') {
    return <span className={`${styles.tag} ${styles.care}`}>{words.inRehabilitation}</span>;
  }
  if (pet.days >= longWait) {
    return <span className={`${styles.tag} ${styles.long}`}>{words.waiting(pet.days)}</span>;
  }
  if (pet.days <= stillNew) return <span className={styles.tag}>{words.arrived(pet.sex)}</span>;
  if (pet.sterilized) return <span className={styles.tag}>{words.sterilizedTag(pet.sex)}</span>;
  return null;
}
