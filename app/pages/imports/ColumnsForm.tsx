import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FormActions } from '#app/forms/FormActions.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ImportDetails } from '#domain/imports/import-calls.ts';
import { dateOrder, type FieldChoice, type ImportKind } from '#domain/imports/import-kind.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';
import { type Part, partsOf, useChoices } from './use-choices.ts';

interface Props {
  found: ImportDetails;
  /** What is shown of the rows is no longer what the form says. */
  onWritten: () => void;
  onReviewed: () => void;
}

/** By the names of the fields. */
type Problems = Readonly<Record<string, string>>;

/** Which column is what, and what holds for all; then what would become of each row is found out. */
export function ColumnsForm({ found, onWritten, onReviewed }: Props) {
  const { kind, calls } = useScreen();
  const text = useText();
  const chosen = useChoices(found);
  const { busy, failure, attempt } = useAttempt();
  const [problems, setProblems] = useState<Problems>({});
  const [parts] = useState(() => partsOf(kind, found.choices));
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);

  async function review(mapName: string, order: string) {
    setProblems({});
    try {
      await call(calls.review, {
        id: found.id,
        mapName,
        dateOrder: order,
        choices: chosen.choices,
      });
      onReviewed();
    } catch (error) {
      const wrong = error instanceof ApiError ? problemsOf(kind, error) : {};
      if (Object.keys(wrong).length === 0) throw error;
      setProblems(wrong);
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    void attempt(() => review(String(said.get('mapName')), String(said.get('dateOrder'))));
  }

  const inPart = (part: Part) =>
    parts[part].flatMap((field) => chosen.choices.find((choice) => choice.field === field) ?? []);
  const rowsOf = (part: Part) => (
    <div className={styles.fields}>
      {inPart(part).map((choice) => (
        <FieldRow
          key={choice.field}
          choice={choice}
          columns={found.columns}
          rows={found.counts.rows}
          problem={problems[choice.field]}
          onColumn={(column) => chosen.chooseColumn(choice.field, column)}
          onFallback={(fallback) => chosen.chooseFallback(choice.field, fallback)}
          onWord={(from, to) => chosen.chooseWord(choice.field, from, to)}
        />
      ))}
    </div>
  );
  const isWrong = (part: Part) => parts[part].some((field) => problems[field]) || undefined;
  const wordsOf = ({ field, column, fallback }: FieldChoice) => {
    const words = column ?? text.words[fallback ?? ''] ?? fallback ?? '';
    return `${kind.fields[field]?.label[language]}: ${words}`;
  };
  return (
    <section className={frame.part} aria-labelledby="columns">
      <h2 id="columns">{text.columns.title}</h2>
      <p className={styles.soft}>
        {text.columns.lead(text.list.rows(found.counts.rows), found.fileName)}
      </p>
      <form ref={form} className={styles.form} onSubmit={submit} onChange={onWritten} noValidate>
        {Object.keys(problems).length > 0 && (
          <Notice kind="error" title={text.columns.wrong} announce />
        )}
        <h3>{text.columns.known}</h3>
        {rowsOf('known')}
        {parts.open.length > 0 && (
          <>
            <h3>{text.columns.open}</h3>
            <p className={styles.soft}>{text.columns.openText}</p>
            {rowsOf('open')}
          </>
        )}
        {parts.proposed.length > 0 && (
          <>
            <h3>{text.columns.proposed}</h3>
            <p className={styles.soft}>{text.columns.proposedText}</p>
            <ul className={styles.proposed}>
              {inPart('proposed').map((choice) => (
                <li key={choice.field}>{wordsOf(choice)}</li>
              ))}
            </ul>
            <details className={styles.more} open={isWrong('proposed')}>
              <summary>{text.columns.change}</summary>
              {rowsOf('proposed')}
            </details>
          </>
        )}
        {parts.more.length > 0 && (
          <details className={styles.more} open={isWrong('more')}>
            <summary>{text.columns.more}</summary>
            {rowsOf('more')}
          </details>
        )}
        <div className={styles.pair}>
          <TextField
            label={text.columns.name}
            hint={text.columns.nameHint}
            name="mapName"
            defaultValue={found.mapName}
            maxLength={100}
          />
          <SelectField
            label={text.columns.dates}
            name="dateOrder"
            defaultValue={found.dateOrder}
            options={dateOrder.values.map((order) => ({
              value: order,
              label: text.columns.dateOrders[order],
            }))}
          />
        </div>
        {failure && <FailureNotice failure={failure} />}
        <FormActions>
          <SubmitButton busy={busy} busyLabel={text.columns.reviewing} icon="search">
            {found.state === 'open' ? text.columns.review : text.columns.reviewAgain}
          </SubmitButton>
        </FormActions>
      </form>
    </section>
  );
}

/** By the fields; what stands under no field of the form is told by itself. */
function problemsOf({ field: names }: ImportKind, { errors }: ApiError): Problems {
  const known = Object.entries(errors).flatMap(([name, [first]]) => {
    const field = names.fromWire(name);
    return field && first ? [[field, first] as const] : [];
  });
  return Object.fromEntries(known);
}
