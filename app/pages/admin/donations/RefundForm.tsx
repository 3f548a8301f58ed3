import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { formatPesos, parsePesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';
import { type DonationDetails, findDonation, refundDonation, refundUnderWay } from './donations.ts';

interface Props {
  donation: DonationDetails;
  /** @param message what became of it, in words */
  onRefunded: (kind: 'success' | 'info' | 'warning', message: string) => void;
}

/** Gives back all that is left of a donation, or a part; where that cannot be done it says why, or is not there. */
export function RefundForm({ donation, onRefunded }: Props) {
  const { refund: text, refundUnderWay: underWayText } = useAdminDonationsText();
  const language = useLanguage();
  const refund = useIdempotencyKey();
  const { id, amountCents, refundedCents, donor } = donation;
  const leftCents = amountCents - refundedCents;
  const left = formatPesos(leftCents);
  const [typed, setTyped] = useState(String(leftCents / 100));
  const [isWrong, setIsWrong] = useState(false);
  const [toConfirm, setToConfirm] = useState<number>();

  const underWay = refundUnderWay(donation);
  if (underWay) return <p>{underWayText(formatPesos(underWay.amountCents))}</p>;
  if (donation.status !== 'paid' || !donation.isReachable) return null;

  function confirm(event: FormEvent) {
    event.preventDefault();
    const cents = parsePesos(typed) ?? 0;
    const isPossible = cents > 0 && cents <= leftCents;
    setIsWrong(!isPossible);
    if (isPossible) setToConfirm(cents);
  }

  async function send(cents: number) {
    const wanted = { id, amountCents: cents, lang: language };
    await refundDonation(wanted, refund.keyOf(wanted));
    refund.forget();
    const after = await findDonation(id);
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
      {donation.cfdi && <p className={styles.soft}>{text.invoiced}</p>}
      <form className={styles.refund} onSubmit={confirm} noValidate>
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isWrong ? text.wrong(left) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" variant="outline">
          {text.go}
        </Button>
      </form>
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
