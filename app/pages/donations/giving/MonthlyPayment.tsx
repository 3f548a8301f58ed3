import { read } from '#app/api/call.ts';
import { NotSent } from '#app/card/not-sent.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findMonthlyPlans } from '#domain/donations/monthly-calls.ts';
import { beginMonthly } from '#domain/donations/payment-calls.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { useLeaving } from './use-leaving.ts';
import { usePayment } from './use-payment.ts';

/** Leads to the wallet, where the donor approves it for every month; the page of the return asks what came of it. */
export function MonthlyPayment({ gift, donor, place, onUncertain }: MethodProps) {
  const text = useGivingText();
  const language = useLanguage();
  const { isLeaving, leave } = useLeaving();
  const payment = usePayment({
    place,
    donor,
    of: { gift, method: 'wallet' },
    contract: beginMonthly,
    follow: ({ approveUrl }) => leave(approveUrl),
  });

  async function planId(): Promise<string> {
    const plans = await read(findMonthlyPlans, {});
    const plan = plans.find(({ amountCents }) => amountCents === gift.amountCents);
    if (!plan) throw new NotSent(text.noMonthly);
    return plan.planId;
  }

  return (
    <PaymentForm
      label={text.methods.wallet.label}
      payment={{ ...payment, busy: payment.busy || isLeaving }}
      action={text.toWallet}
      icon="heart"
      busyLabel={text.busy.wallet}
      onUncertain={onUncertain}
      onPay={() =>
        payment.pay(async () => ({
          planId: await planId(),
          petId: gift.petId,
          email: donor.email,
          wantsInvoice: gift.wantsInvoice ?? false,
          asCompany: gift.asCompany ?? false,
          language,
        }))
      }
    >
      {gift.petId && <p>{text.petNews}</p>}
    </PaymentForm>
  );
}
