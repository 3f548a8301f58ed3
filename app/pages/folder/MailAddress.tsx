import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { changeMailAddress } from '#domain/document-folders/folder-calls.ts';
import styles from './Folder.module.css';

interface Props {
  folderId: string;
  address: string;
}

/** Where booklets may be mailed to; a new address shuts out whoever knows this one. */
export function MailAddress({ folderId, address }: Props) {
  const { mail: text, copy } = useFolderText();
  const [isAsking, setAsking] = useState(false);
  const [former, setFormer] = useState<string>();
  return (
    <details className={styles.mail}>
      <summary>{text.heading}</summary>
      <p>
        {text.invitation} <a href={`mailto:${address}`}>{address}</a>
      </p>
      <p className={styles.ways}>
        <CopyButton
          key={address}
          content={address}
          label={copy.address}
          done={copy.done}
          failed={copy.failed}
        />
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {text.change}
        </Button>
      </p>
      {former !== undefined && former !== address && <p role="status">{text.done}</p>}
      {isAsking && (
        <ConfirmDialog
          title={text.title}
          action={text.confirm}
          run={async () => {
            await call(changeMailAddress, { folderId });
            setFormer(address);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.text}</p>
        </ConfirmDialog>
      )}
    </details>
  );
}
