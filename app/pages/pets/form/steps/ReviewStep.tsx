import { Link } from 'react-router';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { isOptional } from '#domain/contract/field.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import { answerText, labelOf, useWords } from '../answer-text.ts';
import { StoredCertificate } from '../CertificateField.tsx';
import { fieldsOf, type StepId, stepIds } from '../form-steps.ts';
import { MediaPicture } from '../MediaPicture.tsx';
import { focusOf, isRejected, kindOf } from '../media-items.ts';
import { Preview } from '../Preview.tsx';
import { useStepNames } from '../step-names.ts';
import type { PetFormState } from '../use-pet-form.ts';
import { knowsBirth } from '../values.ts';
import styles from './ReviewStep.module.css';

/** Everything once more, each a step away. */
export function ReviewStep({ form }: { form: PetFormState }) {
  const { review } = usePetFormText();
  const names = useStepNames(form);
  return (
    <div className={styles.review}>
      <p>{form.isNew ? review.lead : review.leadEdit}</p>
      <div className={styles.preview}>
        <Preview form={form} />
      </div>
      {stepIds.slice(0, -1).map((step) => (
        <section key={step} className={styles.part} aria-labelledby={`${step}-answers`}>
          <div className={styles.head}>
            <h3 id={`${step}-answers`}>{names[step]}</h3>
            <Link to={{ hash: step }} preventScrollReset className={styles.change}>
              {review.change}
              <span className="visually-hidden">: {names[step]}</span>
            </Link>
          </div>
          <Answers form={form} step={step} />
        </section>
      ))}
    </div>
  );
}

function Answers({ form, step }: { form: PetFormState; step: StepId }) {
  const text = usePetFormText();
  const words = useWords();
  const { values } = form;
  const requested = fieldsOf(step, form.programme).filter((field) => isAsked(field, form));
  return (
    <dl className={styles.answers}>
      {requested.map((field) => {
        const isMissing =
          field === 'media'
            ? form.media.length === 0
            : field === 'certificate'
              ? !form.certificate && !form.hasCertificate
              : answerText(field, values, words) === '';
        return (
          <div key={field} data-wide={field === 'media' || field === 'certificate' || undefined}>
            <dt>{labelOf(field, values, words)}</dt>
            <dd data-missing={isMissing || undefined}>
              {isMissing ? text.review.notYet : <Answer field={field} form={form} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Answer({ field, form }: { field: PetFormField; form: PetFormState }) {
  const text = usePetFormText();
  const words = useWords();
  if (field === 'media') return <ReviewedMedia form={form} />;
  if (field !== 'certificate') return answerText(field, form.values, words);
  if (form.certificate) return form.certificate.name;
  return form.stored ? <StoredCertificate petId={form.stored.id} /> : text.review.certificate;
}

/** All that will be shown or kept, those that cannot be sent by their names. */
function ReviewedMedia({ form: { media, focalPoints } }: { form: PetFormState }) {
  const { photo, video } = usePetFormText().media;
  return (
    <ul className={`plain-list ${styles.media}`}>
      {media.map((item, index) => (
        <li key={item.id}>
          {isRejected(item) ? (
            item.file.name
          ) : (
            <MediaPicture
              item={item}
              focus={focusOf(item, focalPoints)}
              alt={kindOf(item) === 'image' ? photo(index + 1) : video(index + 1)}
              playable
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Some questions are asked only after a certain answer to another, and some need none. */
function isAsked(field: PetFormField, { values }: PetFormState): boolean {
  if (field === 'birthEstimated') return false;
  if (field === 'bornOn') return knowsBirth(values);
  if (field === 'ageValue' && knowsBirth(values)) return false;
  // The age tells it.
  if (field === 'ageUnit') {
    return !knowsBirth(values) && (values.ageValue === '' || values.ageUnit === '');
  }
  if (field === 'lastDewormedOn') return values.dewormed === true;
  if (['certificate', 'vetPhone', 'vetName'].includes(field)) {
    return values.sterilized === true && (field !== 'vetName' || values.vetName !== '');
  }
  const isDescribed = field in descriptionFields;
  if (!isDescribed || values[field as keyof PetDescription] !== '') return true;
  return !isOptional(descriptionFields[field as keyof PetDescription]);
}
