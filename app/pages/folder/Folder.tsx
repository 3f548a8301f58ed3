import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { Button } from '#app/components/Button.tsx';
import { useOpenByAddress } from '#app/components/use-open-by-address.ts';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import styles from './Folder.module.css';
import { CopyLink, DownloadAll, WaysBack } from './FolderWays.tsx';
import { type FolderAddress, fetchFolder, type ShownFolder } from './folder-calls.ts';
import { MailAddress } from './MailAddress.tsx';
import { MissingFolder } from './MissingFolder.tsx';
import { SendToAdopter } from './SendToAdopter.tsx';

type LoadState = { folder: ShownFolder } | 'missing' | 'failed' | undefined;

/** The checklist of a pet's papers; what somebody may do with it, the portal has said. */
export function Folder({ address }: { address: FolderAddress }) {
  const { loaded, load } = useFolder(address);
  if (loaded === undefined) return <LoadingScreen />;
  if (loaded === 'missing') return <MissingFolder address={address} />;
  if (loaded === 'failed') return <Failed retry={load} />;
  return <Loaded address={address} folder={loaded.folder} load={load} />;
}

interface LoadedProps {
  address: FolderAddress;
  folder: ShownFolder;
  load: () => Promise<void>;
}

function Loaded({ address, folder, load }: LoadedProps) {
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
            <MailAddress folderId={address.folderId} address={folder.mailAddress} reload={load} />
          )}
        </Notice>
      )}
      <ul className={`plain-list ${styles.documents}`} aria-label={text.documents}>
        {folder.documents.map((document) => (
          <li key={document.id}>
            <DocumentCard address={address} folder={folder} document={document} reload={load} />
          </li>
        ))}
      </ul>
    </>
  );
}

function useFolder(address: FolderAddress) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadState>();

  const load = useCallback(async () => {
    try {
      setLoaded({ folder: await fetchFolder(address, language) });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setLoaded([401, 404].includes(status) ? 'missing' : 'failed');
    }
  }, [address, language]);
  useEffect(() => {
    load();
  }, [load]);

  return { loaded, load };
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
