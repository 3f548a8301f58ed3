import { type ReactNode, useId, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Language, locale } from '#domain/language.ts';
import styles from './BulkDialog.module.css';
import type { BulkResult } from './run-in-turn.ts';
import { useBulk } from './use-bulk.ts';

interface BulkText {
  /** What the progress is called. */
  bar: string;
  start: string;
  stop: string;
  /** How many more are chosen than are named. */
  more: (count: number) => string;
  /** `done` of `of`, and the name of the item that is being changed. */
  step: (done: number, of: number, name: string) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
  left: (count: number) => string;
}

interface Props<Item, Change> {
  title: (count: number) => string;
  text: BulkText;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** A form of this id, which the dialog's button sends. */
  question: (id: string, onAnswer: (change: Change) => void) => ReactNode;
  /** @throws ApiError */
  change: (item: Item, wanted: Change) => Promise<void>;
  onClose: () => void;
}

/** Asks, works through the items in turn, and says what became of each. */
export function BulkDialog<Item extends { id: string }, Change>(props: Props<Item, Change>) {
  const { title, text, items, nameOf, question, change, onClose } = props;
  const account = useAccountText();
  const language = useLanguage();
  const id = useId();
  // The list behind forgets items as they change.
  const [chosen] = useState(items);
  const { state, start, stop } = useBulk(chosen);
  return (
    <WritingDialog
      title={title(chosen.length)}
      close={state.phase === 'asking' ? account.cancel : account.close}
      onClose={onClose}
      action={
        state.phase === 'asking' ? (
          <Button type="submit" form={id}>
            {text.start}
          </Button>
        ) : (
          state.phase === 'running' && (
            <Button variant="outline" onClick={stop}>
              {text.stop}
            </Button>
          )
        )
      }
    >
      {state.phase === 'asking' && (
        <p className={styles.names}>{namesIn(chosen.map(nameOf), text.more, language)}</p>
      )}
      {state.phase === 'asking' && question(id, (wanted) => start((item) => change(item, wanted)))}
      {state.phase === 'running' && (
        <div className={styles.progress}>
          <progress max={chosen.length} value={state.index} aria-label={text.bar} />
          <p role="status">{text.step(state.index + 1, chosen.length, nameOf(state.item))}</p>
        </div>
      )}
      {state.phase === 'over' && <Summary text={text} result={state.result} nameOf={nameOf} />}
    </WritingDialog>
  );
}

const mostNamed = 6;

function namesIn(names: readonly string[], more: BulkText['more'], language: Language): string {
  const rest = names.length - mostNamed;
  const named = rest > 1 ? [...names.slice(0, mostNamed), more(rest)] : names;
  return new Intl.ListFormat(locale[language]).format(named);
}

interface SummaryProps<Item> extends Pick<Props<Item, unknown>, 'text' | 'nameOf'> {
  result: BulkResult<Item>;
}

/** What worked, what did not and why, and what was not tried. */
function Summary<Item extends { id: string }>({ text, result, nameOf }: SummaryProps<Item>) {
  const { done, failed, left } = result;
  const { failures } = useAccountText();
  const language = useLanguage();
  return (
    <div role="status" className={styles.summary}>
      {done.length > 0 && <Notice kind="success" title={text.done(done.length)} />}
      {failed.length > 0 && (
        <Notice kind="error" title={text.failed(failed.length)}>
          <ul className={styles.failed}>
            {failed.map(({ item, error }) => (
              <li key={item.id}>
                {nameOf(item)}: {explainFailure(error, failures).lines.join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left.length > 0 && (
        <Notice kind="warning" title={text.left(left.length)}>
          <p>{namesIn(left.map(nameOf), text.more, language)}</p>
        </Notice>
      )}
    </div>
  );
}
