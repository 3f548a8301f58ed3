import { type ChangeEvent, useState } from 'react';
import { Field } from '#app/components/forms/Field.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import { contractAccept, contractProblem } from '#domain/pets/chosen-files.ts';
import styles from './ContractField.module.css';
import type { ManagedPet } from './managed-pet.ts';
import type { useStatusChange } from './use-status-change.ts';

interface Props {
  pet: ManagedPet;
  change: ReturnType<typeof useStatusChange>;
}

/** The signed contract: chosen, or dropped onto its place. */
export function ContractField({ pet, change }: Props) {
  const text = useMyPetsText().statusDialog;
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const { ref, error } = change.field('contract');
  const { contractName } = change;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const problem = file && contractProblem(file);
    setRefusal(problem && messageText(problem, language));
    change.chooseContract(problem ? undefined : file);
  }

  return (
    <Field
      label={text.contract}
      hint={pet.contractUrl === null ? text.contractHint : text.contractThere}
      error={refusal ?? error}
    >
      {({ className: _, ...control }) => (
        <span className={styles.place} data-chosen={contractName !== undefined || undefined}>
          <Icon name={contractName === undefined ? 'plus' : 'check'} />
          <span aria-live="polite">{contractName ?? text.chooseContract}</span>
          <input
            {...control}
            // The form holds the file's name alone; a complaint about it leads here.
            ref={(input) => ref(input && { name: 'contract', focus: () => input.focus() })}
            type="file"
            accept={contractAccept}
            onChange={choose}
          />
        </span>
      )}
    </Field>
  );
}
