import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callWireFile } from '#app/api/wire-client.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { DonationTable } from './DonationTable.tsx';
import { findHistory, type ListedDonation } from './donation-history.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';

/** What was paid, a page at a time. */
export function DonationHistory({ userId }: { userId: string }) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const list = useManagedList({
    find: findHistory,
    query: { userId, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({}, page),
  });
  const [invoiced, setInvoiced] = useState<ListedDonation>();
  const isEmpty = list.found?.total === 0;
  return (
    <>
      <ManagedList
        list={list}
        bar={null}
        exportAs={
          isEmpty
            ? undefined
            : {
                text: text.export,
                fileName: text.fileName,
                fetchTable: () => callWireFile('donaciones:exportar_propias', { lang: language }),
              }
        }
        count={isEmpty ? undefined : text.count}
        empty={
          <EmptyState animal="dog" title={text.empty.title}>
            <p>{text.empty.text}</p>
            <ButtonLink to={pathFor('donations', language)} icon="heart">
              {text.give}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(donations) => <DonationTable donations={donations} onInvoice={setInvoiced} />}
      </ManagedList>
      {invoiced && (
        <InvoiceDialog
          donation={invoiced}
          userId={userId}
          onInvoiced={list.reload}
          onClose={() => setInvoiced(undefined)}
        />
      )}
    </>
  );
}
