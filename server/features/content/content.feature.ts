import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MediaService } from '../media/media.service.ts';
import type { MediaAssets } from '../media/media-assets.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { findContentMedia } from './content-assets.repository.ts';
import { contentAssetsPersonalData, contentPersonalData } from './content-personal-data.ts';
import { publishScheduled } from './content-publishing.ts';
import { contentUpkeep } from './content-upkeep.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPublishedContent } from './published-content.ts';

export function contentFeature(
  given: Base & {
    audit: AuditService;
    limits: RateLimits;
    media: MediaService;
    mediaAssets: MediaAssets;
  },
): Feature<{ content: ContentService }> {
  const parts = {
    ...given,
    published: createPublishedContent(given),
    previews: createPreviewLinks(given),
  };
  return {
    services: { content: createContentService(parts) },
    jobs: [publishScheduled(parts), contentUpkeep(parts)],
    personalData: [contentPersonalData(given.database), contentAssetsPersonalData(given.database)],
    mediaUses: [{ topic: 'content', inUse: findContentMedia, shown: findContentMedia }],
  };
}
