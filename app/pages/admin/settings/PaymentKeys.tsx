import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import {
  type FoundPaymentKeys,
  findPaymentKeys,
  removePaymentKeys,
} from '#domain/payment-keys/payment-key-calls.ts';
import { PaymentKeyForm } from './PaymentKeyForm.tsx';
import styles from './Settings.module.css';

/** The keys of each payment provider: whether they are there, and where they are entered. They are never shown. */
export function PaymentKeys() {
  const text = useSettingsText().paymentKeys;
  const { data, failure, reload } = useCall(findPaymentKeys, {});
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return (
    <>
      <h2 className={styles.title}>{text.title}</h2>
      <p>{text.lead}</p>
      {data.map((found) => (
        <ProviderKeys key={`${found.provider} ${found.source} ${found.setAt}`} found={found} />
      ))}
    </>
  );
}

function ProviderKeys({ found }: { found: FoundPaymentKeys }) {
  const { provider, source, variable } = found;
  const { fixed, paymentKeys: text } = useSettingsText();
  const [opens, setOpens] = useState(false);
  const [removes, setRemoves] = useState(false);
  return (
    <Section title={text.providers[provider]} lead={text.takes[provider]}>
      {source === 'environment' && <p className={styles.note}>{fixed(variable)}</p>}
      {source === 'usual' && !opens && <p className={styles.note}>{text.none}</p>}
      {source === 'stored' && <Stored found={found} />}
      {source !== 'environment' && !opens && (
        <div className={styles.ways}>
          <Button size="small" variant="outline" onClick={() => setOpens(true)}>
            {source === 'stored' ? text.change : text.enter}
            <span className="visually-hidden">: {text.providers[provider]}</span>
          </Button>
          {source === 'stored' && (
            <Button size="small" variant="quiet" onClick={() => setRemoves(true)}>
              {text.remove}
              <span className="visually-hidden">: {text.providers[provider]}</span>
            </Button>
          )}
        </div>
      )}
      {opens && <PaymentKeyForm provider={provider} onClose={() => setOpens(false)} />}
      {removes && (
        <ConfirmDialog
          title={text.removeTitle(text.providers[provider])}
          action={text.remove}
          onClose={() => setRemoves(false)}
          run={async () => {
            await call(removePaymentKeys, { provider });
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function Stored({ found: { ending, setAt, setBy, isTest } }: { found: FoundPaymentKeys }) {
  const text = useSettingsText().paymentKeys;
  const when = useSiteInstant();
  return (
    <p>
      {text.stored(when(setAt ?? ''), setBy ?? text.somebody, ending ?? '')}{' '}
      {isTest !== null && <strong>{isTest ? text.test : text.live}</strong>}
      {isTest === null && text.unreadable}
    </p>
  );
}
