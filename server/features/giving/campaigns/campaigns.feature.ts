import { stateOn } from '#domain/campaigns/campaign-states.ts';
import { assetUsers } from '#server/features/communication/content/asset-use.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { giftCampaigns } from '../donations/gift-campaigns.ts';
import { type CampaignDependencies, todayOf } from './campaign-dependencies.ts';
import * as drafts from './campaign-drafts.ts';
import * as names from './campaign-names.ts';
import * as pages from './campaign-pages.ts';
import { pictureUser } from './campaign-pictures.ts';
import { campaignSubject, spread } from './campaign-spread.ts';
import * as steps from './campaign-steps.ts';
import {
  campaignScopes,
  findCampaign,
  findCampaigns,
  newestStarted,
} from './campaigns.repository.ts';

interface Dependencies {
  audit: AuditService;
  catalogues: CataloguesService;
  content: ContentService;
  limits: RateLimits;
}

export type CampaignsService = ReturnType<typeof createCampaigns>;

const createCampaigns = (dependencies: CampaignDependencies) =>
  bindUseCases(dependencies, drafts, steps, pages, names, { spread });

/** What donations are asked for: a goal with its story, and how far it has come. */
export function campaignsFeature(
  dependencies: Base & Dependencies,
): Feature<{ campaigns: CampaignsService }> {
  return {
    services: { campaigns: createCampaigns(dependencies) },
    contributes: [
      assetUsers(pictureUser),
      shareSources({
        kind: 'campaign',
        find: (slug, language) => campaignSubject(dependencies, slug, language),
      }),
      giftCampaigns({
        async placeOf(query, id) {
          const campaign = await findCampaign({ query }, id);
          if (!campaign || stateOn(campaign, todayOf(dependencies)) !== 'active') return undefined;
          return { campaignId: id, fundraiserId: null, petId: null };
        },
        async listed(query, most) {
          const found = await newestStarted({ query }, most);
          return found.map(({ id, content: { title } }) => ({ id, title }));
        },
        scopes: (query) => campaignScopes({ query }),
        async titlesOf(query, ids) {
          const found = await findCampaigns({ query }, ids);
          return new Map(found.map(({ id, content }) => [id, content.title]));
        },
      }),
    ],
  };
}
