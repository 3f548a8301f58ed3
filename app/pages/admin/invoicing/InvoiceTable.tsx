import { Button } from '#app/components/Button.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { folioOf } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminInvoicing.module.css';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { fetchInvoiceFile, type Invoice } from './invoices.ts';

interface Props {
  invoices: readonly Invoice[];
  onCancel: (invoice: Invoice) => void;
  /** Has the provider asked about one that is not stamped. */
  onAsk: (invoice: Invoice) => void;
  /** Ends one that has no stamp. */
  onEnd: (invoice: Invoice) => void;
  /** Brings the stamp of one. */
  onGive: (invoice: Invoice) => void;
}

export function InvoiceTable({ invoices, onCancel, onAsk, onEnd, onGive }: Props) {
  const text = useAdminInvoicingText();
  const language = useLanguage();
  const { columns: headers } = text.invoices;
  const columns: Column<Invoice>[] = [
    {
      header: headers.folio,
      kind: 'title',
      cell: (invoice) => (
        <span className={styles.lines}>
          <span className={styles.nowrap}>{folioOf(invoice)}</span>
          {invoice.isTest && (
            <span className={styles.test} title={text.testTitle}>
              {text.test}
            </span>
          )}
        </span>
      ),
    },
    {
      header: headers.date,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ issuedAt }) => formatDay(issuedAt.slice(0, 10), language),
    },
    {
      header: headers.receiver,
      kind: 'plain',
      cell: ({ receiverName, receiverRfc, month }) => (
        <span className={styles.lines}>
          {receiverName}
          <span className={styles.soft}>
            {receiverRfc}
            {month && ` · ${text.invoices.globalOf(month)}`}
          </span>
        </span>
      ),
    },
    {
      header: headers.total,
      kind: 'named',
      align: 'end',
      cell: ({ totalCents }) => formatPesos(totalCents),
    },
    { header: headers.state, kind: 'plain', cell: (invoice) => <State invoice={invoice} /> },
    {
      header: headers.uuid,
      kind: 'named',
      cell: ({ uuid }) => uuid && <code className={styles.code}>{uuid}</code>,
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (invoice) => (
        <span className={styles.actions}>
          <InvoiceFiles name={folioOf(invoice)} files={invoice} />
          {invoice.answer !== null && (
            <DownloadButton
              label={text.invoices.answer}
              of={text.invoices.answerOf(folioOf(invoice))}
              fetchFile={async () => ({
                name: text.invoices.answerName(folioOf(invoice)),
                content: await fetchInvoiceFile(invoice.answer ?? ''),
              })}
            />
          )}
          {invoice.status === 'pending' && (
            <Button
              size="small"
              variant="soft"
              aria-label={text.invoices.askTitle(folioOf(invoice))}
              onClick={() => onAsk(invoice)}
            >
              {text.invoices.ask}
            </Button>
          )}
          {invoice.status === 'pending' && invoice.reviewReason !== null && (
            <Button
              size="small"
              variant="soft"
              aria-label={text.invoices.endOf(folioOf(invoice))}
              onClick={() => onEnd(invoice)}
            >
              {text.invoices.end}
            </Button>
          )}
          {invoice.status === 'pending' && invoice.reviewReason !== null && (
            <Button
              size="small"
              variant="soft"
              aria-label={text.invoices.giveOf(folioOf(invoice))}
              onClick={() => onGive(invoice)}
            >
              {text.invoices.give}
            </Button>
          )}
          {mayCancel(invoice) && (
            <Button
              size="small"
              variant="soft"
              aria-label={text.invoices.cancelOf(folioOf(invoice))}
              onClick={() => onCancel(invoice)}
            >
              {text.invoices.cancel}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return <ManagedTable columns={columns} items={invoices} label={text.views.invoices} />;
}

/** Also what was stamped after it had ended: the SAT has an invoice too many. */
const mayCancel = ({ status, reviewReason }: Invoice): boolean =>
  status === 'valid' || (status === 'refused' && reviewReason === 'lateStamp');

/** In words, with what is still to happen or why it did not. */
function State({ invoice }: { invoice: Invoice }) {
  const { invoices: text } = useAdminInvoicingText();
  const { status, cancellationMotive, replacementUuid, refusalMessage, leftCents } = invoice;
  const { reviewReason, reviewDetail } = invoice;
  const motives: Readonly<Record<string, string>> = text.motives;
  const notes = [
    status === 'refused' && refusalMessage,
    ['pending', 'refused'].includes(status) && reviewReason && text.reviews[reviewReason],
    status === 'pending' && reviewDetail && text.reviewDetail(reviewDetail),
    status === 'valid' && cancellationMotive && text.notCancelledText,
    leftCents !== undefined && text.leftOf(formatPesos(leftCents)),
    status === 'cancelling' && text.cancellingText,
    status !== 'valid' && cancellationMotive && motives[cancellationMotive],
    status !== 'valid' && replacementUuid && text.replacedBy(replacementUuid),
  ];
  return (
    <span className={styles.lines}>
      <strong className={styles.nowrap}>{text.states[status]}</strong>
      {notes.map(
        (note) =>
          note && (
            <span key={note} className={styles.soft}>
              {note}
            </span>
          ),
      )}
    </span>
  );
}
