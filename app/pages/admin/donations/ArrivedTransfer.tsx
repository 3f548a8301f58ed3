import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useSession } from '#app/session/session-store.ts';
import { useToday } from '#app/site.ts';
import { can } from '#domain/access/rights.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { noteArrivedTransfer } from '#domain/donations/own-account-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';

interface Props {
  donation: DonationDetails;
  /** @param message what was noted, in words */
  onNoted: (kind: 'success', message: string) => void;
}

/** Of a donation to the organisation's own account: notes what came, as its statement says. */
export function ArrivedTransfer({ donation, onNoted }: Props) {
  const session = useSession();
  const mayNote = session.status === 'authenticated' && can(session.user, 'donations.bringIn');
  if (donation.provider !== 'own' || !donation.transfer || !mayNote) return null;
  return <ArrivalForm donation={donation} onNoted={onNoted} />;
}

function ArrivalForm({ donation: { id, status, transfer }, onNoted }: Props) {
  const { arrival: text } = useAdminDonationsText();
  const today = useToday();
  const asked = status === 'pending' ? String((transfer?.askedCents ?? 0) / 100) : '';
  const form = useForm({
    defaults: { amount: asked, onDate: today, trackedAs: '' },
    async send(said, { keyOf }) {
      const wanted = { id, ...said };
      const { amountCents } = await call(noteArrivedTransfer, wanted, {
        idempotencyKey: keyOf(wanted),
      });
      onNoted('success', text.done(formatPesos(amountCents)));
    },
  });
  return (
    <section className={styles.section}>
      <h3>{text.title}</h3>
      <p>{text.lead(transfer?.reference ?? '')}</p>
      <SchemaForm state={form}>
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
        />
        <TextField type="date" label={text.onDate} max={today} {...form.field('onDate')} />
        <TextField
          label={text.trackedAs}
          hint={text.trackedAsHint}
          autoComplete="off"
          spellCheck={false}
          {...form.field('trackedAs')}
        />
        <div>
          <Button type="submit" size="small">
            {text.go}
          </Button>
        </div>
      </SchemaForm>
    </section>
  );
}
