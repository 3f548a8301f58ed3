import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './Folder.module.css';
import { changeMailAddress } from './folder-calls.ts';

interface Props {
  folderId: string;
  address: string;
  reload: () => Promise<void>;
}

/** Where booklets may be mailed to; a new address shuts out whoever knows this one. */
export function MailAddress({ folderId, address, reload }: Props) {
  const { mail: text, copy } = useFolderText();
  const language = useLanguage();
  const [state, setState] = useState<'asking' | 'changed'>();
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
        <Button size="small" variant="quiet" onClick={() => setState('asking')}>
          {text.change}
        </Button>
      </p>
      {state === 'changed' && <p role="status">{text.done}</p>}
      {state === 'asking' && (
        <ConfirmDialog
          title={text.title}
          action={text.confirm}
          run={async () => {
            await changeMailAddress(folderId, language);
            await reload();
            setState('changed');
          }}
          onClose={() => setState((now) => (now === 'asking' ? undefined : now))}
        >
          <p>{text.text}</p>
        </ConfirmDialog>
      )}
    </details>
  );
}
