import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { FieldName } from '#domain/contract/field.ts';
import { conflict } from '#domain/errors.ts';
import type { Issuer, issuerFields } from '#domain/invoices/issuer.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { CsdFiles, SealCertificate, SealOpener } from './cfdi/seal-certificate.ts';
import type { Stamping } from './chosen-stamping.ts';
import type { ConfiguredIssuer } from './configured-issuer.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { isGoodAt, restoreCsd } from './issuer-csd.ts';
import { findIssuer, issuersTable, type StoredIssuer } from './issuers.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  opener: SealOpener;
  stamping: Stamping;
  ready: () => Promise<void>;
  configured: ConfiguredIssuer | undefined;
  key: Buffer;
}

/** Ready to seal. */
export interface OpenIssuer {
  issuer: Issuer;
  seal: SealCertificate;
  csd: CsdFiles;
}

interface InvoicingConfiguration {
  /** Then nobody else sets it up. */
  namesIssuer: boolean;
  /** null: there is no certification provider. */
  hasTestStamps: boolean | null;
}

/** @throws AppError conflict (there is none) */
export async function get({ ready, database }: Dependencies): Promise<StoredIssuer> {
  await ready();
  const issuer = await findIssuer(database.query);
  if (!issuer) throw conflict('issuerMissing');
  return issuer;
}

/** @throws AppError unauthenticated */
export async function query(
  { ready, database }: Dependencies,
  viewer: Viewer,
  query: RowQuery<FieldName<typeof issuerFields>>,
): Promise<Paged<Issuer>> {
  requireAccount(viewer);
  await ready();
  return issuersTable.page(database, query);
}

/**
 * What the server's configuration decides of the invoices.
 * @throws AppError unauthenticated, forbidden
 */
export function configuration(
  { configured, stamping }: Dependencies,
  viewer: Viewer,
): InvoicingConfiguration {
  requireInvoiceKeeper(viewer);
  return { namesIssuer: configured !== undefined, hasTestStamps: stamping()?.isTest ?? null };
}

/** Whether invoices can be issued now. */
export async function find({ ready, database }: Dependencies): Promise<StoredIssuer | undefined> {
  await ready();
  return findIssuer(database.query);
}

/** @throws AppError conflict (there is none, or its certificate is not valid now) */
export async function open(dependencies: Dependencies): Promise<OpenIssuer> {
  const { key, clock, opener } = dependencies;
  const stored = await get(dependencies);
  const csd = restoreCsd(stored, key);
  const seal = await opener.open(csd);
  if (!isGoodAt(seal, clock.now())) throw conflict('sealExpired');
  return { issuer: stored, seal, csd };
}
