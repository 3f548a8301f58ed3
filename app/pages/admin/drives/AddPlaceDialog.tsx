import { call } from '#app/api/call.ts';
import { CheckField } from '#app/forms/CheckField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { bookingLimits } from '#domain/drives/booking-input.ts';
import { addPlace, type DriveFile } from '#domain/drives/drive-desk-calls.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import {
  type AgeBand,
  ageBands,
  type Reproduction,
  reproductions,
} from '#domain/drives/drive-words.ts';
import { type Sex, type Species, sex, species } from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';

interface Props {
  drive: DriveFile;
  onDone: () => void;
  onClose: () => void;
}

const optionsOf = <Value extends string>(
  words: Vocabulary<Value>,
  labels: Readonly<Record<Value, string>>,
) => words.values.map((value) => ({ value, label: labels[value] }));

/** An animal that came without a place, or one of the organisation. */
export function AddPlaceDialog({ drive, onDone, onClose }: Props) {
  const text = useDriveDeskText().addForm;
  const language = useLanguage();
  const labels = driveLabels[language];
  const free = drive.slots.filter((slot) => slot.free > 0);
  const form = useForm({
    defaults: {
      petName: '',
      species: 'dog' as Species,
      sex: 'female' as Sex,
      weight: '',
      age: 'adult' as AgeBand,
      reproduction: 'none' as Reproduction,
      well: true,
      slot: free[0]?.time ?? drive.slots[0]?.time ?? '',
      medicine: '',
      name: '',
      phone: '',
      email: '',
      petCode: '',
    },
    fieldOf: { ill: 'well', enfermo: 'well' },
    async send({ well, ...said }, { once }) {
      const given = { ...said, folio: drive.folio, ill: !well, flatFaced: false, language };
      await once(given, (idempotencyKey) => call(addPlace, given, { idempotencyKey }));
      onDone();
      onClose();
    },
  });
  const required = { required: 'required' } as const;
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} wide onClose={onClose}>
      <TextField
        label={text.petName}
        maxLength={bookingLimits.petName}
        {...form.field('petName', required)}
      />
      <SelectField
        label={text.species}
        options={optionsOf(species, labels.species)}
        {...form.field('species')}
      />
      <SelectField label={text.sex} options={optionsOf(sex, labels.sexes)} {...form.field('sex')} />
      <TextField label={text.weight} inputMode="decimal" {...form.field('weight', required)} />
      <SelectField
        label={text.age}
        options={optionsOf(ageBands, labels.ages)}
        {...form.field('age')}
      />
      <SelectField
        label={text.reproduction}
        options={optionsOf(reproductions, labels.reproductions)}
        {...form.field('reproduction')}
      />
      <CheckField label={text.well} {...form.field('well')} />
      <SelectField
        label={text.slot}
        options={drive.slots.map(({ time }) => ({ value: time, label: time }))}
        {...form.field('slot')}
      />
      <TextField label={text.name} {...form.field('name', required)} />
      <PhoneField label={text.phone} {...form.field('phone', required)} />
      <TextField type="email" label={text.email} {...form.field('email')} />
      <TextField label={text.medicine} {...form.field('medicine')} />
      <TextField label={text.petCode} hint={text.petCodeHint} {...form.field('petCode')} />
    </FormDialog>
  );
}
