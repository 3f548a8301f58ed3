import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { makeInvoice, numberOf } from './donations.ts';
import { InvoiceDonorDialog } from './InvoiceDonorDialog.tsx';

interface Props {
  donation: DonationDetails;
  onMade: (kind: 'success' | 'info', title: string) => void;
}

/** The invoice of a donor who asks for it by telephone. */
export function MakeInvoice({ donation, onMade }: Props) {
  const { dialog: text } = useAdminDonationsText();
  const session = useSession();
  const { keyOf } = useIdempotencyKey();
  const [asks, setAsks] = useState(false);
  const { id, donor, cfdi, status, provider } = donation;
  const mayMake = session.status === 'authenticated' && can(session.user, 'invoices.manage');
  if (!mayMake || cfdi || status !== 'paid' || provider === pastProvider) return null;
  // Cash that was counted together is of several people.
  if (!donor?.id && provider === 'cash') return null;
  return (
    <>
      <div>
        <Button size="small" variant="soft" onClick={() => setAsks(true)}>
          {text.makeInvoice}
        </Button>
      </div>
      {asks && !donor?.id && (
        <InvoiceDonorDialog donation={donation} onMade={onMade} onClose={() => setAsks(false)} />
      )}
      {asks && donor?.id && (
        <ConfirmDialog
          title={text.makeInvoiceTitle(numberOf(donation))}
          action={text.makeInvoice}
          run={async () => {
            const isStamped = await makeInvoice(donation, keyOf({ id }));
            onMade(
              isStamped ? 'success' : 'info',
              isStamped ? text.madeInvoice : text.madeInvoicePending,
            );
          }}
          onClose={() => setAsks(false)}
        >
          <p>{text.makeInvoiceText(donor.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
