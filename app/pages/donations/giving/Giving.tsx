import { useEffect, useRef, useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { fetchUser } from '#app/api/users.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { kindNames } from '#domain/donations/donation-words.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';
import { paymentPlace } from '../kept-payment.ts';
import { BillingDialog } from './BillingDialog.tsx';
import { GivingStep, Methods } from './GivingStep.tsx';
import type { Uncertainty } from './MethodProps.ts';
import { SessionEnded } from './SessionEnded.tsx';

interface Props {
  gift: SettledGift;
  /** Of `gift.productId`. */
  productName: string | undefined;
  methods: readonly OfferedMethod[];
  /** Of whoever gives, also once their session has ended on the way. */
  userId: string;
  isSignedIn: boolean;
  /** Leads to the sign-in, and from there back here. */
  onSignIn: () => void;
  /** Back to the first step. */
  onEdit: () => void;
}

/** The second step: how. */
export default function Giving(props: Props) {
  const { gift, productName, methods, userId, isSignedIn, onSignIn, onEdit } = props;
  const text = useGivingText();
  const language = useLanguage();
  const [place] = useState(() => paymentPlace(userId));
  const {
    data: account,
    failure,
    reload,
  } = useFound(['donor', userId], () => fetchUser(userId), { isFresh: true });
  const [uncertainty, setUncertainty] = useState<Uncertainty>('none');
  const isUncertain = uncertainty !== 'none';
  const { kind, wantsInvoice } = gift;
  const purpose = productName ?? kindNames[kind][language];
  const needsBilling = wantsInvoice && account && (!account.rfc || !account.legalName);

  // What the end of the session has kept from coming.
  const isMissing = isSignedIn && failure !== undefined && account === undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isMissing && !wasSignedIn.current) reload();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, isMissing, reload]);

  return (
    <GivingStep
      gift={gift}
      purpose={purpose}
      heading={text.heading}
      isUncertain={isUncertain}
      onEdit={onEdit}
    >
      {!isSignedIn && (
        <SessionEnded mayBeCharged={uncertainty === 'maybeCharged'} onSignIn={onSignIn} />
      )}
      {isSignedIn && failure && <FailureNotice failure={failure} retry={reload} />}
      {!account && !failure && <p role="status">{text.opening}</p>}
      {account && (
        <Methods
          gift={gift}
          purpose={purpose}
          donor={{ name: account.name, email: account.email, phone: account.phone }}
          methods={methods}
          place={place}
          isUncertain={isUncertain}
          onUncertain={setUncertainty}
          onEdit={onEdit}
        />
      )}
      {needsBilling && <BillingDialog gift={gift} onClose={onEdit} />}
    </GivingStep>
  );
}
