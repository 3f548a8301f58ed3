import type { Language } from '#domain/language.ts';
import type { PageGroup } from '#domain/pages.ts';

/** Groups of pages that the build draws a picture for (content/share-images.ts); the others share that of the site. */
export const drawnGroups = [
  'us',
  'donations',
  'pets',
  'events',
  'products',
  'team',
  'resources',
  'contact',
] as const satisfies readonly PageGroup[];

/** What a shared link to a page of `group` shows, 1200 by 630, relative to the site's root. */
export function shareImageFor(group: PageGroup | undefined, language: Language): string {
  const drawn = drawnGroups.find((each) => each === group) ?? 'site';
  return `/og/${drawn}-${language}.png`;
}
