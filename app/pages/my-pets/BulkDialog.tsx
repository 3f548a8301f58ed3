import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { messageText } from '#domain/messages.ts';
import { mayBecome } from '#domain/pets/pet-status.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';
import type { BulkAction } from './BulkBar.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkSummary } from './BulkSummary.tsx';
import { type BulkChange, useBulk } from './use-bulk.ts';

interface Props {
  action: BulkAction;
  /** All of one status. */
  pets: readonly ManagedPet[];
  status: PetStatus;
  onChanged: (id: string, pet: ManagedPet | undefined) => void;
  onClose: () => void;
}

/** Asks, works through the pets in turn, and says what became of each. */
export function BulkDialog({ action, pets, status, onChanged, onClose }: Props) {
  const text = useMyPetsText().bulk;
  const account = useAccountText();
  const id = useId();
  // The list behind forgets pets as they change.
  const [chosen] = useState(pets);
  const { state, start, stop } = useBulk(chosen, onChanged);
  return (
    <MessageDialog
      title={text.title[action](chosen.length)}
      close={state.phase === 'asking' ? account.cancel : account.close}
      onClose={onClose}
      action={
        state.phase === 'asking' ? (
          <Button type="submit" form={id}>
            {text.start}
          </Button>
        ) : (
          state.phase === 'running' && (
            <Button variant="outline" onClick={stop}>
              {text.stop}
            </Button>
          )
        )
      }
    >
      {state.phase === 'asking' && (
        <Question id={id} action={action} status={status} onAnswer={start} />
      )}
      {state.phase === 'running' && (
        <BulkProgress done={state.index} of={chosen.length} name={state.pet.description.name} />
      )}
      {state.phase === 'over' && <BulkSummary {...state.result} />}
    </MessageDialog>
  );
}

interface QuestionProps extends Pick<Props, 'action' | 'status'> {
  id: string;
  onAnswer: (change: BulkChange) => void;
}

function Question({ id, action, status, onAnswer }: QuestionProps) {
  const text = useMyPetsText();
  const { choose } = useAccountText().fields;
  const language = useLanguage();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (action === 'renew') return onAnswer({ kind: 'renew' });
    const word = new FormData(event.currentTarget).get('status');
    const wanted = petStatus.values.find((value) => value === word);
    if (wanted) onAnswer({ kind: 'status', status: wanted });
    else setError(messageText('chooseOption', language));
  }

  return (
    <form id={id} onSubmit={submit} noValidate>
      {action === 'renew' ? (
        <p>{text.bulk.renewLead}</p>
      ) : (
        <SelectField
          label={text.bulk.newStatus}
          hint={text.bulk.elsewhereHint}
          name="status"
          empty={choose}
          error={error}
          // What a pet in rehabilitation needs is told one by one.
          options={petStatus.values
            .filter((value) => mayBecome(status, value) && value !== 'rehabilitation')
            .map((value) => ({
              value,
              label: value === 'adopted' ? text.bulk.elsewhere : text.status[value],
            }))}
        />
      )}
    </form>
  );
}
