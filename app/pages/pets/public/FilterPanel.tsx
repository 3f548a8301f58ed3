import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './FilterPanel.module.css';
import type { FilterChoice, FilterForm } from './filter-form.server.ts';
import { listAddress } from './list-address.ts';

/**
 * A plain GET form; with JavaScript the page is not loaded anew. On a phone it is a panel above the pets (a popover,
 * which needs no JavaScript) that scrolls as a whole, on a wide window it stands beside them: there place and species are
 * chosen above the list alone (`PlaceChips`), and go along hidden.
 */
export function FilterPanel({ form }: { form: FilterForm }) {
  const { close } = useText().common;
  const navigate = useNavigate();
  const [isAgeWrong, setAgeWrong] = useState(false);
  const { path, city, federalState, more } = form;
  const { age } = more;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    setAgeWrong(wrong !== null);
    if (wrong) {
      wrong.closest('details')?.setAttribute('open', '');
      return wrong.focus();
    }
    const requested = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (value !== '') requested.append(name, String(value));
    }
    if (!requested.has(age.name)) requested.delete(age.unit.name);
    navigate(listAddress(path, String(requested)));
  }

  return (
    <search className={styles.search}>
      <button type="button" className={styles.open} popoverTarget={panelId}>
        <Icon name="filter" />
        {form.open}
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2>{form.title}</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <Icon name="close" size={24} label={close} />
          </button>
        </div>
        <form className={styles.form} method="get" action={path} onSubmit={submit} noValidate>
          <div className={styles.choices}>
            <div className={styles.alsoAbove}>
              <Field label={city.label} name={city.name}>
                <input
                  className={styles.input}
                  id={idOf(city.name)}
                  name={city.name}
                  maxLength={80}
                  autoComplete="off"
                  placeholder={city.placeholder}
                  defaultValue={city.value}
                />
              </Field>
              <FederalState {...federalState} />
              <Choice {...form.species} />
            </div>
            {form.choices.map((choice) => (
              <Choice key={choice.name} {...choice} />
            ))}
            <More more={more} isAgeWrong={isAgeWrong} />
          </div>
          {form.kept.map((kept) => (
            <input key={kept.name} type="hidden" {...kept} />
          ))}
          <div className={styles.apply}>
            <Button type="submit">{form.apply}</Button>
          </div>
        </form>
      </div>
    </search>
  );
}

const panelId = 'filtros';
const statesId = 'filtro-estados';
const ageErrorId = 'filtro-edad-error';
const idOf = (name: string) => `filtro-${name}`;

/** The control inside carries `idOf(name)`. */
function Field({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
    </div>
  );
}

function FederalState({ label, name, chosen, placeholder, others }: FilterForm['federalState']) {
  return (
    <Field label={label} name={name}>
      <Pills name={name} options={chosen} />
      <input
        className={styles.input}
        id={idOf(name)}
        name={name}
        maxLength={40}
        autoComplete="off"
        placeholder={placeholder}
        list={statesId}
      />
      <datalist id={statesId}>
        {others.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </Field>
  );
}

/** What few ask for. */
function More({ more, isAgeWrong }: { more: FilterForm['more']; isAgeWrong: boolean }) {
  const { age } = more;
  return (
    <details className={styles.more} open={more.isOpen}>
      <summary>
        {more.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.inside}>
        <Choice {...more.breed} />
        <fieldset className={styles.age}>
          <legend>{age.label}</legend>
          <input
            className={styles.input}
            name={age.name}
            inputMode="numeric"
            pattern="[0-9]+"
            maxLength={3}
            autoComplete="off"
            aria-label={age.label}
            aria-invalid={isAgeWrong || undefined}
            aria-describedby={isAgeWrong ? ageErrorId : undefined}
            defaultValue={age.value}
          />
          <select
            className={styles.input}
            name={age.unit.name}
            aria-label={age.unit.label}
            defaultValue={age.unit.value}
          >
            {age.unit.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {isAgeWrong && (
            <p id={ageErrorId} className={styles.error} role="alert">
              {age.wrong}
            </p>
          )}
        </fieldset>
      </div>
    </details>
  );
}

function Choice({ name, label, hint, options }: FilterChoice) {
  const hintId = hint && `${idOf(name)}-ayuda`;
  return (
    <fieldset className={styles.choice} aria-describedby={hintId}>
      <legend>{label}</legend>
      <Pills name={name} options={options} />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** Any number of them can be on. */
function Pills({ name, options }: Pick<FilterChoice, 'name' | 'options'>) {
  if (options.length === 0) return null;
  return (
    <div className={styles.pills}>
      {options.map(({ value, label, checked }) => (
        <label key={value} className={styles.pill}>
          <input type="checkbox" name={name} value={value} defaultChecked={checked} />
          {label}
        </label>
      ))}
    </div>
  );
}
