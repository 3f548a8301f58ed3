import { useState } from 'react';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import { contractAccept, contractProblem } from '#domain/pets/chosen-files.ts';
import type { ManagedPet } from './managed-pet.ts';
import type { useStatusChange } from './use-status-change.ts';

interface Props {
  pet: ManagedPet;
  change: ReturnType<typeof useStatusChange>;
}

/** The signed contract. */
export function ContractField({ pet, change }: Props) {
  const text = useMyPetsText().statusDialog;
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const { ref, error } = change.field('contract');

  function choose(file: File | undefined) {
    const problem = file && contractProblem(file);
    setProblem(problem && `${file.name}: ${messageText(problem, language)}`);
    change.chooseContract(problem ? undefined : file);
  }

  return (
    <FileDrop
      name="contract"
      // The form holds the file's name alone; a validation message about it leads here.
      ref={(input) => ref(input && { name: 'contract', focus: () => input.focus() })}
      label={text.contract}
      hint={pet.contractUrl === null ? text.contractHint : text.contractThere}
      error={problem ?? error}
      invitation={text.chooseContract}
      chosen={change.contractName}
      accept={contractAccept}
      onFiles={([file]) => choose(file)}
    />
  );
}
