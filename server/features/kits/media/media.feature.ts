import type { Base, Feature } from '#server/features/feature.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { createMediaAssets, type MediaAssets } from './media-assets.ts';
import { mediaUpkeep } from './media-upkeep.ts';
import { mediaUses } from './media-use.ts';
import { createShownMedia, type ShownMedia } from './shown-media.ts';

interface MediaServices {
  media: MediaService;
  mediaAssets: MediaAssets;
  shownMedia: ShownMedia;
}

export function mediaFeature(base: Base): Feature<MediaServices> {
  const shared = { ...base, mediaUses: base.contributions.to(mediaUses) };
  const media = createMediaService(shared);
  return {
    services: {
      media,
      mediaAssets: createMediaAssets(shared),
      shownMedia: createShownMedia(shared),
    },
    jobs: [mediaUpkeep({ ...shared, media })],
  };
}
