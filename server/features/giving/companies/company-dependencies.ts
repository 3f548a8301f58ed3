import type { Actor } from '#domain/access/actor.ts';
import { isOwner } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { type Clock, todayIn } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { findCompany, type StoredCompany } from './companies.repository.ts';

/** What the use cases of companies that give depend on. */
export interface CompanyDependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  dataVersions: DataVersions;
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  referenceData: Pick<ReferenceDataService, 'query'>;
  siteUrl: string;
}

/** With what it has given. */
export interface CompanyWithGifts extends StoredCompany {
  /** What is left of its gifts, without those that want no name. */
  givenCents: number;
  /** YYYY-MM-DD of the first of them; null without one. */
  since: string | null;
}

export const todayOf = ({
  clock,
  timezone,
}: Pick<CompanyDependencies, 'clock' | 'timezone'>): string => todayIn(timezone, clock)();

/** In their order. */
export async function withGifts(
  { database }: Pick<CompanyDependencies, 'database'>,
  companies: readonly StoredCompany[],
): Promise<CompanyWithGifts[]> {
  const ids = companies.map(({ id }) => id);
  const days = await donationReferences.companyGiftsByDay(database.query, ids);
  return companies.map((one) => {
    const given = (days.get(one.id) ?? []).filter(({ netCents }) => netCents > 0);
    return {
      ...one,
      givenCents: given.reduce((sum, { netCents }) => sum + netCents, 0),
      since: given[0]?.date ?? null,
    };
  });
}

/** @throws AppError notFound */
export async function requireOwn(
  tx: Pick<Tx, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<StoredCompany> {
  const found = await findCompany(tx, id);
  if (!found || !isOwner(viewer, found.ownerId)) throw notFound('company');
  return found;
}

/** Its owner and moderators: to others it does not exist. @throws AppError notFound */
export async function requireReadable(
  tx: Pick<Tx, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<StoredCompany> {
  const found = await findCompany(tx, id);
  const isReadable =
    found?.ownerId && (isOwner(viewer, found.ownerId) || can(viewer, 'supporters.moderate'));
  if (!isReadable) throw notFound('company');
  return found;
}

/** What somebody did about a company, in the log. */
export const logCompany = (
  { audit }: Pick<CompanyDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: AuditAction,
  { written }: Pick<StoredCompany, 'written'>,
) =>
  audit.record(tx, {
    action,
    actorId: 'id' in viewer ? viewer.id : null,
    subjectId: null,
    address,
    details: { subject: written.name },
  });
