import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { IsActive } from './active-accounts.ts';
import type { AssetUser } from './asset-use.ts';
import type { FirstTexts } from './first-texts.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PublishedContent } from './published-content.ts';

/** What the use cases of the portal's texts depend on. */
export interface ContentDependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  media: MediaService;
  mediaAssets: MediaAssets;
  files: FileStore;
  assetUsers: readonly AssetUser[];
  activeAccounts: readonly IsActive[];
  first: FirstTexts;
  published: PublishedContent;
  previews: PreviewLinks;
}
