import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { readRecord, startSchedule, type UnrecordedPet } from '#domain/care/care-calls.ts';
import styles from './Care.module.css';
import { useCareWords } from './use-care-words.ts';
import { useConfirmation } from './use-confirmation.tsx';

interface Props {
  pets: readonly UnrecordedPet[];
  /** YYYY-MM-DD */
  today: string;
  onClose: () => void;
}

/** A schedule begins: what each weighs, and what all of them got on that day with its lot; nothing of it has to be said. */
export function StartDialog({ pets, today, onClose }: Props) {
  const text = useCareText();
  const { nameOf } = useCareWords();
  const confirmation = useConfirmation();
  const [first] = pets;
  const { data } = useCall(readRecord, { id: first?.petId ?? '' });
  const form = useForm({
    defaults: {
      onDate: today,
      pets: pets.map(() => ({ weight: '' })),
      productId: '',
      lot: '',
      expiresOn: '',
    },
    async send({ pets: weighed, ...given }, { keyOf }) {
      const words = {
        ...given,
        pets: pets.map(({ petId: id }, index) => ({ id, weight: weighed[index]?.weight ?? '' })),
      };
      const begun = await confirmation.send((confirmed) => {
        const sent = { ...words, confirmed };
        return call(startSchedule, sent, { idempotencyKey: keyOf(sent) });
      });
      if (begun) onClose();
    },
  });
  const offered = (data?.products ?? []).filter(({ active }) => active);
  return (
    <FormDialog
      title={text.start.beginOf(pets.map(({ petName }) => petName).join(', '))}
      words={{ ...text.form, save: text.start.begin }}
      form={form}
      wide
      onClose={onClose}
    >
      <p className={styles.soft}>{text.start.dialogLead}</p>
      <TextField label={text.form.onDate} {...form.field('onDate')} type="date" max={today} />
      {pets.map(({ petId, petName }, index) => (
        <TextField
          key={petId}
          label={text.start.weightOf(petName)}
          {...form.field(`pets.${index}.weight`)}
          inputMode="decimal"
        />
      ))}
      <SelectField
        label={text.start.product}
        {...form.field('productId')}
        empty={text.start.nothing}
        options={offered.map((one) => ({ value: one.id, label: nameOf(one) }))}
      />
      <TextField label={text.form.lot} {...form.field('lot')} />
      <TextField label={text.form.expiresOn} {...form.field('expiresOn')} type="date" />
      {confirmation.dialog}
    </FormDialog>
  );
}
