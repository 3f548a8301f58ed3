import { useState } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { findOwnCharges } from '#domain/adoption/charges/charge-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ChargeFacts } from './ChargeFacts.tsx';
import { ChargePayments } from './ChargePayments.tsx';
import styles from './Charges.module.css';
import { PayCharge } from './PayCharge.tsx';
import type { loader } from './PayChargePage.loader.ts';
import { WalletReturn } from './WalletReturn.tsx';

/** One fee or deposit, for its family: how it stands, and its payment. Wallets lead back to it. */
export default function PayChargePage() {
  const { id = '' } = useParams();
  const text = useChargesText().page;
  return (
    <>
      <PageHead title={text.heading} description={text.description} noIndex />
      <LoginRequired>
        {(user) => (
          <Wrap className={styles.page}>
            <Charge key={id} id={id} user={user} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Charge({ id, user }: { id: string; user: SessionUser }) {
  const text = useChargesText();
  const language = useLanguage();
  const { methods } = useLoaderData<typeof loader>();
  const { data, failure, reload } = useCall(findOwnCharges, { id }, { isFresh: true });
  const [wasPaidNow, setPaidNow] = useState(false);
  const askAfterPayment = () => {
    setPaidNow(true);
    reload();
  };
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const [charge] = data;
  if (!charge) return <EmptyState title={text.page.missing} />;
  const { applicationFolio, kind, petNames, status, payments } = charge;
  const isDisputed = payments.some((payment) => payment.status === 'disputed');
  return (
    <>
      <nav aria-label={text.page.back}>
        <Link to={pathFor('myApplication', language, { folio: String(applicationFolio) })}>
          ← {text.page.back}
        </Link>
      </nav>
      <h1>{text.page.title(text.kinds[kind], petNames)}</h1>
      {wasPaidNow && status !== 'due' && (
        <Notice kind="success" title={text.page.thanks} announce />
      )}
      <ChargeFacts charge={charge} />
      <WalletReturn charge={charge} email={user.email} onDone={askAfterPayment} />
      {isDisputed && <Notice kind="info" title={text.page.disputed} />}
      {status === 'due' && !isDisputed && (
        <PayCharge charge={charge} user={user} methods={methods} onDone={askAfterPayment} />
      )}
      <ChargePayments charge={charge} user={user} onAsk={reload} />
    </>
  );
}
