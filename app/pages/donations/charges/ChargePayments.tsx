import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { TransferDialog } from '#app/transfer/TransferDialog.tsx';
import { VoucherDialog } from '#app/voucher/VoucherDialog.tsx';
import type { ChargePayment, OwnCharge } from '#domain/adoption/charges/charge-calls.ts';
import { printReceipt } from '#domain/donations/donation-paper-calls.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { methodNames } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Charges.module.css';
import { FeeInvoice } from './FeeInvoice.tsx';

interface Props {
  charge: OwnCharge;
  user: SessionUser;
  /** How it stands by now. */
  onAsk: () => void;
}

const over: readonly ChargePayment['status'][] = ['failed', 'cancelled', 'expired'];

/** What was paid, with its receipt, and what is still on its way. */
export function ChargePayments({ charge, user, onAsk }: Props) {
  const text = useChargesText().page;
  const language = useLanguage();
  const payments = charge.payments.filter(({ status }) => !over.includes(status));
  if (payments.length === 0) return null;
  return (
    <Section title={text.payments}>
      <ul className={`plain-list ${styles.list}`}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.cell}>
            <div className={styles.charge}>
              <p>
                {formatPesos(payment.amountCents)} · {methodNames[payment.method][language]}
                {payment.number && ` · ${payment.number}`}
              </p>
              <DonationState status={payment.status} />
            </div>
            {isSettled(payment.status) ? (
              <Paid charge={charge} payment={payment} />
            ) : (
              <Waiting charge={charge} payment={payment} user={user} onAsk={onAsk} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PaymentProps {
  charge: OwnCharge;
  payment: ChargePayment;
}

function Paid({ charge, payment }: PaymentProps) {
  const text = useChargesText().page;
  return (
    <div className={styles.ways}>
      <DownloadButton
        label={text.receipt}
        fetchFile={async () => ({
          name: text.receiptFile(payment.number ?? ''),
          content: await callFile(printReceipt, { id: payment.id }),
        })}
      />
      {charge.canInvoice && <FeeInvoice payment={payment} />}
    </div>
  );
}

function Waiting({ charge, payment, user, onAsk }: PaymentProps & Omit<Props, 'charge'>) {
  const all = useChargesText();
  const text = all.page;
  const [shown, setShown] = useState(false);
  const { voucher, transfer, amountCents, isTest } = payment;
  const words = voucher ? 'voucher' : transfer ? 'transfer' : 'other';
  const about = {
    ...{ amountCents, purpose: all.kinds[charge.kind], petId: null, email: user.email },
    ...{ isTest, ofCharge: true, onClose: () => setShown(false) },
  };
  return (
    <>
      <p>{text.waiting[words]}</p>
      <div className={styles.ways}>
        {(voucher || transfer) && (
          <Button size="small" variant="soft" onClick={() => setShown(true)}>
            {voucher ? text.showVoucher : text.showTransfer}
          </Button>
        )}
        <Button size="small" variant="outline" onClick={onAsk}>
          {text.again}
        </Button>
      </div>
      {shown && voucher && <VoucherDialog {...about} voucher={voucher} donorName={user.name} />}
      {shown && transfer && <TransferDialog {...about} transfer={transfer} />}
    </>
  );
}
