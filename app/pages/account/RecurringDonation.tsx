import { useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { callWire } from '#app/api/wire-client.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import styles from './RecurringDonation.module.css';
import { RecurringFacts, type Subscription } from './RecurringFacts.tsx';

const fetchSubscription = async () => ({
  subscription: await callWire('donaciones:consultar_suscripcion', {}),
});

/** For donors who give each month: how it stands, and how to pause or end it. */
export function RecurringDonation({ user }: { user: SessionUser }) {
  const text = useAccountText().recurring;
  const { data, failure, reload } = useLoaded(fetchSubscription);
  const subscription = data?.subscription;
  const status = subscription?.status;
  const isLiving = status === 'ACTIVE' || (status === 'SUSPENDED' && subscription?.pausable);
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <p role="status">{text.loading}</p>}
      {subscription && <RecurringFacts subscription={subscription} />}
      {subscription && isLiving && (
        <Steps user={user} subscription={subscription} reload={reload} />
      )}
      {data && !isLiving && <Removal user={user} reload={reload} />}
    </Section>
  );
}

interface StepsProps {
  user: SessionUser;
  subscription: Subscription;
  reload: () => void;
}

function Steps({ user, subscription: { status, pausable }, reload }: StepsProps) {
  const text = useAccountText().recurring;
  const [cancelling, setCancelling] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const change = (action: 'donaciones:pausar_suscripcion' | 'donaciones:reanudar_suscripcion') =>
    attempt(async () => {
      await callWire(action, {});
      reload();
    });
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.steps}>
        {status === 'SUSPENDED' && (
          <Button
            size="small"
            icon="play"
            disabled={busy}
            onClick={() => change('donaciones:reanudar_suscripcion')}
          >
            {text.resume}
          </Button>
        )}
        {status === 'ACTIVE' && pausable && (
          <Button
            size="small"
            variant="outline"
            icon="pause"
            disabled={busy}
            onClick={() => change('donaciones:pausar_suscripcion')}
          >
            {text.pause}
          </Button>
        )}
        <Button size="small" variant="outline" disabled={busy} onClick={() => setCancelling(true)}>
          {text.cancel}
        </Button>
      </div>
      {cancelling && (
        <ConfirmDialog
          title={text.cancelTitle}
          action={text.cancel}
          decline={text.keep}
          onClose={() => setCancelling(false)}
          run={async () => {
            const { subscription_id } = await callWire('donaciones:cancelar_suscripcion', {});
            writeUser({ id: user.id, subscription_id });
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Of what was ended at the wallet itself: the profile forgets it. */
function Removal({ user, reload }: Omit<StepsProps, 'subscription'>) {
  const text = useAccountText().recurring;
  const { busy, failure, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      try {
        writeUser(await callWire('usuarios:actualizar', { id: user.id, subscription_id: '' }));
      } catch (error) {
        reload();
        throw error;
      }
    });
  return (
    <Notice kind="warning" title={text.endedTitle}>
      <p>{text.endedText}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.steps}>
        <Button size="small" variant="outline" disabled={busy} onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </Notice>
  );
}
