import { useEffect, useRef, useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { fetchUser } from '#app/api/users.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';
import { paymentPlace } from '../kept-payment.ts';
import { BillingDialog } from './BillingDialog.tsx';
import { CardPayment } from './CardPayment.tsx';
import { ForPet } from './ForPet.tsx';
import styles from './Giving.module.css';
import type { MethodProps, Uncertainty } from './MethodProps.ts';
import { MonthlyPayment } from './MonthlyPayment.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { TransferPayment } from './TransferPayment.tsx';
import { VoucherPayment } from './VoucherPayment.tsx';
import { WalletPayment } from './WalletPayment.tsx';

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
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    data: account,
    failure,
    reload,
  } = useFound(['donor', userId], () => fetchUser(userId), { isFresh: true });
  const [uncertainty, setUncertainty] = useState<Uncertainty>('none');
  const isUncertain = uncertainty !== 'none';
  const { kind, amountCents, anonymous, wantsInvoice } = gift;
  const isMonthly = kind === 'monthly';
  const purpose = productName ?? kindNames[kind][language];
  const needsBilling = wantsInvoice && account && (!account.rfc || !account.legalName);

  // The button that was pressed is gone: keyboard and screen reader go on from here.
  useEffect(() => heading.current?.focus(), []);

  // What the end of the session has kept from coming.
  const isMissing = isSignedIn && failure !== undefined && account === undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (isMissing && !wasSignedIn.current) reload();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, isMissing, reload]);

  return (
    <div className={styles.giving}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {isMonthly ? text.headingMonthly : text.heading}
      </h3>
      <div className={styles.summary}>
        <div>
          <p className={styles.amount}>
            {formatPesos(amountCents)} {isMonthly && <small>{text.eachMonth}</small>}
          </p>
          <p className={styles.about}>
            {[purpose, anonymous && text.anonymous, wantsInvoice && text.invoice]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ForPet petId={gift.petId} />
        </div>
        {!isUncertain && (
          <Button variant="outline" size="small" onClick={onEdit}>
            {text.edit}
          </Button>
        )}
      </div>
      {!isSignedIn && (
        <SessionEnded mayBeCharged={uncertainty === 'maybeCharged'} onSignIn={onSignIn} />
      )}
      {isSignedIn && failure && <FailureNotice failure={failure} retry={reload} />}
      {!account && !failure && <p role="status">{text.opening}</p>}
      {account && (
        <Methods
          gift={gift}
          purpose={purpose}
          account={account}
          methods={methods}
          place={place}
          isUncertain={isUncertain}
          onUncertain={setUncertainty}
          onEdit={onEdit}
        />
      )}
      {needsBilling && <BillingDialog gift={gift} onClose={onEdit} />}
    </div>
  );
}

const forms = {
  card: CardPayment,
  wallet: WalletPayment,
  voucher: VoucherPayment,
  transfer: TransferPayment,
};

function Methods({
  methods: offered,
  isUncertain,
  ...rest
}: Omit<MethodProps, 'method'> & { methods: readonly OfferedMethod[]; isUncertain: boolean }) {
  const text = useGivingText();
  const isMonthly = rest.gift.kind === 'monthly';
  const methods = isMonthly ? offered.filter(({ method }) => method === 'wallet') : offered;
  const [chosen, setChosen] = useState<PortalMethod | undefined>(
    () => rest.place.read()?.method ?? methods[0]?.method,
  );
  const method = methods.find((one) => one.method === chosen);
  if (!method) return <Notice kind="warning">{text.noMethod}</Notice>;
  const Form = isMonthly ? MonthlyPayment : forms[method.method];
  return (
    <>
      {methods.length > 1 && (
        // Another way to pay would be another donation, while this one may be paid.
        <fieldset className={styles.fields} disabled={isUncertain}>
          <ChoiceField
            label={text.method}
            name="method"
            value={chosen}
            onChange={setChosen}
            options={methods.map((one) => ({ value: one.method, ...text.methods[one.method] }))}
          />
        </fieldset>
      )}
      {method.isTest && <Notice kind="warning">{text.test.mode}</Notice>}
      <Form key={method.method} method={method} {...rest} />
    </>
  );
}
