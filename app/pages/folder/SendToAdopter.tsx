import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { sendToAdopter } from '#domain/document-folders/folder-calls.ts';

/** After an adoption: the family gets the papers by a link. */
export function SendToAdopter({ folderId }: { folderId: string }) {
  const text = useFolderText().share;
  const [state, setState] = useState<'asking' | 'sent'>();
  return (
    <div>
      <Button icon="mail" variant="outline" onClick={() => setState('asking')}>
        {text.button}
      </Button>
      {state === 'sent' && <Notice kind="success" title={text.done} announce />}
      {state === 'asking' && (
        <ConfirmDialog
          title={text.title}
          action={text.confirm}
          run={async () => {
            await call(sendToAdopter, { folderId });
            setState('sent');
          }}
          onClose={() => setState((now) => (now === 'asking' ? undefined : now))}
        >
          <p>{text.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
