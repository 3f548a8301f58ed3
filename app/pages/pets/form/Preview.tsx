import { Cat, Dog } from '#app/components/Animals.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { knownBirth, toldBirth } from '#domain/pets/birth.ts';
import { isBirthDate } from '#domain/pets/birth-input.ts';
import { answerText, useWords, type Words } from './answer-text.ts';
import { MediaPicture } from './MediaPicture.tsx';
import { type FocalPoints, focusOf, isRejected, type MediaItem } from './media-items.ts';
import styles from './Preview.module.css';
import type { PetFormState } from './use-pet-form.ts';
import { knowsBirth } from './values.ts';

/** The card that people will see, as far as it is known. */
export function Preview({ form }: { form: PetFormState }) {
  const text = usePetFormText();
  const words = useWords();
  const { values } = form;
  const { sex, size, species } = values;
  const facts = [
    answerText('sex', values, words),
    ageSaid(form, words.pets),
    size && words.pets.size(size, sex || 'male'),
  ].filter(Boolean);
  const place = [values.city, values.federalState].filter(Boolean).join(', ');
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{text.review.preview}</figcaption>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture item={form.media[0]} focalPoints={form.focalPoints} species={species} />
        </div>
        <div className={styles.inside}>
          <p className={styles.name}>{values.name.trim() || text.review.nameless}</p>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          {place && <p className={styles.facts}>{place}</p>}
          {values.personality && <p className={styles.personality}>{values.personality}</p>}
        </div>
      </div>
    </figure>
  );
}

function ageSaid({ values, today }: PetFormState, { ageOf }: Words['pets']): string {
  const { bornOn, ageUnit, ageValue } = values;
  if (knowsBirth(values)) {
    return isBirthDate(bornOn, today) ? ageOf(toldBirth(knownBirth(bornOn), today)) : '';
  }
  const isAge = ageUnit !== '' && /^\d{1,3}$/.test(ageValue);
  return isAge ? ageOf({ ageValue: Number(ageValue), ageUnit, birthEstimated: true }) : '';
}

interface PictureProps {
  item: MediaItem | undefined;
  focalPoints: FocalPoints;
  species: string;
}

function Picture({ item, focalPoints, species }: PictureProps) {
  if (!item || isRejected(item)) {
    return <span className={styles.animal}>{species === 'cat' ? <Cat /> : <Dog />}</span>;
  }
  return <MediaPicture item={item} focus={focusOf(item, focalPoints)} />;
}
