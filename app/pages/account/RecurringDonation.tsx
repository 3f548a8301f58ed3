import { useState } from 'react';
import { callWire } from '#app/api/wire-client.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';

/** For donors with a monthly donation: what it is, and how the profile forgets one that was cancelled elsewhere. */
export function RecurringDonation({ user }: { user: SessionUser }) {
  const text = useAccountText().recurring;
  const [asking, setAsking] = useState(false);
  return (
    <Section title={text.title} lead={text.lead}>
      <p>
        {text.reference} <strong>{user.subscriptionId}</strong>
      </p>
      <p>{text.elsewhere}</p>
      <div>
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={text.confirm}
          action={text.remove}
          onClose={() => setAsking(false)}
          run={async () => {
            const body = { id: user.id, subscription_id: '' };
            writeUser(await callWire('usuarios:actualizar', body));
          }}
        >
          <p>{text.consequence}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
