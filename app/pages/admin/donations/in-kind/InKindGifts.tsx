import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useInKindText } from '#app/i18n/in-kind/use-in-kind-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { useSession } from '#app/session/session-store.ts';
import { useToday } from '#app/site.ts';
import { can } from '#domain/access/rights.ts';
import { type FoundInKind, findInKind, printInKind } from '#domain/donations/in-kind-calls.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import { formatPesos } from '#domain/money.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { viewParam } from '../../view-param.ts';
import table from '../AdminDonations.module.css';
import { rowsShown } from '../donations.ts';
import { CancelInKindDialog, RecordInKindDialog } from './InKindDialogs.tsx';
import { InvoiceInKindDialog } from './InvoiceInKindDialog.tsx';

const cancelledParam = 'cancelados';

/** Gifts that are no money, with their receipts. */
export function InKindGifts() {
  const text = useInKindText();
  const [params] = useSearchParams();
  const isCancelled = params.get(cancelledParam) === '1';
  const addressOf = (cancelled: boolean, page = 1) =>
    addressWith(
      { [viewParam]: params.get(viewParam) ?? '', [cancelledParam]: cancelled ? '1' : '' },
      page,
    );
  const list = useCallList(
    findInKind,
    { isCancelled, page: readPageNumber(params.get(pageParam)), limit: rowsShown },
    { addressOf: (page) => addressOf(isCancelled, page) },
  );
  const [isRecording, setRecording] = useState(false);
  const [chosen, setChosen] = useState<FoundInKind>();
  const [toInvoice, setToInvoice] = useState<FoundInKind>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(
    place,
    outcome,
    isRecording || chosen !== undefined || toInvoice !== undefined,
    list.found?.items,
  );
  function done(title: string) {
    setRecording(false);
    setChosen(undefined);
    setToInvoice(undefined);
    setOutcome({ kind: 'success', title });
  }
  return (
    <div className={table.totals}>
      <p>{text.lead}</p>
      <div>
        <Button onClick={() => setRecording(true)}>{text.record}</Button>
      </div>
      <ManagedList<FoundInKind>
        list={list}
        bar={
          <TabLinks
            label={text.show}
            links={[false, true].map((cancelled) => ({
              to: addressOf(cancelled),
              label: cancelled ? text.cancelled : text.active,
              current: cancelled === isCancelled,
            }))}
            preventScrollReset
          />
        }
        notice={
          <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
        }
        count={(total) => (total > 0 ? text.total(total) : '')}
        empty={<EmptyState title={isCancelled ? text.noneCancelled : text.none} />}
      >
        {(gifts) => (
          <InKindTable
            gifts={gifts}
            isCancelled={isCancelled}
            onCancel={setChosen}
            onInvoice={setToInvoice}
          />
        )}
      </ManagedList>
      {isRecording && <RecordInKindDialog onClose={() => setRecording(false)} onDone={done} />}
      {toInvoice && (
        <InvoiceInKindDialog
          gift={toInvoice}
          onClose={() => setToInvoice(undefined)}
          onDone={done}
        />
      )}
      {chosen && (
        <CancelInKindDialog gift={chosen} onClose={() => setChosen(undefined)} onDone={done} />
      )}
    </div>
  );
}

interface TableProps {
  gifts: readonly FoundInKind[];
  isCancelled: boolean;
  onCancel: (gift: FoundInKind) => void;
  onInvoice: (gift: FoundInKind) => void;
}

function InKindTable({ gifts, isCancelled, onCancel, onInvoice }: TableProps) {
  const text = useInKindText();
  const session = useSession();
  const today = useToday();
  const keepsInvoices = session.status === 'authenticated' && can(session.user, 'invoices.manage');
  const mayInvoice = ({ receivedOn }: FoundInKind) =>
    keepsInvoices && today <= lastDayToAskForInvoice(receivedOn);
  const language = useLanguage();
  const headers = text.columns;
  const columns: Column<FoundInKind>[] = [
    { header: headers.folio, kind: 'named', cell: ({ number }) => number },
    {
      header: headers.date,
      kind: 'named',
      className: table.nowrap,
      cell: ({ receivedOn }) => (
        <time dateTime={receivedOn}>{formatDay(receivedOn, language)}</time>
      ),
    },
    { header: headers.what, kind: 'title', cell: ({ what }) => what },
    {
      header: headers.donor,
      kind: 'plain',
      cell: ({ donorName, email }) => (
        <span className={table.donor}>
          <span>{donorName || text.anonymous}</span>
          {email && <span className={table.soft}>{email}</span>}
        </span>
      ),
    },
    {
      header: headers.estimate,
      kind: 'named',
      cell: ({ estimatedCents }) =>
        estimatedCents === null ? text.noEstimate : formatPesos(estimatedCents),
    },
    isCancelled
      ? {
          header: headers.reason,
          kind: 'named',
          cell: ({ reason, cancelledBy }) => (
            <span className={table.donor}>
              <span>{reason}</span>
              {cancelledBy && <span className={table.soft}>{text.by(cancelledBy)}</span>}
            </span>
          ),
        }
      : {
          header: headers.actions,
          kind: 'actions',
          cell: (gift) => (
            <span className={table.rowActions}>
              <DownloadButton
                label={text.receipt}
                fetchFile={async () => ({
                  name: text.receiptFile(gift.number),
                  content: await callFile(printInKind, { id: gift.id }),
                })}
              />
              {gift.isInvoiced ? (
                <span className={table.soft}>
                  {gift.cfdi ? text.invoice.invoiced : text.invoice.underWay}
                </span>
              ) : (
                <>
                  {mayInvoice(gift) && (
                    <Button size="small" variant="outline" onClick={() => onInvoice(gift)}>
                      {text.invoice.button}
                    </Button>
                  )}
                  <Button size="small" variant="outline" onClick={() => onCancel(gift)}>
                    {text.cancel.button}
                  </Button>
                </>
              )}
            </span>
          ),
        },
  ];
  return <ManagedTable columns={columns} items={gifts} className={table.table} />;
}
