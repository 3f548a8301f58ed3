import { useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { VoucherDialog } from '#app/voucher/VoucherDialog.tsx';
import type { DataOfCall } from '#domain/contract/call.ts';
import { voucherHolder } from '#domain/donations/donation-request.ts';
import { beginVoucherPayment } from '#domain/donations/payment-calls.ts';
import { messageText } from '#domain/messages.ts';
import { formatPhone } from '#domain/phone.ts';
import { donationRequest } from './donation-request.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { usePayment } from './use-payment.ts';

/** Makes a voucher, which is paid at a store. */
export function VoucherPayment(props: MethodProps) {
  const { gift, purpose, donor, method, place, onUncertain, onEdit } = props;
  const text = useGivingText();
  const language = useLanguage();
  const [holder, setHolder] = useState({
    name: donor.name,
    phone: formatPhone(donor.phone),
  });
  const [errors, setErrors] = useState<Partial<Record<'name' | 'phone', string>>>({});
  const [made, setMade] = useState<DataOfCall<typeof beginVoucherPayment>>();
  const payment = usePayment({
    place,
    donor,
    of: { gift, method: 'voucher' },
    contract: beginVoucherPayment,
    follow: setMade,
  });

  function pay() {
    const { success, error } = voucherHolder.safeParse(holder);
    if (success) {
      setErrors({});
      payment.pay(() => ({ ...donationRequest(gift, { ...donor, language }), ...holder }));
      return;
    }
    const found = error.issues.map(({ path: [field], message }) => [
      field,
      messageText(message, language),
    ]);
    setErrors(Object.fromEntries(found));
  }

  if (made && !made.voucher) {
    return (
      <Notice announce>
        <p>{text.voucherLater}</p>
      </Notice>
    );
  }
  if (made?.voucher) {
    const { reference, expiresAt } = made.voucher;
    return (
      <VoucherDialog
        amountCents={made.amountCents}
        voucher={{ reference, expiresAt }}
        purpose={purpose}
        petId={gift.petId}
        donorName={gift.anonymous ? undefined : donor.name}
        email={donor.email}
        isTest={method.isTest}
        ofCharge={gift.chargeId !== undefined}
        onClose={onEdit}
      />
    );
  }
  const field = (name: 'name' | 'phone') => ({
    name,
    value: holder[name],
    error: errors[name] ?? payment.failure?.fields?.[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) =>
      setHolder((last) => ({ ...last, [name]: target.value })),
  });
  return (
    <PaymentForm
      label={text.methods.voucher.label}
      payment={payment}
      action={text.makeVoucher}
      icon={gift.chargeId ? undefined : 'heart'}
      busyLabel={text.busy.voucher}
      onUncertain={onUncertain}
      onPay={pay}
    >
      <TextField label={text.holder.name} autoComplete="name" {...field('name')} />
      <PhoneField label={text.holder.phone} hint={text.holder.phoneHint} {...field('phone')} />
    </PaymentForm>
  );
}
