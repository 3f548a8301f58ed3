import { useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { TransferDialog } from '#app/transfer/TransferDialog.tsx';
import type { DataOfCall } from '#domain/contract/call.ts';
import { beginTransfer } from '#domain/donations/transfer-calls.ts';
import { donationRequest } from './donation-request.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { usePayment } from './use-payment.ts';

/** Asks for a CLABE, to which the donor transfers the money. */
export function TransferPayment(props: MethodProps) {
  const { gift, purpose, donor, method, place, onUncertain, onEdit } = props;
  const text = useGivingText();
  const language = useLanguage();
  const [made, setMade] = useState<DataOfCall<typeof beginTransfer>>();
  const payment = usePayment({
    place,
    donor,
    of: { gift, method: 'transfer' },
    contract: beginTransfer,
    follow: setMade,
  });
  if (made?.clabe == null) {
    if (made) {
      return (
        <Notice announce>
          <p>{text.transferLater}</p>
        </Notice>
      );
    }
    return (
      <PaymentForm
        label={text.methods.transfer.label}
        payment={payment}
        action={text.makeTransfer}
        icon={gift.chargeId ? undefined : 'heart'}
        busyLabel={text.busy.transfer}
        onUncertain={onUncertain}
        onPay={() => payment.pay(() => donationRequest(gift, { ...donor, language }))}
      />
    );
  }
  return (
    <TransferDialog
      amountCents={gift.amountCents}
      transfer={{
        clabe: made.clabe,
        bank: made.bank ?? '',
        beneficiary: made.beneficiary ?? '',
        reference: made.reference ?? '',
        expiresAt: made.expiresAt ?? '',
      }}
      purpose={purpose}
      petId={gift.petId}
      email={donor.email}
      isTest={method.isTest}
      ofCharge={gift.chargeId !== undefined}
      onClose={onEdit}
    />
  );
}
