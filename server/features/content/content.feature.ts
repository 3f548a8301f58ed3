import type { Base, Feature } from '../feature.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { createPublishedContent } from './published-content.ts';

export function contentFeature(given: Base): Feature<{ content: ContentService }> {
  const published = createPublishedContent(given);
  return { services: { content: createContentService({ published }) } };
}
