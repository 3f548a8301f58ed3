import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import {
  fosterAges,
  fosterLimits,
  fosterSizes,
  fosterSkills,
} from '#domain/fostering/foster-home.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { species } from '#domain/pets/vocabularies.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { FittingHomes } from './FittingHomes.tsx';
import styles from './Fostering.module.css';
import { askHomes } from './request-calls.ts';
import { useDialogFields } from './use-dialog-fields.ts';

/** "Can you take two kittens tonight?" */
export function RequestForm({ onAsked }: { onAsked: (count: number) => void }) {
  const text = useFosteringText();
  const say = text.requests.form;
  const { busy, failure, attempt } = useAttempt();
  const { keyOf } = useIdempotencyKey();
  const [turn, setTurn] = useState(0);
  const [care, setCare] = useState<readonly string[]>([]);
  const { values, field, send } = useDialogFields({
    especie: 'gato',
    cuantos: '1',
    edad: '',
    tamano: '',
    ciudad: '',
    horas: '4',
    recoger_en: '',
    texto: '',
  });
  const { horas, recoger_en, texto, ...rest } = values;
  const isDog = values.especie === species.toWire('dog');
  const needs = { ...rest, tamano: isDog ? rest.tamano : '', cuidados: [...care] };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      let count = 0;
      const question = { ...needs, horas, recoger_en, texto };
      await send(async () => {
        count = await askHomes(question, keyOf({ ...question, turn }));
      });
      setTurn(turn + 1);
      onAsked(count);
    });
  };
  const optionsOf = <V extends string>(
    of: { readonly values: readonly V[]; toWire: (value: V) => string },
    words: Readonly<Record<V, string>>,
  ) => of.values.map((value) => ({ value: of.toWire(value), label: words[value] }));
  return (
    <form className={styles.form} onSubmit={submit} aria-label={say.title} noValidate>
      <SelectField
        label={say.species}
        options={optionsOf(species, text.species)}
        {...field('especie')}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={fosterLimits.places}
        label={say.count}
        {...field('cuantos')}
      />
      <SelectField
        label={say.age}
        hint={say.ageHint}
        options={[{ value: '', label: say.any }, ...optionsOf(fosterAges, text.ages)]}
        {...field('edad')}
      />
      {isDog && (
        <SelectField
          label={say.size}
          options={[{ value: '', label: say.any }, ...optionsOf(fosterSizes, text.sizes)]}
          {...field('tamano')}
        />
      )}
      <CheckGroup
        label={say.care}
        name="cuidados"
        options={optionsOf(fosterSkills, text.skills)}
        onChange={async ({ target }) => {
          const others = care.filter((one) => one !== target.value);
          setCare(target.checked ? [...others, target.value] : others);
        }}
      />
      <TextField
        label={say.city}
        hint={say.cityHint}
        maxLength={fosterLimits.line}
        {...field('ciudad')}
      />
      <SelectField
        label={say.hours}
        options={requestLimits.hours.map((hours) => ({
          value: String(hours),
          label: say.within(hours),
        }))}
        {...field('horas')}
      />
      <TextField
        label={say.pickup}
        hint={say.pickupHint}
        maxLength={requestLimits.pickup}
        {...field('recoger_en')}
      />
      <TextField
        multiline
        rows={4}
        label={say.words}
        hint={say.wordsHint}
        maxLength={requestLimits.words}
        {...field('texto')}
      />
      <FittingHomes needs={needs} />
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton busy={busy} busyLabel={say.sending} icon="mail">
          {say.send}
        </SubmitButton>
      </div>
    </form>
  );
}
