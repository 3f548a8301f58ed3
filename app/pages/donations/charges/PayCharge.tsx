import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { fetchUser } from '#app/api/users.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import type { OwnCharge } from '#domain/adoption/charges/charge-calls.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import { Methods } from '../giving/GivingStep.tsx';
import type { Uncertainty } from '../giving/MethodProps.ts';
import { AfterPayment } from '../giving/use-thanks.ts';
import { paymentPlace } from '../kept-payment.ts';
import type { PaidThing } from '../paid-thing.ts';
import styles from './Charges.module.css';

interface Props {
  charge: OwnCharge;
  user: SessionUser;
  methods: readonly OfferedMethod[];
  onDone: () => void;
}

/** The ways to pay what is left, as donors have them. */
export function PayCharge({ charge, user, methods, onDone }: Props) {
  const text = useChargesText();
  const { id, kind, amountCents, heldCents } = charge;
  const [place] = useState(() => paymentPlace(user.id, `charge ${id}`));
  const { data: account, failure, reload } = useFound(['payer', user.id], () => fetchUser(user.id));
  const [uncertainty, setUncertainty] = useState<Uncertainty>('none');
  const paid: PaidThing = { kind, chargeId: id, amountCents: amountCents - heldCents };
  return (
    <Section title={text.page.howToPay}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {methods.length === 0 && <Notice kind="warning">{text.page.noMethod}</Notice>}
      {account && methods.length > 0 && (
        <AfterPayment.Provider value={onDone}>
          <Methods
            gift={paid}
            purpose={text.kinds[kind]}
            donor={{ name: account.name, email: account.email, phone: account.phone }}
            methods={methods}
            place={place}
            isUncertain={uncertainty !== 'none'}
            onUncertain={setUncertainty}
            onEdit={onDone}
          />
        </AfterPayment.Provider>
      )}
      <p className={styles.soft}>{text.page.cash}</p>
    </Section>
  );
}
