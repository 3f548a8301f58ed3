import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSettled } from '#app/forms/use-settled.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useParticipantsText } from '#app/i18n/event-participants.ts';
import styles from './PetPicker.module.css';
import { type CandidatePet, findCandidates } from './pet-candidates.ts';

interface Props {
  /** Only this account's pets; undefined for everybody's. */
  ownerId: string | undefined;
  /** Ids of those that take part. */
  chosen: ReadonlySet<string>;
  /** The pet that something is being done with. */
  busyId?: string;
  onToggle: (pet: CandidatePet, isChosen: boolean) => void;
}

/** Pets in adoption, each to be chosen or left out again. */
export function PetPicker({ ownerId, chosen, busyId, onToggle }: Props) {
  const text = useParticipantsText();
  const { loading } = useAccountText();
  const [typed, setTyped] = useState('');
  const term = useSettled(typed.trim());
  const { data, failure, reload } = useFound(
    ['candidates', ownerId, term],
    () => findCandidates({ ownerId, term }),
    { keepsPrevious: true },
  );
  return (
    <div className={styles.picker}>
      <search>
        <TextField
          label={text.search}
          type="search"
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would send the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </search>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <p role="status" className={styles.count}>
        {!data && !failure && loading}
        {data && data.total > 0 && text.found(data.items.length, data.total)}
        {data?.total === 0 && (term === '' && ownerId ? text.noneOwn : text.none)}
      </p>
      {data && data.items.length > 0 && (
        <ul className={`plain-list ${styles.pets}`}>
          {data.items.map((pet) => (
            <li key={pet.id} className={styles.pet}>
              {pet.picture ? (
                <PetThumbnail media={pet.picture} size={52} className={styles.picture} />
              ) : (
                <span className={styles.picture} />
              )}
              <span className={styles.name}>
                <strong>{pet.name}</strong>
                <span>{pet.city}</span>
              </span>
              <Toggle
                pet={pet}
                isChosen={chosen.has(pet.id)}
                busy={pet.id === busyId}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ToggleProps {
  pet: CandidatePet;
  isChosen: boolean;
  busy: boolean;
  onToggle: Props['onToggle'];
}

function Toggle({ pet, isChosen, busy, onToggle }: ToggleProps) {
  const text = useParticipantsText();
  const name = isChosen ? text.removePet(pet.name) : text.addPet(pet.name);
  return (
    <Button
      size="small"
      variant={isChosen ? 'outline' : 'primary'}
      icon={busy ? undefined : isChosen ? 'minus' : 'plus'}
      aria-label={busy ? text.busy : name}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onToggle(pet, isChosen)}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      {isChosen ? text.remove : text.add}
    </Button>
  );
}
