import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { UnrecordedPet as Pet } from '#domain/care/care-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { StartDialog } from './StartDialog.tsx';

interface Props {
  pets: readonly Pet[];
  /** YYYY-MM-DD */
  today: string;
}

/** Pets of which nothing is written: their schedule begins when somebody says so, a litter's at once. */
export function Unrecorded({ pets, today }: Props) {
  const text = useCareText().start;
  const language = useLanguage();
  const [starting, setStarting] = useState<readonly Pet[]>();
  if (pets.length === 0) return null;
  return (
    <section className={frame.part} aria-labelledby="unrecorded">
      <h2 id="unrecorded">{text.title}</h2>
      <p className={styles.soft}>{text.lead}</p>
      <ul className={`plain-list ${styles.list}`}>
        {startedTogether(pets).map((group) => (
          <li key={group[0]?.petId} className={styles.item}>
            <p className={styles.name}>
              {group.map(({ petId, petName }, index) => (
                <span key={petId}>
                  {index > 0 && ', '}
                  <Link to={pathFor('medicalRecord', language, { id: petId })}>{petName}</Link>
                </span>
              ))}
            </p>
            <div className={styles.ways}>
              <Button
                size="small"
                icon="calendar"
                aria-label={text.beginOf(group.map(({ petName }) => petName).join(', '))}
                onClick={() => setStarting(group)}
              >
                {text.begin}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {starting && (
        <StartDialog pets={starting} today={today} onClose={() => setStarting(undefined)} />
      )}
    </section>
  );
}

/** Those of one litter and species together. */
export function startedTogether(pets: readonly Pet[]): readonly (readonly Pet[])[] {
  const groups = new Map<string, Pet[]>();
  for (const pet of pets) {
    const { petId, groupId, species } = pet;
    const key = groupId === null ? petId : `${groupId} ${species}`;
    groups.set(key, [...(groups.get(key) ?? []), pet]);
  }
  return [...groups.values()];
}
