import type { Base, Feature } from '#server/features/feature.ts';
import { createTimelineService, type TimelineService } from './timeline.service.ts';
import { timelineSources } from './timeline-source.ts';

export const timelineFeature = ({
  database,
  contributions,
}: Base): Feature<{ timeline: TimelineService }> => ({
  services: {
    timeline: createTimelineService({ database, sources: contributions.to(timelineSources) }),
  },
});
