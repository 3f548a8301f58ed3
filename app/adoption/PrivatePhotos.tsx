import { useState } from 'react';
import { type PhotoFolder, removeFile } from '#app/api/pet-files.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { usePrivatePhotosText } from '#app/i18n/private-photos/texts.ts';
import { mostPrivatePhotos } from '#domain/private-photos.ts';
import { AddPhotos } from './AddPhotos.tsx';
import styles from './PrivatePhotos.module.css';
import { findPhotos } from './private-photos.ts';

interface Props {
  folder: PhotoFolder;
  mayChange: boolean;
  /** Says that there are none; otherwise nothing is shown to those who only look. */
  saysNone?: boolean;
}

/** Photos that few may see. Their addresses are signed, and fetched anew with the page. */
export function PrivatePhotos({ folder, mayChange, saysNone = false }: Props) {
  const text = usePrivatePhotosText();
  // The right to see them may end with what is done on the page around them.
  const { data, failure, reload } = useFound(['photos', folder], () => findPhotos(folder), {
    isFresh: true,
    changesAlone: true,
  });
  const [removed, setRemoved] = useState<string>();
  if (!data) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  return (
    <div className={styles.photos}>
      {data.length === 0 && saysNone && <p>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {data.map((url, index) => (
          <li key={url.split('?', 1).join()}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={text.open(index + 1)}>
              <img src={url} alt={text.photo(index + 1)} loading="lazy" />
            </a>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                aria-label={text.remove(index + 1)}
                onClick={() => setRemoved(url)}
              >
                {text.removeYes}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <AddPhotos folder={folder} room={mostPrivatePhotos - data.length} onAdded={reload} />
      )}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.removeYes}
          decline={text.removeNo}
          run={async () => {
            await removeFile(folder, removed);
            reload();
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
