import type { Base, Feature } from '../feature.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { scheduleMediaUpkeep } from './media-upkeep.ts';
import { createShownMedia, type ShownMedia } from './shown-media.ts';

export function mediaFeature(
  given: Base,
): Feature<{ media: MediaService; shownMedia: ShownMedia }> {
  const media = createMediaService(given);
  scheduleMediaUpkeep({ ...given, media });
  return { services: { media, shownMedia: createShownMedia(given) } };
}
