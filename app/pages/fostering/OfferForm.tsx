import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useToday } from '#app/site.ts';
import {
  fosterAges,
  fosterHomeInput,
  fosterLimits,
  fosterSizes,
  fosterSkills,
  fosterSpecies,
} from '#domain/fostering/foster-home.ts';
import { offerHome, type ShownHome } from '#domain/fostering/foster-home-calls.ts';
import styles from './Fostering.module.css';

interface Props {
  home: ShownHome | null;
  onSaved: () => void;
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void;
}

/** What somebody offers: whom, how many, until when, and what they can do. */
export function OfferForm({ home, onSaved, onCancel }: Props) {
  const text = useFosteringText();
  const say = text.mine.form;
  const today = useToday();
  const state = useForm({
    rules: schemaRules(fosterHomeInput),
    defaults: {
      // Nothing is chosen for somebody who has not said it.
      species: home?.species ?? ('' as 'cat'),
      places: home?.places ?? 1,
      ages: home?.ages ?? [],
      sizes: home?.sizes ?? [],
      skills: home?.skills ?? [],
      animals: home?.animals ?? '',
      notes: home?.notes ?? '',
      city: home?.city ?? '',
      availableUntil: home?.availableUntil ?? '',
    },
    async send(values) {
      await call(offerHome, values);
      onSaved();
    },
  });
  const takesDogs = state.form.watch('species') !== 'cat';
  const optionsOf = <V extends string>(
    of: { readonly values: readonly V[] },
    words: Readonly<Record<V, string>>,
  ) => of.values.map((value) => ({ value, label: words[value] }));
  return (
    <SchemaForm state={state} label={say.label}>
      <ChoiceField
        label={say.species}
        options={optionsOf(fosterSpecies, text.species)}
        {...state.field('species')}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={fosterLimits.places}
        label={say.places}
        {...state.field('places')}
      />
      <CheckGroup
        label={say.ages}
        options={optionsOf(fosterAges, text.ages)}
        {...state.field('ages')}
      />
      {takesDogs && (
        <CheckGroup
          label={say.sizes}
          hint={say.sizesHint}
          options={optionsOf(fosterSizes, text.sizes)}
          {...state.field('sizes')}
        />
      )}
      <CheckGroup
        label={say.skills}
        hint={say.skillsHint}
        options={optionsOf(fosterSkills, text.skills)}
        {...state.field('skills')}
      />
      <TextField
        label={say.animals}
        hint={say.animalsHint}
        maxLength={fosterLimits.line}
        {...state.field('animals')}
      />
      <TextField
        multiline
        rows={4}
        label={say.notes}
        hint={say.notesHint}
        maxLength={fosterLimits.words}
        {...state.field('notes')}
      />
      <TextField label={say.city} autoComplete="address-level2" {...state.field('city')} />
      <TextField
        type="date"
        min={today}
        label={say.until}
        hint={say.untilHint}
        {...state.field('availableUntil')}
      />
      <p className={styles.soft}>{text.mine.readers}</p>
      <div className={styles.ways}>
        <SubmitButton busy={state.busy} busyLabel={say.saving}>
          {say.save}
        </SubmitButton>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {say.cancel}
          </Button>
        )}
      </div>
    </SchemaForm>
  );
}
