import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call, read } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import {
  type ContentVersion,
  cancelPublication,
  type EditedContent,
  findContent,
  restoreContent,
} from '#domain/content/content-calls.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import { CompareDialog } from './CompareDialog.tsx';
import styles from './Editor.module.css';

interface Props {
  contentKey: ContentKey;
  document: EditedContent;
  /** What the form shows. */
  value: unknown;
  revision: number;
  onRestored: () => void;
  /** What is being written stays. */
  onCancelled: () => void;
}

type ToConfirm = { what: 'compare' | 'restore'; version: number };

/** Every version that there was: to look at, to compare and to bring back. */
export function VersionList({
  contentKey,
  document,
  value,
  revision,
  onRestored,
  onCancelled,
}: Props) {
  const { versions: text } = useContentEditorText();
  const { slug } = document;
  const [toConfirm, setToConfirm] = useState<ToConfirm>();
  const [older, setOlder] = useState<readonly ContentVersion[]>([]);
  const [hasOlder, setHasOlder] = useState(document.hasOlder);
  const { busy, failure, attempt } = useAttempt();
  const all = [...document.versions, ...older];
  const oldest = all.at(-1)?.version ?? 2;
  const close = () => setToConfirm(undefined);
  const ways = (version: number) => (
    <div className={styles.ways}>
      {(['compare', 'restore'] as const).map((what) => (
        <Button
          key={what}
          size="small"
          variant="quiet"
          aria-label={`${text[what]}: ${text.name(version)}`}
          onClick={() => setToConfirm({ what, version })}
        >
          {text[what]}
        </Button>
      ))}
    </div>
  );

  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{text.title}</h2>
      {failure && <FailureNotice failure={failure} />}
      <ul className="plain-list">
        {all.map((version) => (
          <li key={version.version} className={styles.version}>
            <VersionWords version={version} isCurrent={version.version === document.version} />
            {version.publishAt && !version.publishedAt && (
              <Button
                size="small"
                variant="outline"
                disabled={busy}
                onClick={() =>
                  attempt(async () => {
                    await call(cancelPublication, { slug, version: version.version });
                    onCancelled();
                  })
                }
              >
                {text.cancel}
              </Button>
            )}
            {ways(version.version)}
          </li>
        ))}
        {!hasOlder && (
          <li className={styles.version}>
            <span>
              {text.first}
              {document.version === 1 && ` (${text.current})`}
            </span>
            {ways(1)}
          </li>
        )}
      </ul>
      {hasOlder && (
        <p>
          <Button
            size="small"
            variant="outline"
            disabled={busy}
            onClick={() =>
              attempt(async () => {
                const found = await read(findContent, { slug, before: oldest });
                setOlder([...older, ...found.versions]);
                setHasOlder(found.hasOlder);
              })
            }
          >
            {text.more}
          </Button>
        </p>
      )}
      {toConfirm?.what === 'compare' && (
        <CompareDialog
          contentKey={contentKey}
          slug={slug}
          version={toConfirm.version}
          value={value}
          onClose={close}
        />
      )}
      {toConfirm?.what === 'restore' && (
        <ConfirmDialog
          title={text.restoreTitle(toConfirm.version)}
          action={text.restore}
          run={async () => {
            await call(restoreContent, { slug, revision, version: toConfirm.version });
            onRestored();
          }}
          onClose={close}
        >
          <p>{text.restoreText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function VersionWords({ version, isCurrent }: { version: ContentVersion; isCurrent: boolean }) {
  const { versions: text } = useContentEditorText();
  const when = useSiteInstant();
  const { publishedAt, publishAt, madeAt, madeBy, note } = version;
  const state = publishedAt
    ? when(publishedAt)
    : publishAt
      ? text.planned(when(publishAt))
      : `${when(madeAt)}, ${text.neverPublished}`;
  return (
    <span>
      <strong>{text.name(version.version)}</strong>
      {isCurrent && ` (${text.current})`} · {state}
      {madeBy && ` · ${text.by(madeBy.name)}`}
      {note && ` · ${note}`}
    </span>
  );
}
