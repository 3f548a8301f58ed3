import { callApi } from '#app/api/session-client.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { donationBody } from './donation-body.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { useLeaving } from './use-leaving.ts';
import { usePayment } from './use-payment.ts';

/** Leads to the wallet; the page of the return takes the money. */
export function WalletPayment({ gift, account, place, onUncertain }: MethodProps) {
  const text = useGivingText();
  const language = useLanguage();
  const { isLeaving, leave } = useLeaving();
  const payment = usePayment({
    place,
    of: { gift, method: 'wallet' },
    send: (body: ReturnType<typeof donationBody>, idempotencyKey) =>
      callApi('donaciones:crear_paypal_order', body, { idempotencyKey }),
    follow: ({ approve_url }) => leave(approve_url),
  });
  return (
    <PaymentForm
      label={text.methods.wallet.label}
      payment={{ ...payment, busy: payment.busy || isLeaving }}
      action={text.toWallet}
      busyLabel={text.busy.wallet}
      onUncertain={onUncertain}
      onPay={() => payment.pay(() => donationBody(gift, { email: account.email, language }))}
    />
  );
}
