import { useState } from 'react';
import { call, read } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import {
  type DonationDetails,
  openDonation,
  refundDonation,
} from '#domain/donations/bookkeeping-calls.ts';
import { formatPesos, parsePesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';
import { refundUnderWay } from './donations.ts';

interface Props {
  donation: DonationDetails;
  /** @param message what became of it, in words */
  onRefunded: (kind: 'success' | 'info' | 'warning', message: string) => void;
}

/** Gives back all that is left of a donation, or a part; where that cannot be done it says why, or is not there. */
export function RefundForm({ donation, onRefunded }: Props) {
  const { refund: text, refundUnderWay: underWayText } = useAdminDonationsText();
  const refund = useIdempotencyKey();
  const { id, amountCents, refundedCents, donor } = donation;
  const leftCents = amountCents - refundedCents;
  const left = formatPesos(leftCents);
  const [toConfirm, setToConfirm] = useState<number>();
  // Sends nothing yet: what it asks for is confirmed first. An error before that would move the button from under a click.
  const form = useForm({
    defaults: { amount: String(leftCents / 100) },
    async send({ amount }): Promise<void> {
      const cents = parsePesos(amount) ?? 0;
      if (cents > 0 && cents <= leftCents) return setToConfirm(cents);
      form.form.setError('amount', { message: text.wrong(left) });
      throw new SaidByPage();
    },
  });

  const underWay = refundUnderWay(donation);
  if (underWay) return <p>{underWayText(formatPesos(underWay.amountCents))}</p>;
  if (donation.status !== 'paid' || !donation.isReachable) return null;

  async function send(cents: number) {
    const wanted = { id, amount: cents / 100 };
    await call(refundDonation, wanted, { idempotencyKey: refund.keyOf(wanted) });
    refund.done();
    const after = await read(openDonation, { id });
    const backCents = after.refundedCents - refundedCents;
    if (backCents > 0) onRefunded('success', text.done(formatPesos(backCents)));
    else if (refundUnderWay(after)) onRefunded('info', text.onItsWay);
    else onRefunded('warning', text.differs);
  }

  return (
    <section className={styles.section}>
      <h3>{text.title}</h3>
      <p>{text.left(left)}</p>
      {donation.method === 'voucher' && <p className={styles.soft}>{text.cash}</p>}
      {donation.provider === 'own' && <p className={styles.soft}>{text.ownTransfer}</p>}
      {donation.method === 'transfer' && donation.provider !== 'own' && (
        <p className={styles.soft}>{text.transfer}</p>
      )}
      {donation.cfdi && <p className={styles.soft}>{text.invoiced}</p>}
      <SchemaForm state={form}>
        <div className={styles.refund}>
          <TextField
            label={text.amount}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount')}
          />
          <Button type="submit" size="small" variant="outline">
            {text.go}
          </Button>
        </div>
      </SchemaForm>
      {toConfirm !== undefined && (
        <ConfirmDialog
          title={text.confirm(formatPesos(toConfirm))}
          action={text.yes}
          decline={text.no}
          run={() => send(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        >
          <p>{text.confirmText(donor?.name ?? text.theDonor)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
