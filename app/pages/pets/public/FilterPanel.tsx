import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { federalStates } from '#domain/federal-states.ts';
import {
  petFilterParams as names,
  type PetFilter,
  readPetFilter,
} from '#domain/pets/pet-filter.ts';
import { ageUnit, breed, sex, size, species } from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import styles from './FilterPanel.module.css';
import { chipsOf } from './filter-chips.ts';
import { listAddress } from './list-address.ts';

interface Props {
  path: string;
  filter: PetFilter;
}

/**
 * A plain GET form; with JavaScript the address has no empty values and the page is not loaded anew. On a phone it is
 * a sheet above the pets (a popover, which needs no JavaScript), on a wide window it stands beside them.
 */
export function FilterPanel({ path, filter }: Props) {
  const text = useText();
  const words = text.pets;
  const { labels, ...filterWords } = words.filter;
  const navigate = useNavigate();

  const age = useRef<HTMLInputElement>(null);
  const [isAgeWrong, setAgeWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    const asked = readPetFilter(new URLSearchParams(entries));
    const isWrong = asked.ignored.includes(names.ageValue);
    setAgeWrong(isWrong);
    if (isWrong) age.current?.focus();
    else navigate(listAddress(path, asked.filter));
  }

  return (
    <search className={styles.search}>
      <button type="button" className={styles.open} popoverTarget={panelId}>
        <Icon name="filter" />
        {filterWords.open(chipsOf(filter, words).length)}
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2>{filterWords.title}</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <Icon name="close" size={24} label={text.common.close} />
          </button>
        </div>
        <form className={styles.form} method="get" action={path} onSubmit={submit} noValidate>
          <Choice
            label={labels.species}
            name={names.species}
            vocabulary={species}
            value={filter.species}
            wordFor={(value) => filterWords.speciesNames[value]}
          />
          <Choice
            label={labels.sex}
            name={names.sex}
            vocabulary={sex}
            value={filter.sex}
            wordFor={(value) => words.sexes[value]}
          />
          <Choice
            label={labels.size}
            name={names.size}
            vocabulary={size}
            value={filter.size}
            wordFor={(value) => capitalised(words.size(value))}
          />
          <Choice
            label={labels.breed}
            name={names.breed}
            vocabulary={breed}
            value={filter.breed}
            wordFor={(value) => words.breed(value)}
          />
          <fieldset className={styles.age}>
            <legend>{labels.ageValue}</legend>
            <input
              className={styles.input}
              name={names.ageValue}
              ref={age}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              aria-label={labels.ageValue}
              aria-invalid={isAgeWrong || undefined}
              aria-describedby={isAgeWrong ? ageErrorId : undefined}
              defaultValue={filter.ageValue}
            />
            <select
              className={styles.input}
              name={names.ageUnit}
              aria-label={labels.ageUnit}
              defaultValue={ageUnit.toWire(filter.ageUnit ?? 'years')}
            >
              {ageUnit.values.map((value) => (
                <option key={value} value={ageUnit.toWire(value)}>
                  {words.units[value]}
                </option>
              ))}
            </select>
            {isAgeWrong && (
              <p id={ageErrorId} className={styles.error} role="alert">
                {filterWords.ageWrong}
              </p>
            )}
          </fieldset>
          <Field label={labels.city} name={names.city}>
            <input
              className={styles.input}
              id={idOf(names.city)}
              name={names.city}
              maxLength={80}
              autoComplete="off"
              placeholder={filterWords.cityExample}
              defaultValue={filter.city}
            />
          </Field>
          <Field label={labels.federalState} name={names.federalState}>
            <select
              className={styles.input}
              id={idOf(names.federalState)}
              name={names.federalState}
              defaultValue={filter.federalState ?? ''}
            >
              <option value="">{filterWords.any}</option>
              {federalStates.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          <div className={styles.apply}>
            <Button type="submit">{filterWords.apply}</Button>
          </div>
        </form>
      </div>
    </search>
  );
}

const panelId = 'filtros';
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

interface ChoiceProps<V extends string> {
  label: string;
  name: string;
  vocabulary: Vocabulary<V>;
  value: V | undefined;
  wordFor: (value: V) => string;
}

function Choice<V extends string>({ label, name, vocabulary, value, wordFor }: ChoiceProps<V>) {
  const { any } = useText().pets.filter;
  return (
    <Field label={label} name={name}>
      <select
        className={styles.input}
        id={idOf(name)}
        name={name}
        defaultValue={value === undefined ? '' : vocabulary.toWire(value)}
      >
        <option value="">{any}</option>
        {vocabulary.values.map((each) => (
          <option key={each} value={vocabulary.toWire(each)}>
            {wordFor(each)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
