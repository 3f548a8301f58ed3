import { useState } from 'react';
import { call, callFile } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { fileSize } from '#app/i18n/file-size.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  downloadFile,
  type FolderAddress,
  removeFile,
  type ShownDocument,
  type ShownFile,
} from '#domain/document-folders/folder-calls.ts';
import styles from './DocumentCard.module.css';

interface Props {
  address: FolderAddress;
  document: ShownDocument;
  mayRemove: boolean;
  onRemoved: () => void;
}

/** What a browser shows by itself; anything else is saved. */
const shownTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export function FileList({ address, document, mayRemove, onRemoved }: Props) {
  const text = useFolderText();
  const { failures, ok } = useAccountText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [chosen, setChosen] = useState<ShownFile>();
  const { files } = document;

  /** The words of the specification; a rejection that says more keeps its own below them. */
  function explain(error: unknown) {
    const { lines } = explainFailure(error, failures);
    const isRejection = error instanceof ApiError && [409, 429].includes(error.status);
    setFailure({ title: text.failed.fetch, lines: isRejection ? lines : [text.failed.working] });
  }

  async function fetchInto(file: ShownFile, use: (content: Blob) => void) {
    if (busy) return;
    setBusy(true);
    try {
      use(await callFile(downloadFile, { ...address, fileId: file.id }));
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  const save = (file: ShownFile) =>
    fetchInto(file, (content) => saveFile(file.name, content.type, content));

  function open(file: ShownFile) {
    // Opened now, for a browser only allows it as the answer to a press.
    const tab = window.open('', '_blank');
    return fetchInto(file, (content) => {
      if (tab && shownTypes.includes(content.type)) tab.location = URL.createObjectURL(content);
      else {
        tab?.close();
        saveFile(file.name, content.type, content);
      }
    }).then(() => {
      if (tab?.location.href === 'about:blank') tab.close();
    });
  }

  async function remove(file: ShownFile) {
    try {
      await call(removeFile, { folderId: address.folderId, fileId: file.id });
    } catch (error) {
      explain(error);
      return;
    }
    onRemoved();
  }

  if (files.length === 0) return <p className={styles.none}>{text.noFiles}</p>;
  return (
    <>
      <ul className={`plain-list ${styles.files}`} aria-label={text.files(document.name)}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <span className={styles.name}>
              <Icon name="folder" size={18} />
              <span>
                {file.name}
                <FileFacts file={file} />
              </span>
            </span>
            <span className={styles.ways}>
              <Button
                size="small"
                variant="outline"
                aria-label={text.action(text.open, file.name)}
                aria-disabled={busy || undefined}
                onClick={() => open(file)}
              >
                {text.open}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-disabled={busy || undefined}
                onClick={() => save(file)}
              >
                <Icon name="download" label={text.action(text.download, file.name)} />
              </Button>
              {mayRemove && (
                <Button size="small" variant="quiet" onClick={() => setChosen(file)}>
                  <Icon name="trash" label={text.action(text.remove, file.name)} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          title={text.removal.title}
          action={text.removal.confirm}
          run={() => remove(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>{text.removal.text(chosen.name)}</p>
        </ConfirmDialog>
      )}
      {failure && (
        <MessageDialog title={failure.title} close={ok} onClose={() => setFailure(undefined)}>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </MessageDialog>
      )}
    </>
  );
}

/** When it came, and how large it is, as far as anybody knows. */
function FileFacts({ file: { addedAt, size } }: { file: ShownFile }) {
  const language = useLanguage();
  if (addedAt === null && size === null) return null;
  return (
    <span className={styles.facts}>
      {addedAt !== null && <time dateTime={addedAt}>{formatInstant(addedAt, language)}</time>}
      {addedAt !== null && size !== null && ' · '}
      {size !== null && fileSize(size, language)}
    </span>
  );
}
