import { useCallback, useState } from 'react';
import type { OwnDonation } from '#app/api/donations.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { folioOf } from '#domain/donations/donation-words.ts';
import { pathFor } from '#domain/site-map.ts';
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
  const load = useCallback(() => prepareInvoice(donation, userId), [donation, userId]);
  const { data: preparation, failure, reload } = useLoaded(load);
  const [outcome, setOutcome] = useState<'stamped' | 'underWay'>();
  const isForm = !outcome && preparation?.kind === 'draft';
  return (
    <MessageDialog
      title={text.title(folioOf(donation))}
      close={isForm ? text.cancel : text.close}
      hasOwnAction={isForm}
      onClose={onClose}
    >
      {outcome && (
        <Notice kind="success" title={outcome === 'stamped' ? text.done : undefined} announce>
          <p>{outcome === 'stamped' ? text.doneText : text.donePending}</p>
        </Notice>
      )}
      {!outcome && failure && <FailureNotice failure={failure} retry={reload} />}
      {!outcome && !failure && (
        <Preparation
          preparation={preparation}
          donation={donation}
          onCreated={(isStamped) => {
            setOutcome(isStamped ? 'stamped' : 'underWay');
            onInvoiced();
          }}
        />
      )}
    </MessageDialog>
  );
}

function Preparation({
  preparation,
  donation,
  onCreated,
}: {
  preparation: InvoicePreparation | undefined;
  donation: OwnDonation;
  onCreated: (isStamped: boolean) => void;
}) {
  const text = useMyDonationsText().invoice;
  const account = useAccountText();
  const language = useLanguage();
  switch (preparation?.kind) {
    case undefined:
      return <p role="status">{account.loading}</p>;
    case 'noIssuer':
      return (
        <Notice kind="warning" title={text.noIssuer} announce>
          <p>{text.noIssuerText}</p>
        </Notice>
      );
    case 'profile':
      return (
        <>
          <Notice kind="warning" title={text.missing} announce>
            <ul>
              {preparation.missing.map((field) => (
                <li key={field}>{account.fields[field]}</li>
              ))}
            </ul>
            <p>{text.missingText}</p>
          </Notice>
          <div>
            <ButtonLink to={pathFor('myProfile', language)} icon="arrow">
              {text.complete}
            </ButtonLink>
          </div>
        </>
      );
    case 'draft':
      return <InvoiceForm draft={preparation.draft} donation={donation} onCreated={onCreated} />;
  }
}
