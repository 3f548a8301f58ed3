import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import {
  campaignProblems,
  resultProblems,
  startProblems,
} from '#domain/campaigns/campaign-problems.ts';
import { type CampaignState, stateOn } from '#domain/campaigns/campaign-states.ts';
import { conflict } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import {
  type CampaignDependencies,
  logCampaign,
  requireCampaign,
  requireNone,
  todayOf,
} from './campaign-dependencies.ts';
import { type CampaignKey, type StoredCampaign, updateCampaign } from './campaigns.repository.ts';

interface Step {
  from: CampaignState;
  to: CampaignState;
  at: 'started_at' | 'ended_at' | 'closed_at';
  action: AuditAction;
  /** @throws AppError invalid */
  require(campaign: StoredCampaign, today: string): void;
}

const steps = {
  start: {
    from: 'draft',
    to: 'active',
    at: 'started_at',
    action: 'campaign.started',
    require: ({ content }, today) =>
      requireNone({ ...campaignProblems(content), ...startProblems(content, today) }),
  },
  end: {
    from: 'active',
    to: 'ended',
    at: 'ended_at',
    action: 'campaign.ended',
    require: () => undefined,
  },
  close: {
    from: 'ended',
    to: 'closed',
    at: 'closed_at',
    action: 'campaign.closed',
    require: ({ content }) => requireNone(resultProblems(content)),
  },
} as const satisfies Record<string, Step>;

async function take(
  dependencies: CampaignDependencies,
  actor: Actor,
  key: CampaignKey,
  { from, to, at, action, require }: Step,
): Promise<CampaignKey> {
  requireRight(actor.viewer, 'campaigns.manage');
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, key.id);
    const today = todayOf(dependencies);
    if (stateOn(campaign, today) !== from) throw conflict('campaignStateChanged');
    require(campaign, today);
    if (!(await updateCampaign(tx, key, { state: to, [at]: now }, now))) {
      throw conflict('campaignChanged');
    }
    await dataVersions.bump(tx, 'campaigns');
    await logCampaign(dependencies, tx, actor, action, campaign);
    return { id: key.id, revision: key.revision + 1 };
  });
}

/** Everybody reads it and may give to it. @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests */
export const start = (dependencies: CampaignDependencies, actor: Actor, key: CampaignKey) =>
  take(dependencies, actor, key, steps.start);

/** No gift names it any more. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
export const end = (dependencies: CampaignDependencies, actor: Actor, key: CampaignKey) =>
  take(dependencies, actor, key, steps.end);

/** With what came of it. @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests */
export const close = (dependencies: CampaignDependencies, actor: Actor, key: CampaignKey) =>
  take(dependencies, actor, key, steps.close);
