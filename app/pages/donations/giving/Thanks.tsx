import type { OwnDonation } from '#app/api/donations.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import drawing from '#app/components/drawings/giving.svg';
import { ForPet } from '#app/components/ForPet.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { Drawing } from '#app/components/text-page/Drawing.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { CardOf } from '#app/dedications/OwnCards.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { donationPurpose, folioOf } from '#domain/donations/donation-words.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { findOwnMonthly } from '#domain/donations/monthly-calls.ts';
import { amountEach } from '#domain/donations/monthly-interval.ts';
import { monthlyPlansCents } from '#domain/donations/plans.ts';
import { locale } from '#domain/language.ts';
import { formatAmount, formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { ForCampaign, useCampaign } from './ForCampaign.tsx';
import styles from './Thanks.module.css';

interface Effect {
  amountCents: number;
  text: string | undefined;
}

interface Props {
  donation: OwnDonation;
  /** Of its kind. */
  effects: readonly Effect[];
  hasMonthly: boolean;
}

/** Worth sharing: what the gift does, whom it is for, its receipt, and what could come next. */
export function Thanks({ donation, effects, hasMonthly }: Props) {
  const text = useGivingText().thanks;
  const language = useLanguage();
  const campaign = useCampaign(donation.fundraiserId ?? donation.campaignId);
  const { kind, amountCents, wantsInvoice, cfdi } = donation;
  const name = donationPurpose(donation, language);
  // In the middle of a sentence.
  const purpose = name.charAt(0).toLowerCase() + name.slice(1);
  // Of another product the portal does not know what an amount pays.
  const effect =
    kind === 'other' ? undefined : effects.find((one) => one.amountCents === amountCents);
  const history = pathFor('myDonations', language);
  const plan = monthlyPlansCents.findLast((cents) => cents <= amountCents);
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <Drawing src={drawing} className={styles.drawing} eager />
        <div className={styles.words}>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.received(formatPesos(amountCents), purpose)}</p>
          {effect?.text && (
            <p className={styles.effect}>
              <Icon name="paw" size={22} />
              {formatAmount(effect.amountCents)}: {effect.text}
            </p>
          )}
          <ForPet petId={donation.petId} />
          <ForCampaign campaign={campaign} />
        </div>
      </div>
      <div className={styles.cards}>
        <section className={styles.card} aria-labelledby="receipt">
          <h2 id="receipt">{text.folio(folioOf(donation))}</h2>
          <p>{text.receipt}</p>
          <div className={styles.ways}>
            <ButtonLink to={history} variant="outline" size="small" icon="download">
              {text.history}
            </ButtonLink>
            {wantsInvoice && cfdi === null && (
              <ButtonLink to={history} variant="soft" size="small">
                {text.invoice}
              </ButtonLink>
            )}
          </div>
        </section>
        <CardOf donationId={donation.id} />
        <Share kind={kind} />
        {!hasMonthly && kind !== 'monthly' && (
          <section className={`${styles.card} ${styles.monthly}`} aria-labelledby="monthly">
            <h2 id="monthly">{text.monthlyTitle}</h2>
            <p>{text.monthlyText}</p>
            <ButtonLink
              to={givingPath(language, { kind: 'monthly', ...(plan && { amountCents: plan }) })}
              size="small"
              icon="heart"
            >
              {text.monthlyGo}
            </ButtonLink>
          </section>
        )}
      </div>
    </Wrap>
  );
}

/** As soon as a monthly donation is active. How much and when next, where the wallet says it now. */
export function MonthlyThanks() {
  const text = useGivingText().thanks;
  const language = useLanguage();
  const { timezone } = useSite();
  const { data: monthly } = useCall(findOwnMonthly, {}, { isFresh: true });
  const pesos = monthly?.plan.cycles[0]?.pricing.price.value;
  const next = monthly?.billing.nextAt;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <Drawing src={drawing} className={styles.drawing} eager />
        <div className={styles.words}>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.monthlyActive}</p>
          {pesos && (
            <p className={styles.effect} role="status">
              <Icon name="heart" size={22} />
              {text.monthlyAmount(
                amountEach(
                  { amountCents: Math.round(Number(pesos) * 100), interval: monthly.interval },
                  language,
                ),
              )}
              {next &&
                ` ${text.monthlyNext(longDate(dateIn(timezone, new Date(next)), locale[language]))}`}
            </p>
          )}
        </div>
      </div>
      <div className={styles.cards}>
        <section className={`${styles.card} ${styles.monthly}`} aria-labelledby="monthly">
          <h2 id="monthly">{text.isMonthly}</h2>
          <p>{text.monthlyReceipts}</p>
          <div className={styles.ways}>
            <ButtonLink
              to={`${pathFor('myProfile', language)}#donativo`}
              variant="outline"
              size="small"
              icon="heart"
            >
              {text.seeMonthly}
            </ButtonLink>
            <ButtonLink to={pathFor('myDonations', language)} variant="soft" size="small">
              {text.allDonations}
            </ButtonLink>
          </div>
        </section>
        <Share kind="monthly" />
      </div>
    </Wrap>
  );
}

function Share({ kind }: { kind: DonationKind }) {
  const { siteName } = useSite();
  const text = useGivingText().thanks;
  const language = useLanguage();
  return (
    <section className={`${styles.card} ${styles.share}`} aria-labelledby="share">
      <h2 id="share">{text.shareTitle}</h2>
      <p>{text.shareText}</p>
      <ShareMenu
        label={text.shareLabel}
        message={text.shareMessage(siteName)}
        path={givingPath(language, { kind })}
      />
    </section>
  );
}
