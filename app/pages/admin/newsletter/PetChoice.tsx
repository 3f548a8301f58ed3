import { findApplicationPets } from '#app/adoption/application-pets.ts';
import { PetPicker } from '#app/adoption/PetPicker.tsx';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import styles from './Newsletter.module.css';

interface Props {
  ids: readonly string[];
  most: number;
  onChange: (ids: string[]) => void;
}

/** Chosen by their names, kept by their ids; in the order in which they were chosen. */
export function PetChoice({ ids, most, onChange }: Props) {
  const text = useIssuesText().blocks;
  const { data: known } = useFound(['block pets', ids], () => findApplicationPets(ids), {
    keepsPrevious: true,
  });
  return (
    <>
      {ids.length > 0 && (
        <ul className={`plain-list ${styles.chosen}`} aria-label={text.chosenPets}>
          {ids.map((id) => (
            <li key={id}>
              <Button
                size="small"
                variant="soft"
                icon="close"
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <span className="visually-hidden">{text.remove}: </span>
                {known?.get(id)?.name ?? (known ? text.petGone : '…')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PetPicker
        ownerId={undefined}
        chosen={new Set(ids)}
        onToggle={(pet, isChosen) => {
          if (isChosen) onChange(ids.filter((one) => one !== pet.id));
          else if (ids.length < most) onChange([...ids, pet.id]);
        }}
      />
    </>
  );
}
