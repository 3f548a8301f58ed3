import { useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import styles from './AdminInvoicing.module.css';
import { InvoicesToCorrect } from './InvoicesToCorrect.tsx';
import { IssuerFacts } from './IssuerFacts.tsx';
import { IssuerForm } from './IssuerForm.tsx';
import { findSetup, type InvoicingSetup } from './issuer.ts';

/** Who issues the invoices, how they are stamped, and the form that changes it. */
export function IssuerView() {
  const text = useAdminInvoicingText().issuer;
  const { data, failure, reload } = useFound(['invoicing setup'], findSetup, { isFresh: true });
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const { issuer, isConfigured } = data;
  const showsForm = !isConfigured && (isChanging || !issuer);

  function saved() {
    setChanging(false);
    setSaved(true);
    reload();
  }

  return (
    <div className={styles.view}>
      <div aria-live="polite">
        {isSaved && (
          <Notice kind="success" title={text.saved}>
            <p>{text.savedText}</p>
          </Notice>
        )}
      </div>
      <InvoicesToCorrect />
      <Stamps {...data} />
      {!issuer && (
        <Notice kind="warning" title={text.none}>
          <p>{text.noneText}</p>
        </Notice>
      )}
      {isConfigured && (
        <Notice title={text.configured}>
          <p>{text.configuredText}</p>
        </Notice>
      )}
      {issuer && !showsForm && (
        <Section title={text.facts} lead={text.factsLead}>
          <IssuerFacts issuer={issuer} />
          {!isConfigured && (
            <div className={styles.actions}>
              <Button
                variant="outline"
                onClick={() => {
                  setSaved(false);
                  setChanging(true);
                }}
              >
                {text.change}
              </Button>
            </div>
          )}
        </Section>
      )}
      {showsForm && (
        <IssuerForm
          issuer={issuer}
          onSaved={saved}
          onCancel={issuer && (() => setChanging(false))}
        />
      )}
    </div>
  );
}

function Stamps({ hasTestStamps }: Pick<InvoicingSetup, 'hasTestStamps'>) {
  const text = useAdminInvoicingText().issuer;
  if (hasTestStamps === false) return <p>{text.realStamps}</p>;
  const isMissing = hasTestStamps === null;
  return (
    <Notice kind="warning" title={isMissing ? text.noStamps : text.testStamps}>
      <p>{isMissing ? text.noStampsText : text.testStampsText}</p>
    </Notice>
  );
}
