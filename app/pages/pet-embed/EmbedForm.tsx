import type { FormEvent } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Field } from '#app/forms/Field.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { embedParams, isReadable } from '#domain/pets/pet-embed.ts';
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
      aria-labelledby="form"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(event);
      }}
    >
      <h2 id="form">{page.form}</h2>
      <div className={styles.fields}>
        {page.selects.map(({ value, ...select }) => (
          <SelectField key={select.name} {...select} defaultValue={value} />
        ))}
        <TextField
          name={page.city.name}
          label={page.city.label}
          hint={page.city.hint}
          defaultValue={page.city.value}
          autoComplete="off"
        />
        {page.looks.map(({ value, empty: _empty, ...select }) => (
          <SelectField key={select.name} {...select} defaultValue={value} />
        ))}
        <TextField
          name={page.number.name}
          label={page.number.label}
          type="number"
          min={1}
          max={page.number.max}
          defaultValue={page.number.value}
        />
        {page.colors.map(({ name, label, value }) => (
          <Field key={name} label={label}>
            {(control) => (
              <input
                {...control}
                className={`${control.className} ${styles.color}`}
                type="color"
                name={name}
                defaultValue={value}
              />
            )}
          </Field>
        ))}
      </div>
      <div aria-live="polite">{isHard && <Notice>{page.hardToRead}</Notice>}</div>
      {!isReady && <Button type="submit">{page.apply}</Button>}
    </form>
  );
}
