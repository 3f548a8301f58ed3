import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import styles from './Folder.module.css';
import { Folder } from './Folder.tsx';

/** Where the mail to an adopter leads: the link's token stands in for a session, and allows to read. */
export default function SharedFolderPage() {
  const { folderId = '', token = '' } = useParams();
  const text = useFolderText();
  const address = useMemo(() => ({ folderId, token }), [folderId, token]);
  // What is shown comes by calls of the browser's: the server's page is the same for everybody.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <div className={styles.page}>
      <PageHead title={text.description} description={text.description} noIndex />
      {inBrowser ? <Folder key={token} address={address} /> : <LoadingScreen />}
    </div>
  );
}
