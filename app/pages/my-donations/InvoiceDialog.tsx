import { useEffect, useId, useRef, useState } from 'react';
import type { OwnDonation } from '#app/api/donations.ts';
import { useFound } from '#app/api/use-found.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { folioOf } from '#domain/donations/donation-words.ts';
import { billingPath } from './billing-path.ts';
import { InvoiceDownloads } from './InvoiceDownloads.tsx';
import styles from './InvoiceForm.module.css';
import { InvoiceForm } from './InvoiceForm.tsx';
import { type InvoicePreparation, prepareInvoice } from './invoices.ts';

interface Props {
  donation: OwnDonation;
  userId: string;
  /** It was asked for, whether it is stamped or not. */
  onInvoiced: () => void;
  onClose: () => void;
}

/** Asks for the invoice of a donation, or says what is missing for it. */
export function InvoiceDialog({ donation, userId, onInvoiced, onClose }: Props) {
  const text = useMyDonationsText().invoice;
  const formId = useId();
  const {
    data: preparation,
    failure,
    reload,
  } = useFound(['invoice preparation', donation.id], () => prepareInvoice(donation, userId), {
    isFresh: true,
  });
  const creation = useAttempt();
  const [invoiced, setInvoiced] = useState<OwnDonation>();

  function create(run: () => Promise<OwnDonation>) {
    creation.attempt(async () => {
      setInvoiced(await run());
      onInvoiced();
    });
  }

  // The button that had the focus may be gone, and what is told stands above.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invoiced || creation.failure) notice.current?.focus();
  }, [invoiced, creation.failure]);

  const current = invoiced ? undefined : preparation;
  const isForm = current?.kind === 'draft';
  const canGoOn = isForm ? current.draft.uses.length > 0 : current?.kind === 'profile';
  return (
    <WritingDialog
      title={text.title(folioOf(donation))}
      close={isForm ? text.cancel : text.close}
      action={canGoOn && <MainAction isForm={isForm} formId={formId} busy={creation.busy} />}
      onClose={onClose}
      wide
    >
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {invoiced && <Outcome donation={invoiced} />}
        {creation.failure && <FailureNotice failure={creation.failure} />}
        {failure && !invoiced && <FailureNotice failure={failure} retry={reload} />}
      </div>
      {!invoiced && !failure && (
        <Preparation
          preparation={preparation}
          donation={donation}
          formId={formId}
          onSubmit={create}
        />
      )}
    </WritingDialog>
  );
}

/** What brings the invoice nearer: it stays in sight below whatever the dialog holds. */
function MainAction({ isForm, formId, busy }: { isForm: boolean; formId: string; busy: boolean }) {
  const text = useMyDonationsText().invoice;
  const language = useLanguage();
  return isForm ? (
    <SubmitButton form={formId} busy={busy} busyLabel={text.sending} icon="check">
      {text.send}
    </SubmitButton>
  ) : (
    <ButtonLink to={billingPath(language)} icon="arrow">
      {text.complete}
    </ButtonLink>
  );
}

function Outcome({ donation }: { donation: OwnDonation }) {
  const text = useMyDonationsText().invoice;
  const isStamped = donation.cfdi !== null;
  return (
    <Notice kind="success" title={isStamped ? text.done : undefined} announce>
      <p>{isStamped ? text.doneText : text.donePending}</p>
      {isStamped && (
        <div className={styles.downloads}>
          <InvoiceDownloads donation={donation} />
        </div>
      )}
    </Notice>
  );
}

function Preparation({
  preparation,
  donation,
  formId,
  onSubmit,
}: {
  preparation: InvoicePreparation | undefined;
  donation: OwnDonation;
  formId: string;
  onSubmit: (create: () => Promise<OwnDonation>) => void;
}) {
  const text = useMyDonationsText().invoice;
  const account = useAccountText();
  switch (preparation?.kind) {
    case undefined:
      return <p role="status">{account.loading}</p>;
    case 'noIssuer':
      return (
        <Notice kind="warning" title={text.noIssuer} announce>
          <p>{text.noIssuerText}</p>
        </Notice>
      );
    case 'companyGone':
      return (
        <Notice kind="warning" title={text.companyGone} announce>
          <p>{text.companyGoneText}</p>
        </Notice>
      );
    case 'profile':
      return (
        <Notice kind="warning" title={text.missing} announce>
          <ul>
            {preparation.missing.map((field) => (
              <li key={field}>{account.fields[field]}</li>
            ))}
          </ul>
          <p>{text.missingText}</p>
        </Notice>
      );
    case 'draft':
      return (
        <InvoiceForm
          id={formId}
          draft={preparation.draft}
          donation={donation}
          onSubmit={onSubmit}
        />
      );
  }
}
