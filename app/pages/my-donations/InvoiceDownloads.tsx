import type { OwnDonation } from '#app/api/donations.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { folioOf } from '#domain/donations/donation-words.ts';
import { fetchInvoicePdf, fetchInvoiceXml } from './invoices.ts';

/** The files of the invoice of a donation that has one. */
export function InvoiceDownloads({ donation }: { donation: OwnDonation }) {
  const text = useMyDonationsText().invoice;
  const folio = folioOf(donation);
  return (
    <>
      <DownloadButton
        label={text.pdf}
        of={text.pdfOf(folio)}
        fetchFile={() => fetchInvoicePdf(donation)}
      />
      <DownloadButton
        label={text.xml}
        of={text.xmlOf(folio)}
        fetchFile={() => fetchInvoiceXml(donation)}
      />
    </>
  );
}
