import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { newsToFamilies } from '#domain/pets/news-to-families.ts';
import { type StatusChoice, statusChoices } from '#domain/pets/pet-status.ts';
import { asksForNeeds } from '#domain/pets/status-change.ts';
import { yesNo } from '#domain/pets/vocabularies.ts';
import { AdopterFields } from './AdopterFields.tsx';
import type { ManagedPet } from './managed-pet.ts';
import { useStatusChange } from './use-status-change.ts';

interface Props {
  pet: ManagedPet;
  /** Chosen already, where it may follow on the present status. */
  suggested?: StatusChoice;
  onChanged: (pet: ManagedPet) => void;
  onClose: () => void;
}

/** What became of a pet: a new status and, where a family adopts it through the portal, their data and the contract. */
export function ChangeStatusDialog({ pet, suggested, onChanged, onClose }: Props) {
  const text = useMyPetsText();
  const words = text.statusDialog;
  const change = useStatusChange(pet, suggested, onChanged);
  const { sex } = pet.description;
  const { status, throughUs } = change.form.watch();
  const next = statusChoices(pet.status).find((choice) => choice === status);
  const news = next && newsToFamilies(pet.status, next);
  const isThroughUs = status === 'adopted' && throughUs === 'yes';
  const { progress } = change;
  return (
    <FormDialog
      title={words.title(pet.description.name)}
      words={{
        save: words.save,
        saving: progress ? words.uploading[progress.state](progress.percent) : words.saving,
      }}
      form={change}
      fields={words.fields}
      onClose={onClose}
    >
      {pet.deletedOn !== null && <p>{words.undeletes}</p>}
      <ChoiceField
        label={words.status}
        options={[
          { value: pet.status, label: `${text.statusOf(pet.status, sex)} (${words.now})` },
          ...statusChoices(pet.status).map((value) => ({
            value,
            label: text.statusOf(value, sex),
            hint: words.hints[value],
          })),
        ]}
        {...change.field('status')}
      />
      {news && <p role="status">{text.toldFamilies[news]}</p>}
      {asksForNeeds(status, pet.description) && (
        <TextField
          multiline
          rows={4}
          label={words.needs}
          hint={words.needsHint}
          {...change.field('needs')}
        />
      )}
      {status === 'adopted' && (
        <ChoiceField
          label={words.throughUs}
          hint={words.throughUsHint}
          options={yesNo.values.map((value) => ({ value, label: words.answers[value] }))}
          {...change.field('throughUs')}
        />
      )}
      {isThroughUs && <AdopterFields pet={pet} change={change} />}
    </FormDialog>
  );
}
