import { lazy } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { CollapsibleSection } from '#app/components/text-page/CollapsibleSection.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAmountText } from '#app/i18n/donations/amount.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import { AmountForm } from './AmountForm.tsx';
import type { GiftProblem } from './amount.ts';
import { kindDrawings } from './drawings.ts';
import styles from './KindPanel.module.css';
import { type GivingPage, panelId } from './use-giving-page.ts';

interface Props {
  kind: DonationKind;
  hidden: boolean;
  name: string;
  heading: string;
  paragraphs: readonly string[];
  effects: readonly { amountCents: number; text: string | undefined }[];
  downloads: readonly { title: string; href: string }[];
  products: readonly { id: string; name: string }[];
  problemTexts: Record<GiftProblem, string>;
  /** In place of the forms, where the portal's lists are not set up. */
  configurationError?: string;
  offered: readonly OfferedMethod[];
  largestCents: number;
  giving: GivingPage;
}

const Giving = lazy(() => import('./giving/Giving.tsx'));
const GuestGiving = lazy(() => import('./giving/GuestGiving.tsx'));
const NotOffered = lazy(() => import('./NotOffered.tsx'));
const HasMonthly = lazy(() => import('./HasMonthly.tsx'));

/** One kind of donation: what it is for, what to read about it, and how to give. */
export function KindPanel({ kind, hidden, heading, paragraphs, downloads, ...rest }: Props) {
  const text = useAmountText();
  return (
    <section
      id={hidden ? undefined : panelId}
      hidden={hidden}
      tabIndex={-1}
      className={`${styles.panel} ${styles[kind]}`}
      aria-label={heading}
    >
      <Wrap className={styles.layout}>
        <div className={styles.card}>
          <Steps kind={kind} {...rest} />
        </div>
        <CollapsibleSection id={`about-${kind}`} heading={heading} className={styles.words}>
          <img
            src={kindDrawings[kind]}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className={styles.drawing}
          />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3 className={styles.more}>{text.downloads}</h3>
          <ul className={`plain-list ${styles.downloads}`}>
            {downloads.map(({ title, href }) => (
              <li key={href}>
                <a href={href} download className={styles.download}>
                  <Icon name="download" size={18} />
                  {text.download(title)}
                </a>
              </li>
            ))}
          </ul>
        </CollapsibleSection>
      </Wrap>
    </section>
  );
}

type StepsProps = Pick<
  Props,
  | 'kind'
  | 'name'
  | 'effects'
  | 'products'
  | 'problemTexts'
  | 'configurationError'
  | 'offered'
  | 'largestCents'
  | 'giving'
>;

/** First how much, then how. */
function Steps({ kind, giving, configurationError, offered, ...form }: StepsProps) {
  const text = useAmountText();
  const { donor, isSignedIn, settled, wished } = giving;
  const isOffered =
    kind === 'monthly' ? offered.some((one) => one.givesMonthly) : offered.length > 0;
  if (configurationError) return <Notice kind="error" title={configurationError} />;
  if (!isOffered) {
    return (
      <LazyBoundary fallback={<Notice kind="warning">{text.unavailable}</Notice>}>
        <NotOffered canGiveOnce={offered.length > 0} />
      </LazyBoundary>
    );
  }
  if (kind === 'monthly' && donor?.subscriptionId) {
    return (
      <LazyBoundary>
        <HasMonthly />
      </LazyBoundary>
    );
  }
  const isGuest = !donor && giving.isGuest;
  const gift = (donor || isGuest) && settled?.kind === kind ? settled : undefined;
  const second = {
    productName: form.products.find(({ id }) => id === gift?.productId)?.name,
    methods: offered,
    onEdit: giving.edit,
  };
  return (
    <>
      <AmountForm
        {...form}
        kind={kind}
        wished={wished}
        onSettled={giving.settle}
        hidden={gift !== undefined}
      />
      {donor && gift && (
        <LazyBoundary fallback={<p role="status">{text.opening}</p>}>
          <Giving
            key={donor.id}
            gift={gift}
            {...second}
            userId={donor.id}
            isSignedIn={isSignedIn}
            onSignIn={giving.signInAgain}
          />
        </LazyBoundary>
      )}
      {isGuest && gift && (
        <LazyBoundary fallback={<p role="status">{text.opening}</p>}>
          <GuestGiving gift={gift} {...second} />
        </LazyBoundary>
      )}
    </>
  );
}
