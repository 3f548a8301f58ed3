import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { embedParams, isReadable } from '#domain/pets/pet-embed-wire.ts';
import styles from './PetEmbed.module.css';
import type { loader } from './PetEmbedPage.loader.ts';

interface Props {
  page: Awaited<ReturnType<typeof loader>>;
  query: string;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** A plain GET form; with JavaScript each change shows at once. */
export function EmbedForm({ page, query, onChange }: Props) {
  const isReady = useHydrated();
  const said = new URLSearchParams(query);
  const [, ground, ink] = page.colors;
  const isHard =
    ground !== undefined &&
    ink !== undefined &&
    !isReadable(
      said.get(embedParams.ink) ?? ink.value,
      said.get(embedParams.ground) ?? ground.value,
    );
  return (
    <form
      className={styles.form}
      method="get"
      action={page.action}
      aria-labelledby="form"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(event);
      }}
    >
      <h2 id="form">{page.form}</h2>
      <div className={styles.fields}>
        {page.selects.map((select) => (
          <Select key={select.name} {...select} />
        ))}
        <Labelled label={page.city.label} hint={page.city.hint}>
          <input
            className={styles.control}
            name={page.city.name}
            defaultValue={page.city.value}
            autoComplete="off"
          />
        </Labelled>
        {page.looks.map((select) => (
          <Select key={select.name} {...select} empty={undefined} />
        ))}
        <Labelled label={page.number.label}>
          <input
            className={styles.control}
            name={page.number.name}
            type="number"
            min={1}
            max={page.number.max}
            defaultValue={page.number.value}
          />
        </Labelled>
        {page.colors.map(({ name, label, value }) => (
          <Labelled key={name} label={label}>
            <input
              className={`${styles.control} ${styles.color}`}
              type="color"
              name={name}
              defaultValue={value}
            />
          </Labelled>
        ))}
      </div>
      <p aria-live="polite" className={styles.hard}>
        {isHard && page.hardToRead}
      </p>
      {!isReady && <Button type="submit">{page.apply}</Button>}
    </form>
  );
}

/** Its label around it: the fields of other forms, with what is wrong with them, would be most of this page's scripts. */
function Labelled({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it is among the children.
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

function Select({ name, label, value, options, empty }: Props['page']['selects'][number]) {
  return (
    <Labelled label={label}>
      <select className={styles.control} name={name} defaultValue={value}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
