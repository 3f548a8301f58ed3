import { useId } from 'react';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useCataloguesText } from '#app/i18n/catalogues.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { blankRow, type Catalogue, writableFields } from '#domain/catalogues/catalogue.ts';
import { inputOf } from '#domain/contract/field.ts';
import { type Choices, nameOf, type Row, saveRow } from './catalogue-rows.ts';

interface Props {
  catalogue: Catalogue;
  /** Undefined: a new one. */
  row: Row | undefined;
  choices: Choices;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Adds a row or changes one: a control for each field that administrators write, with its rule. */
export function RowDialog({ catalogue, row, choices, onSaved, onClose }: Props) {
  const text = useCataloguesText();
  const language = useLanguage();
  const id = useId();
  const creation = useIdempotencyKey();
  const fields = writableFields(catalogue);
  const names = Object.keys(fields);
  const state = useSchemaForm<Record<string, unknown>, Record<string, unknown>>({
    schema: inputOf(fields),
    defaults: Object.fromEntries(
      // Of a select, '' is what stands for nothing.
      names.map((name) => [name, (row ?? blankRow(catalogue))[name] ?? '']),
    ),
    fieldOf: Object.fromEntries(names.map((name) => [fields[name]?.wire ?? '', name])),
    async send(values) {
      await saveRow(catalogue, values, { before: row, idempotencyKey: creation.keyOf(values) });
      onSaved(String(values[catalogue.name]));
    },
  });
  const title = row
    ? text.editTitle(nameOf(catalogue, row))
    : text.addTitle(catalogue.title[language]);

  const labels = Object.fromEntries(
    names.map((name) => [name, fields[name]?.label?.[language] ?? name]),
  );

  function control(name: string) {
    const { kind, words, wordLabels } = fields[name] ?? {};
    const shared = { ...state.field(name), label: labels[name] ?? name };
    if (kind === 'flag') {
      const options = [
        { value: true, label: text.yes },
        { value: false, label: text.no },
      ];
      return (
        <ChoiceField
          key={name}
          name={name}
          label={shared.label}
          error={shared.error}
          options={options}
          value={state.form.watch(name)}
          onChange={(value: boolean) => state.form.setValue(name, value, { shouldDirty: true })}
        />
      );
    }
    const options = words?.values.map((value) => ({
      value,
      label: wordLabels?.[value]?.[language] ?? words.toWire(value),
    }));
    if (kind === 'reference' || options) {
      return (
        <SelectField
          key={name}
          {...shared}
          options={options ?? choices[name] ?? []}
          empty={text.none}
        />
      );
    }
    const type = kind === 'date' ? 'date' : 'text';
    return <TextField key={name} {...shared} type={type} autoComplete="off" />;
  }

  return (
    <WritingDialog
      title={title}
      close={text.cancel}
      onClose={onClose}
      action={
        <SubmitButton form={id} busy={state.busy} busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      }
    >
      <SchemaForm id={id} state={state} label={title} fields={labels}>
        {names.map(control)}
      </SchemaForm>
    </WritingDialog>
  );
}
