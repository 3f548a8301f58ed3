import { type FormEvent, useCallback, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type PetGroupKind, petGroupKind } from '#domain/pets/pet-group.ts';
import styles from './GroupDialog.module.css';
import { findCompanions, linkPets, mostChosen } from './group-calls.ts';
import type { ManagedPet } from './managed-pet.ts';

interface Props {
  pet: ManagedPet;
  onDone: (pet: ManagedPet | undefined, message: string) => void;
}

/** Makes a pair or a litter with other pets of the same owner, or lets more join the litter. */
export function LinkForm({ pet, onDone }: Props) {
  const text = useGroupText();
  const { loading } = useAccountText();
  const load = useCallback(async () => ({ companions: await findCompanions(pet) }), [pet]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <p role="status">{loading}</p>;
  if (data.companions.length === 0) return <p>{text.noCompanions}</p>;
  return <Choose pet={pet} companions={data.companions} onDone={onDone} />;
}

function Choose({ pet, companions, onDone }: Props & { companions: readonly ManagedPet[] }) {
  const text = useGroupText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [kind, setKind] = useState<PetGroupKind>(pet.group?.kind ?? 'pair');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const most = mostChosen(pet, kind);
  const isReady = chosen.length > 0 && chosen.length <= most;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || busy) return;
    attempt(async () => {
      const linked = await linkPets(pet, kind, chosen, language);
      onDone(linked, text.linked[kind](pet.description.name));
    });
  }

  return (
    <form className={styles.part} onSubmit={submit}>
      {!pet.group && (
        <SelectField
          label={text.kind}
          hint={kind === 'pair' ? text.pairText : text.litterText}
          name="kind"
          value={kind}
          onChange={({ target }) =>
            setKind(petGroupKind.values.find((one) => one === target.value) ?? 'pair')
          }
          options={petGroupKind.values.map((value) => ({ value, label: text.kinds[value] }))}
        />
      )}
      <fieldset className={styles.choices}>
        <legend>{kind === 'pair' ? text.choosePair : text.chooseLitter(most)}</legend>
        {companions.map(({ id, description }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= most}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {description.name}
          </label>
        ))}
      </fieldset>
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" aria-disabled={!isReady || busy || undefined}>
        {text.link}
      </Button>
    </form>
  );
}
