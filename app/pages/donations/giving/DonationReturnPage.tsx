import { useSearchParams } from 'react-router';
import { findDonation } from '#app/api/donations.ts';
import { useFound } from '#app/api/use-found.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { givingPath } from '#domain/donations/giving-address.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { Capture } from './Capture.tsx';
import { ConfirmMonthly } from './ConfirmMonthly.tsx';
import { Message } from './Message.tsx';

/** Where a wallet sends its people back to, with what they approved or did not. */
export default function DonationReturnPage() {
  const text = useGivingText().return;
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>{(user) => <Returned userId={user.id} />}</LoginRequired>
    </>
  );
}

function Returned({ userId }: { userId: string }) {
  const text = useGivingText().return;
  const language = useLanguage();
  const [query] = useSearchParams();
  const isCancelled = query.has('cancelado');
  if (!query.has('mensual')) {
    return <ReturnedDonation id={query.get('donativo') ?? ''} isCancelled={isCancelled} />;
  }
  if (!isCancelled) {
    return <ConfirmMonthly userId={userId} subscriptionId={query.get('subscription_id') ?? ''} />;
  }
  return (
    <Message title={text.cancelled} lead={text.cancelledText}>
      <ButtonLink to={givingPath(language, { kind: 'monthly' })} icon="heart">
        {text.again}
      </ButtonLink>
    </Message>
  );
}

function ReturnedDonation({ id, isCancelled }: { id: string; isCancelled: boolean }) {
  const text = useGivingText().return;
  const language = useLanguage();
  const { data, failure, reload } = useFound(
    ['returned donation', id],
    async () => ({ donation: await findDonation(id) }),
    { isFresh: true },
  );
  if (failure) {
    return (
      <Message title={text.title}>
        <FailureNotice failure={failure} retry={reload} />
      </Message>
    );
  }
  if (!data) return <LoadingScreen />;
  const { donation } = data;
  if (!donation) {
    return (
      <Message title={text.unknown}>
        <ButtonLink to={givingPath(language)} icon="heart">
          {text.again}
        </ButtonLink>
      </Message>
    );
  }
  return isCancelled ? <CancelledOrder donation={donation} /> : <Capture donation={donation} />;
}
