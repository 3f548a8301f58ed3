import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ImportDetails } from '#domain/imports/import-calls.ts';
import type { FieldChoice, ImportField } from '#domain/imports/import-kind.ts';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';

interface Props {
  choice: FieldChoice;
  columns: ImportDetails['columns'];
  /** Of the table. */
  rows: number;
  problem: string | undefined;
  onColumn: (column: string) => void;
  onFallback: (fallback: string) => void;
  onWord: (from: string, to: string) => void;
}

/** Of a later version than this page. */
const noField: ImportField = { label: { es: '', en: '' }, called: [] };

/** Values of a column that are shown. */
const examples = 3;

/** Where one field of the rows comes from. */
export function FieldRow(props: Props) {
  const { choice, columns, rows, problem, onColumn, onFallback, onWord } = props;
  const { fields } = useScreen().kind;
  const text = useText();
  const language = useLanguage();
  const { label, words, isOwn, isDate, isLong } = fields[choice.field] ?? noField;
  const name = label[language] || choice.field;
  const column = columns.find((one) => one.name === choice.column);
  const options = words?.wireWords.map((word) => ({
    value: word,
    label: text.words[word] ?? word,
  }));
  const isForAll = !column;
  const hasFallback = !isOwn && (isForAll || column.filled < rows);
  const shown = column?.values.slice(0, examples).join(', ');
  const fallback = {
    label: isForAll ? text.columns.forAll : text.columns.ifEmpty,
    'aria-label': text.columns.fallbackOf(name, isForAll),
    value: choice.fallback ?? '',
    error: problem,
    onChange: ({ target }: { target: { value: string } }) => onFallback(target.value),
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.pair}>
        <SelectField
          label={text.columns.column}
          aria-label={text.columns.columnOf(name)}
          hint={shown && text.columns.example(shown)}
          error={hasFallback ? undefined : problem}
          value={choice.column ?? ''}
          empty={text.columns.none}
          options={columns.map((one) => ({ value: one.name, label: one.name }))}
          onChange={({ target }) => onColumn(target.value)}
        />
        {hasFallback &&
          (options ? (
            <SelectField {...fallback} empty={text.columns.choose} options={options} />
          ) : (
            <TextField
              {...fallback}
              {...(isLong ? { multiline: true, rows: 2 } : { type: isDate ? 'date' : 'text' })}
            />
          ))}
      </div>
      {choice.words.length > 0 && (
        <fieldset className={styles.words}>
          <legend>{options ? text.columns.words : text.columns.ages}</legend>
          {choice.words.map(({ from, to }) =>
            options ? (
              <SelectField
                key={from}
                label={text.columns.wordOf(from)}
                value={to}
                empty={text.columns.choose}
                options={options}
                onChange={({ target }) => onWord(from, target.value)}
              />
            ) : (
              <TextField
                key={from}
                label={text.columns.wordOf(from)}
                value={to}
                onChange={({ target }) => onWord(from, target.value)}
              />
            ),
          )}
        </fieldset>
      )}
    </fieldset>
  );
}
