import { Link } from 'react-router';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { AppliedPet, Company } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';

interface Props {
  pet: AppliedPet;
  company: Company;
  /** '' for the pet alone. */
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Which other one of its pair or litter the family applies for as well. */
export function ChooseCompany({ pet, company, chosenId, onChoose }: Props) {
  const text = useAdoptionText().apply.company;
  const language = useLanguage();
  const [mate] = company.pets;
  if (company.together && mate) {
    return (
      <section className={styles.account} aria-labelledby="pareja">
        <h2 id="pareja" className={styles.question}>
          {text.together(pet.name, mate.name)}
        </h2>
        <p>{text.togetherText}</p>
        <p>
          <Link to={pathFor('adoptionPet', language, { id: mate.id })}>{text.see(mate.name)}</Link>
        </p>
      </section>
    );
  }
  return (
    <section className={styles.account}>
      <SelectField
        label={text.choose[company.kind](pet.name)}
        hint={text.chooseHint}
        name="pareja"
        value={chosenId}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          { value: '', label: text.alone(pet.name) },
          ...company.pets.map(({ id, name }) => ({ value: id, label: text.both(pet.name, name) })),
        ]}
      />
    </section>
  );
}
