import type { Actor } from '#domain/access/actor.ts';
import { isOwner } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { type CampaignProgress, progressOf } from '#domain/campaigns/campaign-progress.ts';
import { type Clock, todayIn } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import { fundraiserStateOn } from '#domain/fundraisers/fundraiser-states.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CampaignsService } from '../campaigns/campaigns.feature.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { findFundraiser, type StoredFundraiser } from './fundraisers.repository.ts';

/** What the use cases of people's own pages depend on. */
export interface FundraiserDependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  dataVersions: DataVersions;
  audit: AuditService;
  accounts: AccountsService;
  campaigns: CampaignsService;
  captcha: CaptchaService;
  config: Pick<Config, 'siteUrl'>;
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  pets: PetsService;
  siteUrl: string;
}

/** As it stands today. */
export interface Fundraiser extends StoredFundraiser {
  progress: CampaignProgress;
}

export const todayOf = ({
  clock,
  timezone,
}: Pick<FundraiserDependencies, 'clock' | 'timezone'>): string => todayIn(timezone, clock)();

/** With how far they have come, in their order. */
export async function withProgress(
  dependencies: Pick<FundraiserDependencies, 'database' | 'clock' | 'timezone'>,
  fundraisers: readonly StoredFundraiser[],
): Promise<Fundraiser[]> {
  const today = todayOf(dependencies);
  const ids = fundraisers.map(({ id }) => id);
  const days = await donationReferences.fundraiserGiftsByDay(dependencies.database.query, ids);
  return fundraisers.map((one) => ({
    ...one,
    state: fundraiserStateOn(one, today),
    progress: progressOf(
      { goalCents: (one.shown ?? one.written).goalCents, match: null },
      days.get(one.id) ?? [],
      today,
    ),
  }));
}

/** Its owner and moderators: to others it does not exist. @throws AppError notFound */
export async function requireReadable(
  tx: Pick<Tx, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<StoredFundraiser> {
  const found = await findFundraiser(tx, id);
  const isReadable =
    found && (isOwner(viewer, found.ownerId) || can(viewer, 'supporters.moderate'));
  if (!isReadable) throw notFound('fundraiser');
  return found;
}

/** @throws AppError notFound */
export async function requireOwn(
  tx: Pick<Tx, 'query'>,
  viewer: Viewer,
  id: string,
): Promise<StoredFundraiser> {
  const found = await findFundraiser(tx, id);
  if (!found || !isOwner(viewer, found.ownerId)) throw notFound('fundraiser');
  return found;
}

/** What somebody did to a page, in the log: by its address, which names no more than the page does. */
export const logFundraiser = (
  { audit }: Pick<FundraiserDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: AuditAction,
  { slug }: Pick<StoredFundraiser, 'slug'>,
) =>
  audit.record(tx, {
    action,
    actorId: 'id' in viewer ? viewer.id : null,
    subjectId: null,
    address,
    details: { subject: slug },
  });
