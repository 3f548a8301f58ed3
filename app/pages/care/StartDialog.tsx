import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import styles from './Care.module.css';
import { readRecord, startSchedule, type Unrecorded } from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';
import { useConfirmation } from './use-confirmation.tsx';

interface Props {
  pets: readonly Unrecorded[];
  /** YYYY-MM-DD */
  today: string;
  onStarted: () => void;
  onClose: () => void;
}

/** A schedule begins: what each weighs, and what all of them got on that day with its lot; nothing of it has to be said. */
export function StartDialog({ pets, today, onStarted, onClose }: Props) {
  const text = useCareText();
  const { nameOf } = useCareWords();
  const confirmation = useConfirmation();
  const { once } = useIdempotencyKey();
  const [first] = pets;
  const load = useCallback(() => readRecord(first?.mascota_id ?? ''), [first?.mascota_id]);
  const { data } = useLoaded(load);
  const weightOf = (index: number) => `mascotas.${index}.peso` as const;
  const fields = [
    ...(['fecha', 'producto_id', 'lote', 'caducidad'] as const),
    ...pets.map((_, index) => weightOf(index)),
  ];
  const form = useServerCheckedForm<(typeof fields)[number]>(fields, async (values) => {
    const { fecha, producto_id, lote, caducidad } = values;
    const mascotas = pets.map(({ mascota_id: id }, index) => ({
      id,
      peso: values[weightOf(index)],
    }));
    const words = { mascotas, fecha, producto_id, lote, caducidad };
    const ids = await confirmation.send((confirmada) =>
      startSchedule(once, { ...words, confirmada }),
    );
    if (!ids) return;
    onStarted();
    onClose();
  });
  const offered = (data?.productos ?? []).filter(({ activo }) => activo);
  return (
    <FormDialog
      title={text.start.beginOf(pets.map(({ mascota }) => mascota).join(', '))}
      words={{ ...text.form, save: text.start.begin }}
      form={form}
      wide
      onClose={onClose}
    >
      <p className={styles.soft}>{text.start.dialogLead}</p>
      <TextField
        label={text.form.onDate}
        {...form.field('fecha')}
        type="date"
        max={today}
        defaultValue={today}
      />
      {pets.map(({ mascota_id, mascota }, index) => (
        <TextField
          key={mascota_id}
          label={text.start.weightOf(mascota)}
          {...form.field(weightOf(index))}
          inputMode="decimal"
        />
      ))}
      <SelectField
        label={text.start.product}
        {...form.field('producto_id')}
        defaultValue=""
        empty={text.start.nothing}
        options={offered.map((one) => ({ value: one.id, label: nameOf(one) }))}
      />
      <TextField label={text.form.lot} {...form.field('lote')} />
      <TextField label={text.form.expiresOn} {...form.field('caducidad')} type="date" />
      {confirmation.dialog}
    </FormDialog>
  );
}
