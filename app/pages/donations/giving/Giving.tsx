import { useEffect, useRef, useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { fetchUser } from '#app/api/users.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { CheckField } from '#app/forms/CheckField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findOwnCompany } from '#domain/companies/company-calls.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';
import { paymentPlace } from '../kept-payment.ts';
import { BillingDialog } from './BillingDialog.tsx';
import styles from './Giving.module.css';
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
  const { gift: chosen, productName, methods, userId, isSignedIn, onSignIn, onEdit } = props;
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
  const { kind, wantsInvoice } = chosen;
  const purpose = productName ?? kindNames[kind][language];
  const company = useOwnCompany();
  const hasBilling = account !== undefined && account.rfc !== '' && account.legalName !== '';
  const [said, setAsCompany] = useState<boolean>();
  // Whoever wants an invoice that can only be made out to their company gives in its name.
  const isOfCompany =
    Boolean(company.name) &&
    (said ?? (wantsInvoice === true && account !== undefined && !hasBilling));
  const gift = { ...chosen, ...(isOfCompany && { asCompany: true }) };
  const needsBilling = wantsInvoice && account && !hasBilling && !isOfCompany && company.isKnown;

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
      {company.name && (
        <fieldset className={styles.fields} disabled={isUncertain}>
          <CheckField
            label={text.asCompany(company.name)}
            hint={text.asCompanyHint}
            checked={isOfCompany}
            onChange={({ target }) => setAsCompany(target.checked)}
          />
        </fieldset>
      )}
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

/** In whose name the donor may give as well; without an answer the gift is theirs. */
function useOwnCompany(): { name: string | undefined; isKnown: boolean } {
  const { data, failure } = useCall(findOwnCompany, {});
  return { name: data?.written.name, isKnown: data !== undefined || failure !== undefined };
}
