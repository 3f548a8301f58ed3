import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useCataloguesText } from '#app/i18n/catalogues.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import type { Field } from '#domain/contract/field.ts';
import { type Language, locale } from '#domain/language.ts';
import styles from '../AdminTable.module.css';
import { type Choices, nameOf, type Row } from './catalogue-rows.ts';

interface Props {
  catalogue: Catalogue;
  rows: readonly Row[];
  choices: Choices;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

export function CatalogueTable({ catalogue, rows, choices, onEdit, onRemove }: Props) {
  const text = useCataloguesText();
  const language = useLanguage();
  const columns: Column<Row>[] = [catalogue.name, ...catalogue.shown].flatMap((name) => {
    const field = catalogue.fields[name];
    if (!field) return [];
    return {
      header: field.label[language],
      kind: name === catalogue.name ? 'title' : 'named',
      cell: (row) =>
        choices[name]?.find(({ value }) => value === row[name])?.label ??
        shown(field, row[name], language, text),
    };
  });
  if (catalogue.editing) columns.push({ header: text.actions, kind: 'actions', cell: actions });
  return <ManagedTable columns={columns} items={rows} />;

  function actions(row: Row) {
    if (catalogue.editing?.isFixed?.(row))
      return <span className={styles.details}>{text.fixed}</span>;
    const name = <span className="visually-hidden">: {nameOf(catalogue, row)}</span>;
    return (
      <div className={styles.rowActions}>
        <Button variant="outline" size="small" icon="pencil" onClick={() => onEdit(row)}>
          {text.edit}
          {name}
        </Button>
        <Button variant="quiet" size="small" icon="trash" onClick={() => onRemove(row)}>
          {text.remove}
          {name}
        </Button>
      </div>
    );
  }
}

function shown(
  { kind, words, wordLabels }: Field,
  value: unknown,
  language: Language,
  text: { yes: string; no: string },
): string {
  if (kind === 'flag') return value ? text.yes : text.no;
  if (words) return wordLabels?.[String(value)]?.[language] ?? words.toWire(String(value));
  // A reference to what is not there is nothing to read.
  if (value === null || value === '' || kind === 'reference') return '—';
  return kind === 'date' ? longDate(String(value), locale[language]) : String(value);
}
