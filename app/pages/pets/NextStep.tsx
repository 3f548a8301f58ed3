import { ButtonLink } from '#app/components/Button.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './NextStep.module.css';

/** What a visitor can do for this pet now: adopt it, or help it heal. */
export function NextStep({ pet, programme }: { pet: PublicPet; programme: Programme }) {
  const words = useText().pets.pet;
  const language = useLanguage();
  const donations = pathFor('donations', language);

  if (programme === 'rehabilitation') {
    return (
      <section className={`${styles.box} ${styles.care}`} aria-labelledby="next">
        <h2 id="next">{words.helpTitle(pet.name)}</h2>
        <p>{words.helpText}</p>
        {pet.needs.length > 0 && (
          <>
            <h3>{words.needs}</h3>
            <ul className={styles.needs}>
              {pet.needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
            <p className={styles.small}>{words.needsLead}</p>
          </>
        )}
        <ButtonLink to={donations} icon="heart">
          {words.giveFor(pet.name)}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.box} aria-labelledby="next">
      <h2 id="next">{words.adoptTitle(pet.name)}</h2>
      <ol className={styles.steps}>
        {words.adoptSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink to={pathFor('contact', language)} icon="paw">
          {words.write}
        </ButtonLink>
        <ButtonLink to={donations} variant="outline" icon="heart">
          {words.giveFor(pet.name)}
        </ButtonLink>
        <ButtonLink to={pathFor('goingHome', language)} variant="quiet">
          {words.requirements}
        </ButtonLink>
      </div>
    </section>
  );
}
