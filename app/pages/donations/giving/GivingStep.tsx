import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ForPet } from '#app/components/ForPet.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import { intervalWords, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import { formatPesos } from '#domain/money.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';
import type { PaidThing } from '../paid-thing.ts';
import { CardPayment } from './CardPayment.tsx';
import { ChosenIntervalContext } from './chosen-interval.ts';
import { ForCampaign, ShownNameField, useCampaign } from './ForCampaign.tsx';
import styles from './Giving.module.css';
import type { Donor, MethodProps } from './MethodProps.ts';
import { MonthlyCardPayment } from './MonthlyCardPayment.tsx';
import { MonthlyPayment } from './MonthlyPayment.tsx';
import { TransferPayment } from './TransferPayment.tsx';
import { VoucherPayment } from './VoucherPayment.tsx';
import { WalletPayment } from './WalletPayment.tsx';

const DedicateGift = lazy(() => import('#app/dedications/DedicateGift.tsx'));

interface Props {
  gift: SettledGift;
  /** What it is for, in words. */
  purpose: string;
  heading: string;
  /** Nothing else can be given while it is not known what became of this. */
  isUncertain: boolean;
  /** Back to the first step. */
  onEdit: () => void;
  children: ReactNode;
}

/** The second step: what was chosen, and below it whatever comes next. */
export function GivingStep({ gift, purpose, heading, isUncertain, onEdit, children }: Props) {
  const text = useGivingText();
  const place = useRef<HTMLHeadingElement>(null);
  const { kind, amountCents, anonymous, wantsInvoice } = gift;
  const language = useLanguage();
  const [interval, choose] = useState<MonthlyInterval>('month');
  const campaign = useCampaign(campaignOf(gift));

  // The button that was pressed is gone: keyboard and screen reader go on from here.
  useEffect(() => place.current?.focus(), []);

  return (
    <div className={styles.giving}>
      <h3 ref={place} tabIndex={-1} className={styles.heading}>
        {heading}
      </h3>
      <div className={styles.summary}>
        <div>
          <p className={styles.amount}>
            {formatPesos(amountCents)}{' '}
            {kind === 'monthly' && <small>{intervalWords(interval, language).each}</small>}
          </p>
          <p className={styles.about}>
            {[
              interval === 'halfMonth' ? text.interval.halfMonthly : purpose,
              gift.asCompany && text.companyFor,
              anonymous && text.anonymous,
              wantsInvoice && text.invoice,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ForPet petId={gift.petId} />
          <ForCampaign campaign={campaign} />
        </div>
        {!isUncertain && (
          <Button variant="outline" size="small" onClick={onEdit}>
            {text.edit}
          </Button>
        )}
      </div>
      <ChosenIntervalContext value={{ interval, choose }}>{children}</ChosenIntervalContext>
    </div>
  );
}

/** One that lasts is for no campaign. */
const campaignOf = ({ kind, campaignId }: PaidThing) =>
  kind === 'monthly' ? undefined : campaignId;

const forms = {
  card: CardPayment,
  wallet: WalletPayment,
  voucher: VoucherPayment,
  transfer: TransferPayment,
};

const monthlyForms = { ...forms, card: MonthlyCardPayment, wallet: MonthlyPayment };

/** Whoever ends one at a wallet is whoever approved it there: without an account a card pays. */
const givesMonthlyTo =
  ({ guestName }: Donor) =>
  ({ method, givesMonthly }: OfferedMethod) =>
    givesMonthly === true && (guestName === undefined || method === 'card');

/** The ways to pay that are offered, and the form of the one that is chosen. */
export function Methods({
  methods: offered,
  isUncertain,
  gift: chosenGift,
  ...rest
}: Omit<MethodProps, 'method'> & { methods: readonly OfferedMethod[]; isUncertain: boolean }) {
  const text = useGivingText();
  const [shownName, setShownName] = useState('');
  const campaign = useCampaign(chosenGift.anonymous ? undefined : campaignOf(chosenGift));
  const [card, setCard] = useState(chosenGift.dedication);
  const gift: PaidThing =
    chosenGift.chargeId === undefined
      ? {
          ...chosenGift,
          ...(shownName && { shownName }),
          ...(card && { dedication: card }),
        }
      : chosenGift;
  const isMonthly = gift.kind === 'monthly';
  const methods = isMonthly ? offered.filter(givesMonthlyTo(rest.donor)) : offered;
  const [chosen, setChosen] = useState<PortalMethod | undefined>(
    () => rest.place.read()?.method ?? methods[0]?.method,
  );
  const method = methods.find((one) => one.method === chosen);
  if (!method) return <Notice kind="warning">{text.noMethod}</Notice>;
  const Form = isMonthly ? monthlyForms[method.method] : forms[method.method];
  return (
    <>
      {campaign?.showsNames && (
        <fieldset className={styles.fields} disabled={isUncertain}>
          <ShownNameField value={shownName} onChange={setShownName} />
        </fieldset>
      )}
      {gift.chargeId === undefined && !isMonthly && (
        <LazyBoundary>
          <DedicateGift
            card={card}
            onChange={setCard}
            sender={chosenGift.anonymous ? '' : rest.donor.name}
            amountCents={gift.amountCents}
            disabled={isUncertain}
          />
        </LazyBoundary>
      )}
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
      <Form key={method.method} method={method} gift={gift} {...rest} />
    </>
  );
}
