import type { Base, Feature } from '../feature.ts';
import { createTimelineService, type TimelineService } from './timeline.service.ts';

export const timelineFeature = ({
  database,
  collected,
}: Base): Feature<{ timeline: TimelineService }> => ({
  services: { timeline: createTimelineService({ database, sources: collected.timelineSources }) },
});
