import { useEffect } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { findDonation, giftOf, type OwnDonation } from '#app/api/donations.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { useSite } from '#app/site.ts';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { confirmCardPayment } from '#domain/donations/payment-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import type { loader } from './DonationThanksPage.loader.ts';
import { Message } from './Message.tsx';
import { MonthlyThanks, Thanks } from './Thanks.tsx';

/** How a donation stands, and thanks for it. */
export default function DonationThanksPage() {
  const text = useGivingText().thanks;
  const { siteName } = useSite();
  return (
    <>
      <PageHead title={text.title} description={text.description(siteName)} noIndex />
      <LoginRequired>{(user) => <ThanksFor user={user} />}</LoginRequired>
    </>
  );
}

function ThanksFor({ user }: { user: SessionUser }) {
  const [query] = useSearchParams();
  if (query.has('mensual')) return <MonthlyThanks />;
  return <Given id={query.get('donativo') ?? ''} user={user} />;
}

function Given({ id, user }: { id: string; user: SessionUser }) {
  const effects = useLoaderData<typeof loader>();
  const text = useGivingText();
  const language = useLanguage();
  const { data, failure, busy, reload } = useFound(
    ['given donation', id],
    async () => ({ donation: await askAbout(id) }),
    { isFresh: true },
  );
  const donation = data?.donation;
  useAskingOn(donation, reload);
  if (failure) {
    return (
      <Message title={text.thanks.pending.title}>
        <FailureNotice failure={failure} retry={reload} />
      </Message>
    );
  }
  if (!data) return <LoadingScreen />;
  if (!donation) {
    return (
      <Message title={text.return.unknown}>
        <ButtonLink to={pathFor('myDonations', language)}>{text.return.history}</ButtonLink>
      </Message>
    );
  }
  if (isSettled(donation.status)) {
    return (
      <Thanks
        donation={donation}
        effects={effects[donation.kind] ?? []}
        hasMonthly={user.subscriptionId !== null}
      />
    );
  }
  if (donation.status === 'pending') {
    const { pending } = text.thanks;
    const waiting = donation.voucher
      ? pending.voucher
      : donation.transfer
        ? pending.transfer
        : pending.text;
    return (
      <Message title={pending.title} lead={waiting}>
        <Button aria-disabled={busy || undefined} onClick={reload}>
          {pending.again}
        </Button>
        <ButtonLink to={pathFor('myDonations', language)} variant="outline">
          {text.return.history}
        </ButtonLink>
      </Message>
    );
  }
  const { notPaid } = text.thanks;
  return (
    <Message title={notPaid.title} lead={notPaid.text}>
      <ButtonLink to={campaignGivingPath(language, giftOf(donation))} icon="heart">
        {notPaid.again}
      </ButtonLink>
    </Message>
  );
}

/** A card whose charge nobody has heard of is asked about once more. @throws ApiError */
async function askAbout(id: string): Promise<OwnDonation | undefined> {
  const donation = await findDonation(id);
  if (donation?.status !== 'pending' || donation.method !== 'card') return donation;
  // What it says of a declined card stands in the donation.
  await call(confirmCardPayment, { id }).catch(() => undefined);
  return findDonation(id);
}

/** Milliseconds between asking how an unsettled donation stands. */
const asksEvery = 5_000;

/** Most banks answer within moments: the page says so by itself. */
function useAskingOn(donation: OwnDonation | undefined, ask: () => void): void {
  const isOpen = donation?.status === 'pending' && !(donation.voucher ?? donation.transfer);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => !document.hidden && ask(), asksEvery);
    return () => clearInterval(timer);
  }, [isOpen, ask]);
}
