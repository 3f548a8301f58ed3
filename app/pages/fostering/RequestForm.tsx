import { call } from '#app/api/call.ts';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import {
  fosterAges,
  fosterLimits,
  fosterSizes,
  fosterSkills,
} from '#domain/fostering/foster-home.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { askHomes } from '#domain/fostering/foster-request-calls.ts';
import { type Species, species } from '#domain/pets/vocabularies.ts';
import { FittingHomes } from './FittingHomes.tsx';
import styles from './Fostering.module.css';

interface Props {
  /** What the form begins with. */
  start?: { species?: Species; count: string; words: string };
  onAsked: (count: number) => void;
}

/** "Can you take two kittens tonight?" */
export function RequestForm({ start, onAsked }: Props) {
  const text = useFosteringText();
  const say = text.requests.form;
  const form = useForm({
    defaults: {
      species: 'cat',
      count: '1',
      age: '',
      size: '',
      skills: [] as string[],
      city: '',
      hours: '4',
      pickup: '',
      words: '',
      ...start,
    },
    async send({ hours, pickup, words }, { keyOf }) {
      const question = { ...needs, hours, pickup, words };
      const { asked } = await call(askHomes, question, { idempotencyKey: keyOf(question) });
      onAsked(asked);
    },
  });
  const { hours: _, pickup: __, words: ___, ...said } = form.form.watch();
  const isDog = said.species === 'dog';
  const needs = { ...said, size: isDog ? said.size : '' };
  const optionsOf = <V extends string>(
    of: { readonly values: readonly V[] },
    labels: Readonly<Record<V, string>>,
  ) => of.values.map((value) => ({ value, label: labels[value] }));
  return (
    <div className={styles.form}>
      <SchemaForm state={form} label={say.title}>
        <SelectField
          label={say.species}
          options={optionsOf(species, text.species)}
          {...form.field('species')}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={fosterLimits.places}
          label={say.count}
          {...form.field('count')}
        />
        <SelectField
          label={say.age}
          hint={say.ageHint}
          options={[{ value: '', label: say.any }, ...optionsOf(fosterAges, text.ages)]}
          {...form.field('age')}
        />
        {isDog && (
          <SelectField
            label={say.size}
            options={[{ value: '', label: say.any }, ...optionsOf(fosterSizes, text.sizes)]}
            {...form.field('size')}
          />
        )}
        <CheckGroup
          label={say.care}
          options={optionsOf(fosterSkills, text.skills)}
          {...form.field('skills')}
        />
        <TextField
          label={say.city}
          hint={say.cityHint}
          maxLength={fosterLimits.line}
          {...form.field('city')}
        />
        <SelectField
          label={say.hours}
          options={requestLimits.hours.map((most) => ({
            value: String(most),
            label: say.within(most),
          }))}
          {...form.field('hours')}
        />
        <TextField
          label={say.pickup}
          hint={say.pickupHint}
          maxLength={requestLimits.pickup}
          {...form.field('pickup')}
        />
        <TextField
          multiline
          rows={4}
          label={say.words}
          hint={say.wordsHint}
          maxLength={requestLimits.words}
          {...form.field('words')}
        />
        <FittingHomes needs={needs} />
        <div>
          <SubmitButton busy={form.busy} busyLabel={say.sending} icon="mail">
            {say.send}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
