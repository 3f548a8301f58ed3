import type { Actor } from '#domain/access/actor.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { type CampaignProgress, progressOf } from '#domain/campaigns/campaign-progress.ts';
import { type CampaignState, stateOn } from '#domain/campaigns/campaign-states.ts';
import { type Clock, todayIn } from '#domain/clock.ts';
import { type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { findCampaign, type StoredCampaign } from './campaigns.repository.ts';

/** What the use cases of campaigns depend on. */
export interface CampaignDependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  content: Pick<ContentService, 'assetsNamed'>;
  config: Pick<Config, 'siteUrl'>;
  catalogues: Pick<CataloguesService, 'product'>;
}

/** As it stands today. */
export interface Campaign extends StoredCampaign {
  state: CampaignState;
  progress: CampaignProgress;
}

export const todayOf = ({
  clock,
  timezone,
}: Pick<CampaignDependencies, 'clock' | 'timezone'>): string => todayIn(timezone, clock)();

/** With how far they have come, in their order. */
export async function withProgress(
  dependencies: Pick<CampaignDependencies, 'database' | 'clock' | 'timezone'>,
  campaigns: readonly StoredCampaign[],
): Promise<Campaign[]> {
  const today = todayOf(dependencies);
  const ids = campaigns.map(({ id }) => id);
  const days = await donationReferences.campaignGiftsByDay(dependencies.database.query, ids);
  return campaigns.map((campaign) => ({
    ...campaign,
    state: stateOn(campaign, today),
    progress: progressOf(campaign.content, days.get(campaign.id) ?? [], today),
  }));
}

/** @throws AppError notFound */
export async function requireCampaign(tx: Pick<Tx, 'query'>, id: string): Promise<StoredCampaign> {
  const campaign = await findCampaign(tx, id);
  if (!campaign) throw notFound('campaign');
  return campaign;
}

/** @throws AppError invalid, where there are any */
export function requireNone(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** What somebody did to a campaign, in the log. */
export const logCampaign = (
  { audit }: Pick<CampaignDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: AuditAction,
  { content }: Pick<StoredCampaign, 'content'>,
) =>
  audit.record(tx, {
    action,
    actorId: 'id' in viewer ? viewer.id : null,
    subjectId: null,
    address,
    details: {
      subject: content.title.es || content.title.en || content.slug,
      ...(content.goalCents !== null && { cents: content.goalCents }),
    },
  });
