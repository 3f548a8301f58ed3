import { useId, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { StatusMark } from '#app/components/StatusMark.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import type { FolderAddress, ShownDocument } from '#domain/document-folders/folder-calls.ts';
import { reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import { locale } from '#domain/language.ts';
import { AddFiles } from './AddFiles.tsx';
import styles from './DocumentCard.module.css';
import { FileList } from './FileList.tsx';
import type { ShownFolder } from './find-folder.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';

interface Props {
  address: FolderAddress;
  folder: ShownFolder;
  document: ShownDocument;
  /** After files were sent, which no call of a contract does. */
  reload: () => void;
}

/** From here on there is room for all of them; the same width as in the styles. */
const wide = '(min-width: 48rem)';

/** One expected document: how it stands and, collapsed on a phone, its files and what can be done about it. */
export function DocumentCard({ address, folder, document, reload }: Props) {
  const text = useFolderText();
  const language = useLanguage();
  const today = useToday();
  const id = useId();
  const [reviewing, setReviewing] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const { name, status, validUntil, comments, notes, files } = document;
  const [open] = useState(() => window.matchMedia(wide).matches || needs(folder, document));
  const day = validUntil && longDate(validUntil, locale[language]);

  return (
    <section aria-labelledby={id}>
      <details id={document.id} className={styles.card} open={open}>
        <summary className={styles.head}>
          <h2 id={id}>{name}</h2>
          <span className={styles.standing}>
            <StatusMark status={status} name={reviewStatusNames[status][language]} />
            {files.length > 0 && <span>{text.fileCount(files.length)}</span>}
            <Icon name="chevron" size={22} className={styles.chevron} />
          </span>
        </summary>
        <div className={styles.inside}>
          {validUntil && day && (
            <p className={styles.day}>
              <Icon name="calendar" size={18} />
              {validUntil < today ? text.expired(day) : text.validUntil(day)}
            </p>
          )}
          {comments && (
            <div className={styles.comments}>
              <h3>{text.comments}</h3>
              <p className={styles.words}>{comments}</p>
            </div>
          )}
          {outcome && <Notice kind="success" title={outcome} announce />}
          <FileList
            address={address}
            document={document}
            mayRemove={folder.mayEdit}
            onRemoved={() => setOutcome(text.removal.done)}
          />
          {folder.mayEdit && <AddFiles document={document} onAdded={reload} />}
          {folder.mayReview && !reviewing && (
            <div>
              <Button
                size="small"
                icon="check"
                aria-label={text.review.of(name)}
                onClick={() => setReviewing(true)}
              >
                {text.review.open}
              </Button>
            </div>
          )}
          {reviewing && (
            <ReviewForm
              folderId={address.folderId}
              document={document}
              onCancel={() => setReviewing(false)}
              onDone={() => {
                setReviewing(false);
                setOutcome(text.review.done);
              }}
            />
          )}
          <ReviewHistory notes={notes} />
        </div>
      </details>
    </section>
  );
}

/** Whether this reader has something to do or to see here. */
function needs({ mayReview, mayEdit }: ShownFolder, { status, files }: ShownDocument): boolean {
  if (mayReview) return status === 'reviewing';
  return mayEdit ? status === 'invalid' : files.length > 0;
}
