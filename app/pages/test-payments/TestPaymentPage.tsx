import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useTestPaymentText } from '#app/i18n/test-payment/use-test-payment-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { openTestPayment } from '#domain/donations/test-payment-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { TestPaymentCard } from './TestPaymentCard.tsx';
import styles from './TestPaymentPage.module.css';

/** What a real payment provider shows on its own site, where none is configured. */
export default function TestPaymentPage() {
  const text = useTestPaymentText();
  const { key = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} noIndex />
      <Found key={key} paymentKey={key} />
    </div>
  );
}

function Found({ paymentKey }: { paymentKey: string }) {
  const text = useTestPaymentText();
  const language = useLanguage();
  const options = { isFresh: true };
  const { data, failure, isMissing, reload } = useCall(
    openTestPayment,
    { key: paymentKey },
    options,
  );
  if (data) return <TestPaymentCard paymentKey={paymentKey} found={data} />;
  if (!isMissing) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  return (
    <section className={styles.card}>
      <h1>{text.unknown.title}</h1>
      <p className={styles.text}>{text.unknown.text}</p>
      <ButtonLink to={pathFor('donations', language)} icon="heart">
        {text.unknown.donations}
      </ButtonLink>
    </section>
  );
}
