import { useState } from 'react';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import { giveStamp, type Invoice } from './invoices.ts';

interface Props {
  invoice: Invoice;
  onResolved: (status: InvoiceState | undefined) => void;
  onClose: () => void;
}

/** Takes the stamped document of an invoice whose stamp the portal has not heard of. */
export function GiveStampDialog({ invoice, onResolved, onClose }: Props) {
  const text = useAdminInvoicingText().invoices;
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();

  function choose(chosen: File | undefined) {
    const isXml = chosen !== undefined && /\.xml$/i.test(chosen.name);
    setFile(isXml ? chosen : undefined);
    setError(isXml || !chosen ? undefined : text.giveWrong);
  }

  return (
    <ConfirmDialog
      title={text.giveTitle(folioOf(invoice))}
      action={text.giveYes}
      decline={text.goBack}
      disabled={!file}
      run={async () => {
        if (file) onResolved(await giveStamp(invoice, await file.text()));
      }}
      onClose={onClose}
    >
      <p>{text.giveText}</p>
      <FileDrop
        name="xml"
        label={text.giveFile}
        error={error}
        invitation={text.giveChoose}
        chosen={file?.name}
        accept=".xml"
        onFiles={([chosen]) => choose(chosen)}
      />
    </ConfirmDialog>
  );
}
