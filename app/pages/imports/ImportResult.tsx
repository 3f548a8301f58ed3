import { useEffect, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ImportDetails } from '#domain/imports/import-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import { useScreen, useText } from './import-screen.tsx';

interface Props {
  found: ImportDetails;
  /** The form says something else by now. */
  isOutdated: boolean;
  /** How often somebody has had the rows reviewed here: each time they are led to what came of it. */
  reviews: number;
}

/** What will become, or has become, of the rows, and what can be done now. */
export function ImportResult({ found, isOutdated, reviews }: Props) {
  const text = useText().result;
  const isDone = found.state === 'done';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reviews > 0) heading.current?.focus();
  }, [reviews]);
  return (
    <section className={frame.part} aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {isDone ? text.titleDone : text.title}
      </h2>
      <Counts found={found} />
      {found.state === 'importing' ? (
        <Progress counts={found.counts} />
      ) : isDone ? (
        <AfterImport found={found} />
      ) : (
        <Start found={found} isOutdated={isOutdated} />
      )}
      {found.state !== 'importing' && (
        <ImportRows key={found.state} id={found.id} counts={found.counts} />
      )}
    </section>
  );
}

function Counts({ found: { state, counts } }: { found: ImportDetails }) {
  const { hasPhotos } = useScreen();
  const text = useText().result;
  const isDone = state === 'done';
  const lines = [
    isDone ? text.created(counts.created) : counts.ready > 0 && text.ready(counts.ready),
    counts.known > 0 && text.known(counts.known),
    counts.rejected > 0 && (isDone ? text.rejectedDone : text.rejected)(counts.rejected),
    !isDone && counts.warned > 0 && text.warned(counts.warned),
    hasPhotos && counts.withoutPhoto > 0 && text.withoutPhoto(counts.withoutPhoto),
  ].filter((line) => typeof line === 'string');
  return (
    <div role="status">
      <ul className={styles.counts}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Progress({ counts }: Pick<ImportDetails, 'counts'>) {
  const text = useText().result;
  const all = counts.ready + counts.created;
  const words = text.progress(counts.created, all);
  return (
    <div className={styles.progress}>
      <progress max={Math.max(1, all)} value={counts.created} aria-label={words} />
      <p role="status">{words}</p>
      <p className={styles.soft}>{text.leave}</p>
    </div>
  );
}

function Start({ found, isOutdated }: Omit<Props, 'reviews'>) {
  const { calls } = useScreen();
  const text = useText().result;
  const { busy, failure, attempt } = useAttempt();
  const { state, counts } = found;
  const start = () =>
    attempt(async () => {
      await call(calls.start, { id: found.id });
    });
  return (
    <>
      {state === 'failed' && (
        <Notice kind="warning">
          <p>{text.failed}</p>
        </Notice>
      )}
      {state === 'undone' && (
        <Notice>
          <p>{text.undone}</p>
        </Notice>
      )}
      {isOutdated && (
        <Notice kind="warning">
          <p>{text.outdated}</p>
        </Notice>
      )}
      {failure && <FailureNotice failure={failure} />}
      {counts.ready > 0 && state !== 'undone' && (
        <div className={styles.ways}>
          <Button
            icon="check"
            disabled={isOutdated}
            aria-disabled={busy || undefined}
            onClick={start}
          >
            {busy ? text.starting : state === 'failed' ? text.goOn : text.import(counts.ready)}
          </Button>
        </div>
      )}
    </>
  );
}

function AfterImport({ found }: { found: ImportDetails }) {
  const { calls, back } = useScreen();
  const text = useText().result;
  const language = useLanguage();
  const [isUndoing, setUndoing] = useState(false);
  const { created } = found.counts;
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink to={pathFor(back, language)}>{text.seeAll}</ButtonLink>
        {created > 0 && (
          <Button variant="outline" onClick={() => setUndoing(true)}>
            {text.undo}
          </Button>
        )}
      </div>
      {created > 0 && (
        <p className={styles.soft}>
          {text.undoUntil(formatDay(found.keptUntil.slice(0, 10), language))}
        </p>
      )}
      {isUndoing && (
        <ConfirmDialog
          title={text.undoTitle(created)}
          action={text.undo}
          decline={text.keep}
          run={async () => {
            await call(calls.undo, { id: found.id });
          }}
          onClose={() => setUndoing(false)}
        >
          <p>{text.undoText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
