import { useMemo } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import styles from './Folder.module.css';
import { Folder } from './Folder.tsx';

/** A pet's papers, for whoever looks after it and administrators. */
export default function DocumentFolderPage() {
  const { name = '', folderId = '' } = useParams();
  const text = useFolderText();
  const address = useMemo(() => ({ folderId }), [folderId]);
  return (
    <div className={styles.page}>
      <PageHead title={text.title(name)} description={text.description} noIndex />
      <LoginRequired>{() => <Folder key={folderId} address={address} />}</LoginRequired>
    </div>
  );
}
