import type { Clock } from '#domain/clock.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Tx } from '#server/db/database.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { inKindReferences } from '../donations/in-kind/in-kind-references.ts';
import { donationsOf, releaseDonations } from './invoiced-donations.repository.ts';

/** What an invoice is made for: donations, or a gift in kind. It says itself what has become of its invoice. */

type Named = Pick<Invoice, 'id' | 'kind'>;

/** The invoice is stamped. A global one is nobody's, so its donations do not show it. */
export async function noteStamp(tx: Tx, invoice: Named, uuid: string, clock: Clock): Promise<void> {
  if (invoice.kind === 'inKind') return inKindReferences.stamp(tx, invoice.id, uuid);
  await showOnDonations(tx, invoice, uuid, clock);
}

/** It will not be stamped: others may be made for the same. */
export async function release(tx: Tx, { id, kind }: Named): Promise<void> {
  if (kind === 'inKind') return inKindReferences.release(tx, id);
  await releaseDonations(tx, id);
}

/** A stamp that stood for them is cancelled: others may be made for the same. */
export async function releaseStamped(tx: Tx, invoice: Named, clock: Clock): Promise<void> {
  await release(tx, invoice);
  if (invoice.kind !== 'inKind') await showOnDonations(tx, invoice, null, clock);
}

async function showOnDonations(tx: Tx, { id, kind }: Named, uuid: string | null, clock: Clock) {
  if (kind === 'global') return;
  const ids = (await donationsOf(tx.query, [id])).get(id) ?? [];
  await donationReferences.setInvoice(tx, ids, uuid, clock.now());
}
