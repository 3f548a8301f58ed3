import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import { type PetGroupKind, petGroupKind } from '#domain/pets/pet-group.ts';
import styles from './GroupDialog.module.css';
import { findCompanions, link, mostChosen } from './group-calls.ts';
import type { ManagedPet } from './managed-pet.ts';

interface Props {
  pet: ManagedPet;
  onDone: (pet: ManagedPet | undefined, message: string) => void;
}

/** Makes a pair or a litter with other pets of the same owner, or lets more join the litter. */
export function LinkForm({ pet, onDone }: Props) {
  const text = useGroupText();
  const { loading } = useAccountText();
  const { data, failure, reload } = useFound(
    ['companions', pet.id],
    async () => ({ companions: await findCompanions(pet) }),
    { isFresh: true },
  );
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <p role="status">{loading}</p>;
  if (data.companions.length === 0) return <p>{text.noCompanions}</p>;
  return <Choose pet={pet} companions={data.companions} onDone={onDone} />;
}

function Choose({ pet, companions, onDone }: Props & { companions: readonly ManagedPet[] }) {
  const text = useGroupText();
  const isReadyWith = (kind: PetGroupKind, { length }: readonly string[]) =>
    length > 0 && length <= mostChosen(pet, kind);
  const form = useForm({
    defaults: { kind: pet.group?.kind ?? 'pair', chosen: [] as string[] },
    fieldOf: { petIds: 'chosen' },
    async send({ kind, chosen }) {
      // Its button says so.
      if (!isReadyWith(kind, chosen)) throw new SaidByPage();
      onDone(await link(pet, kind, chosen), text.linked[kind](pet.description.name));
    },
  });
  const [kind, chosen] = form.form.watch(['kind', 'chosen']);
  const most = mostChosen(pet, kind);
  const { error: _, ...box } = form.field('chosen');

  return (
    <div className={styles.part}>
      <SchemaForm state={{ ...form, failure: undefined }}>
        {!pet.group && (
          <SelectField
            label={text.kind}
            hint={kind === 'pair' ? text.pairText : text.litterText}
            {...form.field('kind')}
            options={petGroupKind.values.map((value) => ({ value, label: text.kinds[value] }))}
          />
        )}
        <fieldset className={styles.choices}>
          <legend>{kind === 'pair' ? text.choosePair : text.chooseLitter(most)}</legend>
          {companions.map(({ id, description }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                {...box}
                value={id}
                disabled={!chosen.includes(id) && chosen.length >= most}
              />
              {description.name}
            </label>
          ))}
        </fieldset>
        {form.failure && <FailureNotice failure={form.failure} />}
        <div>
          <Button
            type="submit"
            aria-disabled={!isReadyWith(kind, chosen) || form.busy || undefined}
          >
            {text.link}
          </Button>
        </div>
      </SchemaForm>
    </div>
  );
}
