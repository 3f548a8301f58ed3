import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
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
  const fields = writableFields(catalogue);
  const names = Object.keys(fields);
  const form = useForm<Record<string, unknown>, Record<string, unknown>>({
    rules: schemaRules(inputOf(fields)),
    defaults: Object.fromEntries(
      // Of a select, '' is what stands for nothing.
      names.map((name) => [name, (row ?? blankRow(catalogue))[name] ?? '']),
    ),
    fieldOf: Object.fromEntries(names.map((name) => [fields[name]?.wire ?? '', name])),
    async send(values, { keyOf }) {
      await saveRow(catalogue, values, { before: row, idempotencyKey: keyOf(values) });
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
    const shared = { ...form.field(name), label: labels[name] ?? name };
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
          value={form.form.watch(name)}
          onChange={(value: boolean) => form.form.setValue(name, value, { shouldDirty: true })}
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
    <FormDialog title={title} words={text} form={form} fields={labels} onClose={onClose}>
      {names.map(control)}
    </FormDialog>
  );
}
