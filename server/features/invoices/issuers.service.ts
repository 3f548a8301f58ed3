import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { FieldName } from '#domain/contract/field.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import {
  type Issuer,
  type IssuerDescription,
  type issuerFields,
  issuerInput,
} from '#domain/invoices/issuer.ts';
import type { Paged } from '#domain/paging.ts';
import type { StampingProvider } from '#server/adapters/stamping/stamping-provider.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { purposeKey } from '#server/signatures.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { RowQuery } from '../querying/row-query.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { valid } from '../valid.ts';
import type { CsdFiles, SealCertificate, SealOpener } from './cfdi/seal-certificate.ts';
import { type ConfiguredIssuer, readConfiguredIssuer } from './configured-issuer.ts';
import { requireInvoiceKeeper } from './invoices.policy.ts';
import { hasInvoices } from './invoices.repository.ts';
import { isGoodAt, requireUsableCsd, restoreCsd, storeCsd } from './issuer-csd.ts';
import {
  deleteIssuer,
  findIssuer,
  issuersTable,
  putIssuer,
  type StoredIssuer,
} from './issuers.repository.ts';

/** What an administrator says; of the files, all or none. */
export interface IssuerRequest extends Partial<Record<keyof IssuerDescription, unknown>> {
  csd?: CsdFiles;
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

interface Parts {
  config: Pick<Config, 'invoiceIssuer'>;
  database: Database;
  clock: Clock;
  timezone: string;
  secretKey: string;
  audit: AuditService;
  limits: RateLimits;
  opener: SealOpener;
  stamping: Pick<StampingProvider, 'isTest'> | undefined;
}

export type IssuersService = ReturnType<typeof createIssuersService>;

/** Who issues the invoices: one, from the environment or as an administrator has set it up. */
export function createIssuersService(parts: Parts) {
  const { config, database, clock, timezone, audit, limits, opener, stamping } = parts;
  const key = purposeKey(parts.secretKey, 'seal certificate');
  const configured = config.invoiceIssuer && readConfiguredIssuer(config.invoiceIssuer);
  let stored: Promise<void> | undefined;

  /** The environment's issuer stands in the table like any other: once a process. */
  function ready(): Promise<void> {
    if (!configured) return Promise.resolve();
    stored ??= database
      .transaction((tx) => storeConfigured(tx, configured))
      .catch((error) => {
        stored = undefined;
        throw error;
      });
    return stored;
  }

  async function storeConfigured(
    tx: Tx,
    { description, csd, opened }: ConfiguredIssuer,
  ): Promise<void> {
    const before = await findIssuer(tx.query);
    const base = before ?? { id: uuid(), createdAt: clock.now().toISOString() };
    await putIssuer(tx, { ...base, ...description, ...storeCsd(base.id, csd, opened, key) });
  }

  async function get(): Promise<StoredIssuer> {
    await ready();
    const issuer = await findIssuer(database.query);
    if (!issuer) throw conflict('issuerMissing');
    return issuer;
  }

  /** @param before whose files stay where none are said */
  async function complete(
    base: Pick<Issuer, 'id' | 'createdAt'>,
    { csd, ...said }: IssuerRequest,
    before: StoredIssuer | undefined,
  ): Promise<StoredIssuer> {
    const description = valid(issuerInput, said);
    const files = csd ?? (before && restoreCsd(before, key));
    if (!files) throw invalid({ 'csd.certificate': ['csdRequired'] });
    const now = clock.now();
    const { rfc } = description;
    const opened = await requireUsableCsd(files, { opener, rfc, now, timezone });
    return { ...base, ...description, ...storeCsd(base.id, files, opened, key) };
  }

  async function record(
    tx: Tx,
    action: 'issuer.set' | 'issuer.removed',
    { viewer, address }: Actor,
    details: { id: string; certificateNumber?: string },
  ): Promise<void> {
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    await audit.record(tx, { action, actorId, subjectId: null, address, details });
  }

  async function admit({ viewer }: Actor): Promise<void> {
    requireInvoiceKeeper(viewer);
    await admitChange(limits, viewer);
    if (configured) throw conflict('issuerConfigured');
  }

  return {
    /** @throws AppError unauthenticated */
    async query(
      viewer: Viewer,
      query: RowQuery<FieldName<typeof issuerFields>>,
    ): Promise<Paged<Issuer>> {
      requireAccount(viewer);
      await ready();
      return issuersTable.page(database, query);
    },

    /** @throws AppError conflict (there is none) */
    get,

    /**
     * What the server's configuration decides of the invoices.
     * @throws AppError unauthenticated, forbidden
     */
    configuration(viewer: Viewer): InvoicingConfiguration {
      requireInvoiceKeeper(viewer);
      return { namesIssuer: configured !== undefined, hasTestStamps: stamping?.isTest ?? null };
    },

    /** Whether invoices can be issued now. */
    async find(): Promise<StoredIssuer | undefined> {
      await ready();
      return findIssuer(database.query);
    },

    /** @throws AppError conflict (there is none, or its certificate is not valid now) */
    async open(): Promise<OpenIssuer> {
      const stored = await get();
      const csd = restoreCsd(stored, key);
      const seal = await opener.open(csd);
      if (!isGoodAt(seal, clock.now())) throw conflict('sealExpired');
      return { issuer: stored, seal, csd };
    },

    /**
     * @returns its id
     * @throws AppError unauthenticated, forbidden, invalid (by field), conflict (there is one), tooManyRequests
     */
    async create(actor: Actor, said: IssuerRequest, created?: RecordCreation): Promise<string> {
      await admit(actor);
      const base = { id: uuid(), createdAt: clock.now().toISOString() };
      const issuer = await complete(base, said, undefined);
      await database.transaction(async (tx) => {
        if (await findIssuer(tx.query)) throw conflict('issuerExists');
        await putIssuer(tx, issuer);
        await record(tx, 'issuer.set', actor, issuerFacts(issuer));
        await created?.(tx, base.id);
      });
      return base.id;
    },

    /**
     * @param options.whole what is not said becomes blank instead of staying; but the seal certificate stays
     * @throws AppError unauthenticated, forbidden, notFound, invalid (by field), conflict, tooManyRequests
     */
    async change(
      actor: Actor,
      id: string,
      said: IssuerRequest,
      { whole }: { whole: boolean },
    ): Promise<void> {
      await admit(actor);
      const before = await findIssuer(database.query);
      if (before?.id !== id) throw notFound('row');
      const issuer = await complete(before, whole ? said : { ...before, ...said }, before);
      await database.transaction(async (tx) => {
        const now = await findIssuer(tx.query);
        if (!isDeepStrictEqual(now, before)) throw conflict('issuerChangedSince');
        await putIssuer(tx, issuer);
        await record(tx, 'issuer.set', actor, issuerFacts(issuer));
      });
    },

    /** @throws AppError unauthenticated, forbidden, notFound, conflict (it has issued invoices), tooManyRequests */
    async remove(actor: Actor, id: string): Promise<void> {
      await admit(actor);
      await database.transaction(async (tx) => {
        const before = await findIssuer(tx.query);
        if (before?.id !== id) throw notFound('row');
        if (await hasInvoices(tx.query)) throw conflict('issuerInUse');
        await deleteIssuer(tx, id);
        await record(tx, 'issuer.removed', actor, { id });
      });
    },
  };
}

const issuerFacts = ({ id, certificateNumber }: Issuer) => ({ id, certificateNumber });
