import { useCallback, useRef, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSettled } from '#app/forms/use-settled.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Expenses.module.css';
import { findSharePets, type SharePet } from './share-pets.ts';

export type ShareField = 'partes' | `partes.${number}.monto`;

/** As the wire names them. */
export const shareFields = (count: number): ShareField[] => [
  'partes',
  ...Array.from({ length: count }, (_, index) => `partes.${index}.monto` as const),
];

interface Props {
  pets: readonly (SharePet & { amount?: number })[];
  /** What each comes to as the form stands, in centavos; undefined where it does not add up yet. */
  preview: readonly number[] | undefined;
  /** undefined: the pets stay. */
  onPets?: (pets: SharePet[]) => void;
  field: (name: ShareField) => { name: string; error: string | undefined };
}

/** What each pet gets of an invoice; without an amount an equal part of the rest. */
export function ShareFields({ pets, preview, onPets, field }: Props) {
  const text = useExpensesText().shares;
  const whole = field('partes').error;
  const place = useRef<HTMLFieldSetElement>(null);
  const choose = (chosen: SharePet[]) => {
    onPets?.(chosen);
    // The button that was pressed goes.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <fieldset ref={place} tabIndex={-1} className={styles.shares}>
      <legend>{text.title}</legend>
      <p className={styles.soft}>{text.hint}</p>
      {pets.map((pet, index) => {
        const { name, error } = field(`partes.${index}.monto`);
        const share = preview?.[index];
        return (
          <div key={pet.id} className={styles.share}>
            <TextField
              label={text.amountOf(pet.name)}
              hint={share === undefined ? undefined : text.gets(formatPesos(share))}
              name={name}
              error={error ?? (index === 0 ? whole : undefined)}
              inputMode="decimal"
              defaultValue={pet.amount ?? ''}
            />
            {onPets && (
              <Button
                size="small"
                variant="quiet"
                icon="close"
                aria-label={text.leaveOut(pet.name)}
                onClick={() => choose(pets.filter(({ id }) => id !== pet.id))}
              >
                {text.remove}
              </Button>
            )}
          </div>
        );
      })}
      {onPets && (
        <MorePets
          pets={pets}
          error={pets.length === 0 ? whole : undefined}
          onAdd={(pet) => choose([...pets, pet])}
        />
      )}
    </fieldset>
  );
}

interface MorePetsProps {
  pets: readonly SharePet[];
  error: string | undefined;
  onAdd: (pet: SharePet) => void;
}

function MorePets({ pets, error, onAdd }: MorePetsProps) {
  const text = useExpensesText().shares;
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const seesAll = user && (can(user, 'pets.manageAny') || can(user, 'expenses.manage'));
  const ownerId = seesAll ? undefined : user?.id;
  const [typed, setTyped] = useState('');
  const term = useSettled(typed.trim());
  const chosen = pets.map(({ id }) => id).join(' ');
  const load = useCallback(
    () => findSharePets(ownerId, term, chosen === '' ? [] : chosen.split(' ')),
    [ownerId, term, chosen],
  );
  const { data, failure, reload } = useLoaded(load);
  return (
    <>
      <TextField
        label={text.search}
        name="partes"
        type="search"
        autoComplete="off"
        maxLength={80}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter would send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <p role="status" className={styles.soft}>
        {data?.length === 0 && text.none}
      </p>
      <div className={styles.ways}>
        {data?.map((pet) => (
          <Button
            key={pet.id}
            size="small"
            variant="outline"
            icon="plus"
            aria-label={text.addPet(pet.name)}
            onClick={() => {
              setTyped('');
              onAdd(pet);
            }}
          >
            {pet.name}
          </Button>
        ))}
      </div>
    </>
  );
}
