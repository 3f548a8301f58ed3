import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { type InvoiceState, invoiceStates } from '#domain/invoices/invoice-state.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../view-param.ts';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { GiveStampDialog } from './GiveStampDialog.tsx';
import { InvoicesToCorrect, stateParam } from './InvoicesToCorrect.tsx';
import { InvoicesToReview } from './InvoicesToReview.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { findInvoices, type Invoice, toCorrect, toReview } from './invoices.ts';
import { ResolveInvoiceDialog } from './ResolveInvoiceDialog.tsx';

const termParam = 'busca';

/** All invoices, with their files and the way to cancel one. */
export function InvoiceHistory() {
  const text = useAdminInvoicingText().invoices;
  const [params] = useSearchParams();
  const state = params.get(stateParam) ?? '';
  const term = params.get(termParam)?.trim() ?? '';
  const addressOf = (wanted: { state: string; term: string }, page = 1) =>
    addressWith(
      {
        [viewParam]: params.get(viewParam) ?? '',
        [stateParam]: wanted.state,
        [termParam]: wanted.term,
      },
      page,
    );
  const list = useManagedList({
    name: 'invoices',
    find: findInvoices,
    query: { state, term, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressOf({ state, term }, page),
  });
  const [chosen, setChosen] = useState<Invoice>();
  const [pending, setPending] = useState<{ invoice: Invoice; hasNoStamp: boolean }>();
  const [stamped, setStamped] = useState<Invoice>();
  const [changed, setChanged] = useState(0);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, (chosen ?? pending ?? stamped) !== undefined, list.found?.items);
  const states = [
    '',
    ...invoiceStates.values.map((one) => invoiceStates.toWire(one)),
    toReview,
    toCorrect,
  ];
  const nameOf = (word: string) => {
    const name = invoiceStates.fromWire(word);
    if (name) return text.states[name];
    if (word === toReview) return text.toReview;
    return word === toCorrect ? text.toCorrect : text.any;
  };
  const isEmpty = term
    ? text.noneMatch
    : ({ '': text.none, [toCorrect]: text.noneToCorrect, [toReview]: text.noneToReview }[state] ??
      text.noneFound);
  const show = (kind: ActionOutcome['kind'], title: string, lines: string[]) => {
    setChanged((count) => count + 1);
    setOutcome({ kind, title, lines });
    list.reload();
  };
  function tell(invoice: Invoice, status: InvoiceState | undefined) {
    const name = folioOf(invoice);
    if (status === 'valid') show('success', text.stamped(name), []);
    else if (status === 'refused') show('success', text.ended(name), [text.endedText]);
    else show('error', text.stillPending(name), [text.stillPendingText]);
  }
  return (
    <>
      <InvoicesToReview key={`review ${changed}`} />
      <InvoicesToCorrect key={`correct ${changed}`} />
      <ManagedList
        list={list}
        bar={
          <>
            <LiveSearch
              label={text.search}
              term={term}
              addressOf={(wanted) => addressOf({ state, term: wanted })}
            />
            <TabLinks
              label={text.state}
              links={states.map((word) => ({
                to: addressOf({ state: word, term }),
                label: nameOf(word),
                current: word === state,
              }))}
              preventScrollReset
            />
          </>
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={isEmpty} />}
      >
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            onCancel={setChosen}
            onAsk={(invoice) => setPending({ invoice, hasNoStamp: false })}
            onEnd={(invoice) => setPending({ invoice, hasNoStamp: true })}
            onGive={setStamped}
          />
        )}
      </ManagedList>
      {chosen && (
        <CancelInvoiceDialog
          invoice={chosen}
          onClose={() => setChosen(undefined)}
          onCancelled={(status) => {
            setChosen(undefined);
            const isDone = status === 'cancelled';
            const title = (isDone ? text.cancelled : text.requested)(folioOf(chosen));
            show('success', title, isDone ? [] : [text.cancellingText]);
          }}
        />
      )}
      {pending && (
        <ResolveInvoiceDialog
          {...pending}
          onClose={() => setPending(undefined)}
          onResolved={(status) => {
            setPending(undefined);
            tell(pending.invoice, status);
          }}
        />
      )}
      {stamped && (
        <GiveStampDialog
          invoice={stamped}
          onClose={() => setStamped(undefined)}
          onResolved={(status) => {
            setStamped(undefined);
            tell(stamped, status);
          }}
        />
      )}
    </>
  );
}
