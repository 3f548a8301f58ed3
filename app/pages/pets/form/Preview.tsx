import { Cat, Dog } from '#app/components/Animals.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { answerText, useWords } from './answer-text.ts';
import { isChosen, type MediaItem } from './media-items.ts';
import styles from './Preview.module.css';
import type { PetFormState } from './use-pet-form.ts';

/** The card that people will see, as far as it is known. */
export function Preview({ form }: { form: PetFormState }) {
  const text = usePetFormText();
  const words = useWords();
  const { values } = form;
  const { sex, size, ageUnit, species } = values;
  const facts = [
    answerText('sex', values, words),
    ageUnit && answerText('ageValue', values, words),
    size && words.pets.size(size, sex || 'male'),
  ].filter(Boolean);
  const place = [values.city, values.federalState].filter(Boolean).join(', ');
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{text.review.preview}</figcaption>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture item={form.media[0]} species={species} />
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

function Picture({ item, species }: { item: MediaItem | undefined; species: string }) {
  if (item && isChosen(item) && item.problem === undefined) {
    return item.kind === 'image' ? (
      <img src={item.preview} alt="" />
    ) : (
      <video src={item.preview} muted playsInline tabIndex={-1} aria-hidden="true" />
    );
  }
  if (item && !isChosen(item)) return <img src={item.stored.thumbnail} alt="" />;
  return <span className={styles.animal}>{species === 'cat' ? <Cat /> : <Dog />}</span>;
}
