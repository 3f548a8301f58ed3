import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { activeAccounts } from './active-accounts.ts';
import { assetUsers } from './asset-use.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { findContentMedia } from './content-assets.repository.ts';
import { countDraftsBy } from './content-entries.repository.ts';
import { contentAssetsPersonalData, contentPersonalData } from './content-personal-data.ts';
import { publishScheduled } from './content-publishing.ts';
import { contentSetup } from './content-setup.ts';
import { contentUpkeep } from './content-upkeep.ts';
import { createFirstTexts } from './first-texts.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPublishedContent } from './published-content.ts';

export function contentFeature(
  dependencies: Base & {
    audit: AuditService;
    limits: RateLimits;
    media: MediaService;
    mediaAssets: MediaAssets;
  },
): Feature<{ content: ContentService }> {
  const first = createFirstTexts(dependencies);
  const shared = {
    ...dependencies,
    first,
    published: createPublishedContent({ ...dependencies, first }),
    previews: createPreviewLinks(dependencies),
    assetUsers: dependencies.contributions.to(assetUsers),
    activeAccounts: dependencies.contributions.to(activeAccounts),
  };
  const content = createContentService(shared);
  return {
    services: { content },
    jobs: [publishScheduled(shared), contentUpkeep(shared)],
    contributes: [
      attentionSources({
        kind: 'ownDrafts',
        countAll: (viewerId) => countDraftsBy(dependencies.database, viewerId, mostCounted),
      }),
      personalData(
        contentPersonalData(dependencies.database),
        contentAssetsPersonalData(dependencies.database),
      ),
      setupChecks(...contentSetup({ content, config: dependencies.config })),
      mediaUses({ topic: 'content', inUse: findContentMedia, shown: findContentMedia }),
    ],
  };
}
