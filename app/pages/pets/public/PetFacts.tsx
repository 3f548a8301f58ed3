import { Icon } from '#app/components/Icon.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import type { CharacterFact } from '#app/i18n/pet-character.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { PetDescription, PublicPet } from '#domain/pets/pet.ts';
import type { Compatibility } from '#domain/pets/vocabularies.ts';
import styles from './PetFacts.module.css';

export function PetFacts({
  pet,
  character,
}: {
  pet: Pick<PublicPet, keyof PublicPet & keyof PetDescription>;
  character: readonly CharacterFact[];
}) {
  const pets = useText().pets;
  const words = pets.pet;
  const written = writtenLanguage(useLanguage());
  const { sex, species } = pet;
  const facts: [name: string, value: string | null, language?: string][] = [
    [words.facts.species, pets.species(species, sex)],
    [words.facts.breed, pets.breed(pet.breed, sex)],
    [words.facts.sex, pets.sexes[sex]],
    [words.facts.age, pets.ageOf(pet)],
    [words.facts.size, pets.size(pet.size, sex)],
    [words.facts.weight, pet.weightKg === null ? null : words.weight(pet.weightKg)],
    [words.facts.color, pet.color, written],
    ...character,
    [words.facts.city, `${pet.city}, ${pet.federalState}`],
  ];
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">{words.factsTitle(pet.name)}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value, language]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={language}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.groups}>
        <div>
          <h3 id="company">{words.livesWith}</h3>
          <ul className={`plain-list ${styles.answers}`} aria-labelledby="company">
            <Answer label={words.goodWithOwnKind[species]} answer={pet.goodWithOwnKind} />
            <Answer label={words.goodWithOtherAnimals[species]} answer={pet.goodWithOtherAnimals} />
            <Answer label={words.goodWithChildren} answer={pet.goodWithChildren} />
          </ul>
        </div>
        <div>
          <h3 id="training">{words.training}</h3>
          <ul className={`plain-list ${styles.answers}`} aria-labelledby="training">
            <Answer label={words.houseTrained} answer={pet.houseTrained} />
            <Answer label={words.trained} answer={pet.trained} />
          </ul>
        </div>
      </div>
    </section>
  );
}

function Answer({ label, answer }: { label: string; answer: Compatibility | boolean }) {
  const words = useText().pets.pet;
  const yes = answer === true || answer === 'yes';
  const no = answer === false || answer === 'no';
  const icon = yes ? 'check' : no ? 'close' : 'minus';
  return (
    <li className={yes ? styles.yes : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} size={16} />
      </span>
      <span>{label}</span>
      <span className={styles.answer}>
        {typeof answer === 'boolean' ? words.yesNo(answer) : words.answers[answer]}
      </span>
    </li>
  );
}
