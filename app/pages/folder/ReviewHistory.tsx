import { StatusMark } from '#app/components/StatusMark.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ShownNote } from '#domain/document-folders/folder-calls.ts';
import { reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import styles from './DocumentCard.module.css';

/** What was decided about a document before: who, when and in which words. */
export function ReviewHistory({ notes }: { notes: readonly ShownNote[] }) {
  const text = useFolderText();
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{text.history(notes.length)}</summary>
      <ol className="plain-list">
        {notes.map(({ at, author, status, comments }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are never changed, and have no id here.
          <li key={index} className={styles.note}>
            <p className={styles.noteHead}>
              <StatusMark status={status} name={reviewStatusNames[status][language]} />
              <span>
                {author ?? text.reviewer} ·{' '}
                {at ? <time dateTime={at}>{formatInstant(at, language)}</time> : text.undated}
              </span>
            </p>
            {comments && <p className={styles.words}>{comments}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
