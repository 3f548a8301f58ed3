import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ImportOutline } from '#domain/imports/import-calls.ts';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';

/** The newest first. */
export function ImportList({ imports }: { imports: readonly ImportOutline[] }) {
  const { calls, pathOf } = useScreen();
  const text = useText().list;
  const language = useLanguage();
  const [removing, setRemoving] = useState<ImportOutline>();
  if (imports.length === 0) return null;
  return (
    <section className={frame.part} aria-labelledby="imports">
      <h2 id="imports">{text.title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {imports.map((one) => (
          <li key={one.id} className={styles.item}>
            <div>
              <p className={styles.name}>
                <Link to={pathOf(one.id, language)}>{one.fileName}</Link>
              </p>
              <p>
                {text.states[one.state]} ·{' '}
                {one.counts.created > 0
                  ? text.created(one.counts.created)
                  : text.rows(one.counts.rows)}
              </p>
              <p className={styles.soft}>
                {text.kept(formatDay(one.keptUntil.slice(0, 10), language))}
              </p>
            </div>
            {one.state !== 'importing' && (
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                aria-label={text.removeOf(one.fileName)}
                onClick={() => setRemoving(one)}
              >
                {text.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.removeTitle(removing.fileName)}
          action={text.remove}
          decline={text.keep}
          run={async () => {
            await call(calls.remove, { id: removing.id });
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
