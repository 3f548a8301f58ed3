import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { useToday } from '#app/site.ts';
import { chipReading, type Intake, intakeInput, intakeKind } from '#domain/intakes/intake.ts';
import { type FoundIntake, noteIntake } from '#domain/intakes/intake-calls.ts';

interface Props {
  petId: string;
  /** What was noted before. */
  intake: FoundIntake;
  onDone: () => void;
  onClose: () => void;
}

/** Notes how a pet came, or corrects it. */
export function IntakeDialog({ petId, intake, onDone, onClose }: Props) {
  const text = useTimelineText().intake;
  const today = useToday();
  const form = useForm({
    rules: schemaRules(intakeInput(today)),
    defaults: {
      kind: (intake?.kind ?? '') as Intake['kind'],
      cameOn: intake?.cameOn ?? '',
      place: intake?.place ?? '',
      broughtBy: intake?.broughtBy ?? '',
      chip: intake?.chip ?? 'notRead',
    },
    async send(values) {
      await call(noteIntake, { id: petId, ...values });
      onDone();
      onClose();
    },
  });
  const options = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
    words.map((value) => ({ value, label: labels[value] }));
  return (
    <FormDialog title={text.title} words={text} form={form} onClose={onClose}>
      <SelectField
        label={text.kind}
        empty={text.choose}
        options={options(intakeKind.values, text.kinds)}
        {...form.field('kind')}
        required
      />
      <TextField
        label={text.cameOn}
        hint={text.cameOnHint}
        type="date"
        max={today}
        {...form.field('cameOn')}
        required
      />
      <TextField
        label={text.place}
        hint={text.placeHint}
        maxLength={120}
        {...form.field('place')}
      />
      <TextField
        label={text.broughtBy}
        hint={text.broughtByHint}
        maxLength={200}
        {...form.field('broughtBy')}
      />
      <SelectField
        label={text.chip}
        options={options(chipReading.values, text.chips)}
        {...form.field('chip')}
      />
    </FormDialog>
  );
}
