import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { beginWalletPayment } from '#domain/donations/payment-calls.ts';
import { donationRequest } from './donation-request.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { useLeaving } from './use-leaving.ts';
import { usePayment } from './use-payment.ts';

/** Leads to the wallet; the page of the return takes the money. */
export function WalletPayment({ gift, donor, place, onUncertain }: MethodProps) {
  const text = useGivingText();
  const language = useLanguage();
  const { isLeaving, leave } = useLeaving();
  const payment = usePayment({
    place,
    donor,
    of: { gift, method: 'wallet' },
    contract: beginWalletPayment,
    follow: ({ approveUrl }) => leave(approveUrl),
  });
  return (
    <PaymentForm
      label={text.methods.wallet.label}
      payment={{ ...payment, busy: payment.busy || isLeaving }}
      action={text.toWallet}
      icon={gift.chargeId ? undefined : 'heart'}
      busyLabel={text.busy.wallet}
      onUncertain={onUncertain}
      onPay={() => payment.pay(() => donationRequest(gift, { ...donor, language }))}
    />
  );
}
