import { v7 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ConfiguredIssuer } from './configured-issuer.ts';
import { storeCsd } from './issuer-csd.ts';
import { findIssuer, putIssuer } from './issuers.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  key: Buffer;
  configured: ConfiguredIssuer | undefined;
}

/** The environment's issuer stands in the table like any other: once a process. */
export function storeConfiguredOnce(dependencies: Dependencies): () => Promise<void> {
  const { database, configured } = dependencies;
  if (!configured) return () => Promise.resolve();
  let stored: Promise<void> | undefined;
  return () => {
    stored ??= database
      .transaction((tx) => storeConfigured(dependencies, tx, configured))
      .catch((error) => {
        stored = undefined;
        throw error;
      });
    return stored;
  };
}

async function storeConfigured(
  { key, clock }: Dependencies,
  tx: Tx,
  { description, csd, opened }: ConfiguredIssuer,
): Promise<void> {
  const before = await findIssuer(tx.query);
  const base = before ?? { id: uuid(), createdAt: clock.now().toISOString() };
  await putIssuer(tx, { ...base, ...description, ...storeCsd(base.id, csd, opened, key) });
}
