import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { printReceipt } from '#domain/donations/donation-paper-calls.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import styles from './DonationPapers.module.css';
import { invoiceAskableUntil, isWithoutInvoice, type ListedDonation } from './donation-history.ts';
import { InvoiceDownloads } from './InvoiceDownloads.tsx';

interface Props {
  donation: ListedDonation;
  onInvoice: () => void;
}

/** The receipt of every donation; of one that its donor wants an invoice for, that or the way to it. */
export function DonationPapers({ donation, onInvoice }: Props) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { id, cfdi, wantsInvoice, isInvoiceUnderWay } = donation;
  const askableUntil = invoiceAskableUntil(donation, dateIn(timezone, new Date()));
  const folio = folioOf(donation);
  const { invoice } = text;
  return (
    <div className={styles.papers}>
      <DownloadButton
        label={text.receipt}
        of={text.receiptOf(folio)}
        fetchFile={async () => ({
          name: text.receiptFile(folio),
          content: await callFile(printReceipt, { id }),
        })}
      />
      {cfdi && !wantsInvoice && <p>{invoice.inGlobal}</p>}
      {cfdi && wantsInvoice && <InvoiceDownloads donation={donation} />}
      {isInvoiceUnderWay && <p>{invoice.underWay}</p>}
      {isWithoutInvoice(donation) && !isInvoiceUnderWay && (
        <Button
          size="small"
          variant="soft"
          aria-label={invoice.generateOf(folio)}
          onClick={onInvoice}
        >
          {invoice.generate}
        </Button>
      )}
      {askableUntil && (
        <>
          <Button
            size="small"
            variant="quiet"
            aria-label={invoice.askOf(folio)}
            onClick={onInvoice}
          >
            {invoice.ask}
          </Button>
          <p>{invoice.askUntil(longDate(askableUntil, locale[language]))}</p>
        </>
      )}
    </div>
  );
}
