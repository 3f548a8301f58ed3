import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { useOpenByAddress } from '#app/components/use-open-by-address.ts';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { FolderAddress } from '#domain/document-folders/folder-calls.ts';
import { DocumentCard } from './DocumentCard.tsx';
import styles from './Folder.module.css';
import { CopyLink, DownloadAll, WaysBack } from './FolderWays.tsx';
import { findFolder, type ShownFolder } from './find-folder.ts';
import { MailAddress } from './MailAddress.tsx';
import { MissingFolder } from './MissingFolder.tsx';
import { SendToAdopter } from './SendToAdopter.tsx';

/** The checklist of a pet's papers; what somebody may do with it, the portal has said. */
export function Folder({ address }: { address: FolderAddress }) {
  const language = useLanguage();
  const key = ['folder', address, language];
  // Which documents are open is decided by how the folder is now.
  const { data, failure, reload } = useFound(key, () => findFolder(address), { isFresh: true });
  if (data === 'missing') return <MissingFolder address={address} />;
  if (data) return <Loaded address={address} folder={data} reload={reload} />;
  return failure ? <Failed retry={reload} /> : <LoadingScreen />;
}

interface LoadedProps {
  address: FolderAddress;
  folder: ShownFolder;
  reload: () => void;
}

function Loaded({ address, folder, reload }: LoadedProps) {
  const text = useFolderText();
  const isShared = address.token !== undefined;
  useOpenByAddress();
  const needed = folder.documents.filter(({ status }) => status !== 'excluded');
  const valid = needed.filter(({ status }) => status === 'valid');
  return (
    <>
      {!isShared && <WaysBack folder={folder} />}
      <header className={styles.head}>
        <div>
          <h1>{text.title(folder.petName)}</h1>
          <p className={styles.lead}>
            {isShared ? text.shared.lead(folder.petName) : text.lead(valid.length, needed.length)}
          </p>
          {!isShared && <CopyLink folderId={address.folderId} petName={folder.petName} />}
        </div>
        {isShared && <DownloadAll address={address} folder={folder} />}
        {folder.mayShare && <SendToAdopter folderId={address.folderId} />}
      </header>
      {!isShared && (
        <Notice>
          <p>{folder.mayEdit ? text.private : text.elsewhere}</p>
          {folder.mailAddress && (
            <MailAddress folderId={address.folderId} address={folder.mailAddress} />
          )}
        </Notice>
      )}
      <ul className={`plain-list ${styles.documents}`} aria-label={text.documents}>
        {folder.documents.map((document) => (
          <li key={document.id}>
            <DocumentCard address={address} folder={folder} document={document} reload={reload} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The popup of the specification, and below it a way to try again. */
function Failed({ retry }: { retry: () => void }) {
  const text = useFolderText();
  const { ok } = useAccountText();
  const [wasNotified, setWasNotified] = useState(false);
  return (
    <>
      <h1 className="visually-hidden">{text.failed.fetch}</h1>
      <Notice kind="error" title={text.failed.fetch}>
        <p>{text.failed.working}</p>
        <Button size="small" variant="quiet" onClick={retry}>
          {text.failed.retry}
        </Button>
      </Notice>
      {!wasNotified && (
        <MessageDialog title={text.failed.fetch} close={ok} onClose={() => setWasNotified(true)}>
          <p>{text.failed.working}</p>
        </MessageDialog>
      )}
    </>
  );
}
