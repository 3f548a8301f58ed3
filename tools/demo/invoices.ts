import type { DemoBooks } from '#content/demo/demo-books.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';
import { makeCsd } from './make-csd.ts';

const year = 365 * 86_400_000;
const rfc = 'CAN150304QR3';

/** With an issuer that the SAT does not know, so that invoices can be tried; one that is there stays. */
export async function setUpIssuer(
  { issuers }: Context,
  administrator: Account,
  now: Date,
): Promise<void> {
  if (await issuers.find()) return;
  const facts = {
    commonName: 'CASA ANIMAL DEMOSTRACIÓN',
    rfc,
    certificateNumber: '30001000000500009999',
    validFrom: new Date(now.getTime() - year),
    validTo: new Date(now.getTime() + 3 * year),
  };
  await issuers.create(
    { viewer: viewerOf(administrator), address: '' },
    {
      rfc,
      legalName: facts.commonName,
      taxRegime: '603',
      postalCode: '77760',
      authorizationNumber: '325-SAT-DEMO-2026',
      authorizationDate: '2026-01-15',
      legend:
        'Este comprobante ampara un donativo, que la donataria destina a los fines propios de su objeto social. ' +
        'Es de una demostración: no es deducible ni tiene valor fiscal.',
      series: 'DEMO',
      csd: await makeCsd(facts, 'demostración'),
    },
  );
}

/** Of the oldest donation whose donor asked for one; the others wait for whoever tries the button. */
export async function invoiceOldest(
  { config, donations, invoices, invoiceStamping }: Context,
  donor: Account,
): Promise<void> {
  // No real provider stamps donations of a demonstration.
  if (config.invoiceStamping?.provider !== 'test') return;
  const viewer = viewerOf(donor);
  const none = { where: [], order: [], page: 1, limit: 1 };
  if ((await invoices.query(viewer, none)).total > 0) return;
  const where = [
    { field: 'status', operator: '=', value: 'paid' },
    { field: 'wantsInvoice', operator: '=', value: true },
  ] as const;
  const order = [{ field: 'folio', direction: 'asc' }] as const;
  const [oldest] = (await donations.query(viewer, { where, order, page: 1, limit: 1 })).items;
  if (!oldest?.folio) return;
  const { series, folio } = oldest;
  const request = { series: '', donations: [{ series, folio }] };
  const { id } = await invoices.create({ viewer, address: '' }, request);
  await invoiceStamping.stampNow(viewer, id);
}

/** Of the gifts in kind whose donors asked for one. */
export async function invoiceInKind(
  { config, inKindGifts, invoices, invoiceStamping }: Context,
  administrator: Account,
  { inKind }: DemoBooks,
): Promise<void> {
  if (config.invoiceStamping?.provider !== 'test') return;
  const viewer = viewerOf(administrator);
  const { items } = await inKindGifts.list(viewer, false, { page: 1, limit: 100 });
  for (const { what, email, pesos, invoice } of inKind) {
    const gift = items.find((one) => one.what === what);
    if (!invoice || !gift || gift.isInvoiced || pesos === null) continue;
    const said = { ...invoice, taxRegime: '601', email, valueCents: pesos * 100 };
    const { id } = await invoices.createInKind({ viewer, address: '' }, gift.id, said);
    await invoiceStamping.stampNow(viewer, id);
  }
}
