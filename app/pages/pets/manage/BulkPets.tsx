import { useState } from 'react';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BulkBar } from '#app/lists/BulkBar.tsx';
import { BulkDialog } from '#app/lists/BulkDialog.tsx';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { changePet, renewPet } from '#app/pages/pets/actions/pet-calls.ts';
import { dayIn } from '#app/pages/pets/actions/Visibility.tsx';
import { useToday } from '#app/site.ts';
import { isProgramme, mayBecome } from '#domain/pets/pet-status.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';

type BulkAction = 'renew' | 'status';
/** A status, or undefined for 15 more days. */
type BulkChange = { status: PetStatus | undefined };

interface Props {
  status: PetStatus;
  /** Those that are chosen. */
  pets: readonly ManagedPet[];
  onChanged: (id: string, pet: ManagedPet | undefined) => void;
  onClear: () => void;
}

/** What is done with many pets of one status at once: those that are chosen on a page. */
export function BulkPets({ status, pets, onChanged, onClear }: Props) {
  const text = useMyPetsText().bulk;
  const language = useLanguage();
  const today = useToday();
  const [action, setAction] = useState<BulkAction>();
  const actions: readonly BulkAction[] = isProgramme(status) ? ['renew', 'status'] : ['status'];

  function change(pet: ManagedPet, { status }: BulkChange) {
    if (status === undefined) return renewPet(pet, today, language);
    // An adoption among many is none through the portal, which takes papers.
    const adoption =
      status === 'adopted' ? ({ throughUs: 'no', adopter: undefined } as const) : undefined;
    return changePet(pet, { status, adoption }, language);
  }

  return (
    <>
      {pets.length > 0 && (
        <BulkBar
          text={text}
          count={pets.length}
          actions={actions.map((id) => ({ id, label: text[id] }))}
          onAct={setAction}
          onClear={onClear}
        />
      )}
      {action && (
        <BulkDialog<ManagedPet, BulkChange>
          title={text.title[action]}
          text={text}
          items={pets}
          nameOf={({ description }) => description.name}
          question={(id, onAnswer) =>
            action === 'renew' ? (
              <RenewQuestion id={id} onAnswer={onAnswer} />
            ) : (
              <StatusQuestion id={id} status={status} onAnswer={onAnswer} />
            )
          }
          change={async (pet, wanted) => onChanged(pet.id, await change(pet, wanted))}
          onClose={() => {
            setAction(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}

interface QuestionProps {
  id: string;
  onAnswer: (change: BulkChange) => void;
}

function RenewQuestion({ id, onAnswer }: QuestionProps) {
  const text = useMyPetsText().bulk;
  const language = useLanguage();
  const today = useToday();
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ status: undefined });
      }}
    >
      <p>{text.renewLead(dayIn(language, visibilityFrom(today).expiresOn, today))}</p>
    </form>
  );
}

function StatusQuestion({ id, status, onAnswer }: QuestionProps & Pick<Props, 'status'>) {
  const text = useMyPetsText();
  const { choose } = useAccountText().fields;
  const form = useForm<{ status: PetStatus | '' }>({
    defaults: { status: '' },
    async send({ status: wanted }) {
      if (wanted) onAnswer({ status: wanted });
    },
  });
  return (
    <SchemaForm id={id} state={form}>
      <SelectField
        label={text.bulk.newStatus}
        hint={text.bulk.elsewhereHint}
        empty={choose}
        {...form.field('status', { required: 'chooseOption' })}
        // What a pet in rehabilitation needs is told one by one.
        options={petStatus.values
          .filter((value) => mayBecome(status, value) && value !== 'rehabilitation')
          .map((value) => ({
            value,
            label: value === 'adopted' ? text.bulk.elsewhere : text.status[value],
          }))}
      />
    </SchemaForm>
  );
}
