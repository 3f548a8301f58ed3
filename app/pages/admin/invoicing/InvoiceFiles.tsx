import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { fetchInvoiceFile } from './invoices.ts';

interface Props {
  /** 'CFDI12'. */
  name: string;
  /** Addresses; null while it is not stamped. */
  files: { pdf: string | null; xml: string | null };
}

/** The files of an invoice that is stamped. */
export function InvoiceFiles({ name, files }: Props) {
  const text = useAdminInvoicingText();
  return (['pdf', 'xml'] as const).map((kind) => {
    const address = files[kind];
    return (
      address !== null && (
        <DownloadButton
          key={kind}
          label={text[kind]}
          of={text.fileOf(text[kind], name)}
          fetchFile={async () => ({
            name: text.fileName(name, kind),
            content: await fetchInvoiceFile(address),
          })}
        />
      )
    );
  });
}
