import { useRef, useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { useSettled } from '#app/forms/use-settled.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Expenses.module.css';
import type { ExpenseValues, TypedShare } from './expense-values.ts';
import { findSharePets, type SharePet } from './share-pets.ts';

interface Props {
  typed: readonly TypedShare[];
  /** What each comes to as the form stands, in centavos; undefined where it does not add up yet. */
  preview: readonly number[] | undefined;
  /** undefined: the pets stay. */
  onPets: { add: (pet: SharePet) => void; remove: (index: number) => void } | undefined;
  field: Form<ExpenseValues>['field'];
}

/** What each pet gets of an invoice; without an amount an equal part of the rest. */
export function ShareFields({ typed, preview, onPets, field }: Props) {
  const text = useExpensesText().shares;
  const place = useRef<HTMLFieldSetElement>(null);
  // The button that was pressed goes.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <fieldset ref={place} tabIndex={-1} className={styles.shares}>
      <legend>{text.title}</legend>
      <p className={styles.soft}>{text.hint}</p>
      {typed.map(({ petId, petName }, index) => {
        const share = preview?.[index];
        return (
          <div key={petId} className={styles.share}>
            <TextField
              label={text.amountOf(petName)}
              hint={share === undefined ? undefined : text.gets(formatPesos(share))}
              {...field(`shares.${index}.amount`)}
              inputMode="decimal"
            />
            {onPets && (
              <Button
                size="small"
                variant="quiet"
                icon="close"
                aria-label={text.leaveOut(petName)}
                onClick={() => {
                  onPets.remove(index);
                  keepFocus();
                }}
              >
                {text.remove}
              </Button>
            )}
          </div>
        );
      })}
      {onPets && (
        <MorePets
          typed={typed}
          field={field}
          onAdd={(pet) => {
            onPets.add(pet);
            keepFocus();
          }}
        />
      )}
    </fieldset>
  );
}

interface MorePetsProps extends Pick<Props, 'typed' | 'field'> {
  onAdd: (pet: SharePet) => void;
}

function MorePets({ typed, field, onAdd }: MorePetsProps) {
  const text = useExpensesText().shares;
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const seesAll = user && (can(user, 'pets.manageAny') || can(user, 'expenses.manage'));
  const ownerId = seesAll ? undefined : user?.id;
  const [search, setSearch] = useState('');
  const term = useSettled(search.trim());
  const chosen = typed.map(({ petId }) => petId);
  const { data, failure, reload } = useFound(
    ['share pets', ownerId, term, chosen],
    () => findSharePets(ownerId, term, chosen),
    { keepsPrevious: true },
  );
  const { ref, name, error } = field('petSearch');
  return (
    <>
      <TextField
        label={text.search}
        ref={ref}
        name={name}
        type="search"
        autoComplete="off"
        maxLength={80}
        error={error}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
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
              setSearch('');
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
