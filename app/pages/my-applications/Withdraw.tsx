import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { type OwnApplication, withdraw } from './own-calls.ts';

interface Props {
  application: OwnApplication;
  onDone: (message: string) => void;
}

/** The family changes its mind. */
export function Withdraw({ application, onDone }: Props) {
  const text = useMyApplicationsText().withdraw;
  const { once } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.title}
          action={text.confirm}
          decline={text.keep}
          onClose={() => setAsking(false)}
          run={async () => {
            await withdraw(once, application);
            onDone(text.done);
          }}
        >
          <p>{text.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
