import { Icon } from '#app/components/Icon.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Compatibility } from '#domain/pets/vocabularies.ts';
import styles from './PetFacts.module.css';

export function PetFacts({ pet }: { pet: PublicPet }) {
  const pets = useText().pets;
  const words = pets.pet;
  const { sex, species } = pet;
  const facts: [string, string | null][] = [
    [words.facts.species, pets.species(species, sex)],
    [words.facts.breed, pets.breed(pet.breed, sex)],
    [words.facts.sex, pets.sexes[sex]],
    [words.facts.age, pets.age(pet.ageValue, pet.ageUnit)],
    [words.facts.size, pets.size(pet.size, sex)],
    [words.facts.weight, pet.weightKg === null ? null : words.weight(pet.weightKg)],
    [words.facts.color, pet.color],
    [words.facts.city, `${pet.city}, ${pet.federalState}`],
  ];
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">{words.factsTitle(pet.name)}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3>{words.livesWith}</h3>
      <ul className={`plain-list ${styles.answers}`}>
        <Answer label={words.goodWithOwnKind[species]} answer={pet.goodWithOwnKind} />
        <Answer label={words.goodWithOtherAnimals[species]} answer={pet.goodWithOtherAnimals} />
        <Answer label={words.goodWithChildren} answer={pet.goodWithChildren} />
      </ul>
      <h3>{words.training}</h3>
      <ul className={`plain-list ${styles.answers}`}>
        <Answer label={words.sterilized} answer={pet.sterilized} />
        <Answer label={words.dewormed} answer={pet.dewormed} />
        <Answer label={words.houseTrained} answer={pet.houseTrained} />
        <Answer label={words.trained} answer={pet.trained} />
      </ul>
      {pet.vaccines && (
        <>
          <h3>{words.vaccines}</h3>
          <p>{pet.vaccines}</p>
        </>
      )}
    </section>
  );
}

function Answer({ label, answer }: { label: string; answer: Compatibility | boolean }) {
  const words = useText().pets.pet;
  const yes = answer === true || answer === 'yes';
  const no = answer === false || answer === 'no';
  const icon = yes ? 'check' : no ? 'close' : 'minus';
  return (
    <li className={yes ? styles.yes : no ? styles.no : styles.unknown}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
      <span className={styles.answer}>
        {typeof answer === 'boolean' ? words.yesNo(answer) : words.answers[answer]}
      </span>
    </li>
  );
}
