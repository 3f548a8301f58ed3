import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import type { ChargePayment } from '#domain/adoption/charges/charge-calls.ts';
import { createDocument } from '#domain/documents/document-calls.ts';
import styles from './Charges.module.css';

/** Asks for the invoice of a fee, out to whom the profile says. */
export function FeeInvoice({ payment }: { payment: ChargePayment }) {
  const text = useChargesText().page;
  const { busy, failure, attempt } = useAttempt();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [isAsked, setAsked] = useState(payment.invoice !== null);
  if (isAsked) return <Notice announce>{text.invoiceAsked}</Notice>;
  const ask = () =>
    attempt(async () => {
      const { series: serie, folio } = payment;
      const body = {
        schema: 'cfdis',
        payload: {
          encabezado: { tipo: 'I', impuestos: true },
          detalles: { schema: 'ventas', documentos: [{ serie, folio }] },
        },
      };
      await call(createDocument, body, { idempotencyKey });
      setAsked(true);
    });
  return (
    <>
      <Button size="small" variant="outline" aria-disabled={busy || undefined} onClick={ask}>
        {text.invoice}
      </Button>
      <p className={styles.soft}>{text.invoiceNote}</p>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
