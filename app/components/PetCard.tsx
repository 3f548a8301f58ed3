import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { givingPath } from '#domain/donations/giving-address.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { ButtonLink } from './Button.tsx';
import { shortDate } from './long-date.ts';
import styles from './PetCard.module.css';
import { PetPicture } from './PetPicture.tsx';
import { type PetCardData, tagOf, writtenLanguage } from './pet-card.ts';
import { pageOf } from './pet-pages.ts';
import { ShareMenu } from './ShareMenu.tsx';

/** Three beside each other in the width of the page; on a phone a row that scrolls. */
const threeAcross = '(min-width: 77rem) 23.7rem, (min-width: 56rem) 32vw, min(20.5rem, 84vw)';

interface Props {
  pet: PetCardData;
  /** See PetPicture. */
  load?: 'first' | 'eager';
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  heading?: 'h2' | 'h3';
  /** On a phone it shares its row: it says what matters first, and leads to the pet. */
  dense?: boolean;
}

export function PetCard({ pet, load, sizes = threeAcross, heading: Heading = 'h2', dense }: Props) {
  const text = useText();
  const words = text.pets;
  const language = useLanguage();
  const { name, city, programme, sex } = pet;
  const path = pathFor(pageOf[programme], language, { id: pet.id });
  const meet = programme === 'adoption' ? words.meet(sex) : words.help(sex);

  return (
    <article className={dense ? `${styles.card} ${styles.dense}` : styles.card}>
      <div className={styles.picture}>
        {pet.picture && (
          <PetPicture media={pet.picture} alt={words.photoOf(name)} sizes={sizes} load={load} />
        )}
        <Tag pet={pet} />
        <pet-heart pet={pet.id} name={name} />
      </div>
      <div className={styles.inside}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.facts}>{pet.facts}</p>
        <p className={styles.facts}>
          {city}, {pet.federalState}
        </p>
        {pet.group && <p className={styles.group}>{pet.group}</p>}
        <p className={styles.personality} lang={writtenLanguage(language)}>
          {pet.personality}
        </p>
        <div className={styles.actions}>
          <ButtonLink
            to={path}
            size="small"
            className={styles.details}
            aria-label={`${meet}: ${name}`}
          >
            {meet}
          </ButtonLink>
          <ButtonLink
            to={givingPath(language, { petId: pet.id })}
            size="small"
            variant="soft"
            icon="heart"
            aria-label={words.pet.giveFor(name)}
          >
            {text.common.donate}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.share}>
        <ShareMenu compact label={words.share.of(name)} message={pet.share} path={path} />
      </div>
    </article>
  );
}

/** The one thing worth knowing first. */
function Tag({ pet }: { pet: PetCardData }) {
  const words = useText().pets;
  const language = useLanguage();
  switch (tagOf(pet)) {
    case 'foster':
      return <span className={`${styles.tag} ${styles.long}`}>{pet.foster}</span>;
    case 'reserved':
      return <span className={`${styles.tag} ${styles.event}`}>{pet.reserved?.tag}</span>;
    case 'event':
      return (
        <span className={`${styles.tag} ${styles.event}`}>
          {words.atEvent.tag(shortDate(pet.eventOn ?? '', locale[language]))}
        </span>
      );
    case 'care':
      return <span className={`${styles.tag} ${styles.care}`}>{words.inRehabilitation}</span>;
    case 'long':
      return <span className={`${styles.tag} ${styles.long}`}>{words.waiting(pet.days)}</span>;
    case 'new':
      return <span className={`${styles.tag} ${styles.new}`}>{words.arrived(pet.sex)}</span>;
    case 'sterilized':
      return <span className={styles.tag}>{words.sterilizedTag(pet.sex)}</span>;
    default:
      return null;
  }
}
