import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { contentPersonalData } from './content-personal-data.ts';
import { publishScheduled } from './content-publishing.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPublishedContent } from './published-content.ts';

export function contentFeature(
  given: Base & { audit: AuditService; limits: RateLimits },
): Feature<{ content: ContentService }> {
  const parts = {
    ...given,
    published: createPublishedContent(given),
    previews: createPreviewLinks(given),
  };
  return {
    services: { content: createContentService(parts) },
    jobs: [publishScheduled(parts)],
    personalData: [contentPersonalData(given.database)],
  };
}
