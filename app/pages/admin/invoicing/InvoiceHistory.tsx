import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { type ActionOutcome, OutcomeNotice, useKeptFocus } from '#app/feedback/OutcomeNotice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { InvoicesToCorrect, stateParam } from './InvoicesToCorrect.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { findInvoices, type Invoice, toCorrect } from './invoices.ts';

/** All invoices, with their files and the way to cancel one. */
export function InvoiceHistory() {
  const text = useAdminInvoicingText().invoices;
  const [params] = useSearchParams();
  const state = params.get(stateParam) ?? '';
  const addressOf = (wanted: string, page = 1) =>
    addressWith({ [viewParam]: params.get(viewParam) ?? '', [stateParam]: wanted }, page);
  const list = useManagedList({
    find: findInvoices,
    query: { state, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressOf(state, page),
  });
  const [chosen, setChosen] = useState<Invoice>();
  const [cancelled, setCancelled] = useState(0);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, outcome, chosen !== undefined, list.found?.items);
  const states = ['', ...invoiceStates.values.map((one) => invoiceStates.toWire(one)), toCorrect];
  const nameOf = (word: string) => {
    const name = invoiceStates.fromWire(word);
    if (name) return text.states[name];
    return word === toCorrect ? text.toCorrect : text.any;
  };
  const isEmpty = { '': text.none, [toCorrect]: text.noneToCorrect }[state] ?? text.noneFound;
  return (
    <>
      <InvoicesToCorrect key={cancelled} />
      <ManagedList
        list={list}
        bar={
          <TabLinks
            label={text.state}
            links={states.map((word) => ({
              to: addressOf(word),
              label: nameOf(word),
              current: word === state,
            }))}
            preventScrollReset
          />
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={isEmpty} />}
      >
        {(invoices) => <InvoiceTable invoices={invoices} onCancel={setChosen} />}
      </ManagedList>
      {chosen && (
        <CancelInvoiceDialog
          invoice={chosen}
          onClose={() => setChosen(undefined)}
          onCancelled={(status) => {
            setChosen(undefined);
            setCancelled((count) => count + 1);
            const isDone = status === 'cancelled';
            setOutcome({
              kind: 'success',
              title: (isDone ? text.cancelled : text.asked)(folioOf(chosen)),
              lines: isDone ? [] : [text.cancellingText],
            });
            list.reload();
          }}
        />
      )}
    </>
  );
}
