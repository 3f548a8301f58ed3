import type { InitialStaticPageId, PageGroup } from './pages.ts';

/** The navigation bar: one dropdown a group. The Pets menu adds its video tutorials, which are no pages. */
export const navigation = [
  { group: 'us', pages: ['us', 'usHistory', 'usManifesto', 'usSocialCause', 'usShelters'] },
  { group: 'pets', pages: ['adoptionPets', 'rehabilitationPets'] },
  { group: 'events', pages: ['adoptionEvents'] },
  { group: 'products', pages: ['foodProducts', 'toyProducts'] },
  { group: 'team', pages: ['sponsors', 'alliances'] },
  { group: 'resources', pages: ['resources', 'faqs'] },
  {
    group: 'contact',
    pages: ['contact', 'joinTheProject', 'inform', 'goingHome', 'newsletter', 'privacyNotice'],
  },
] as const satisfies readonly { group: PageGroup; pages: readonly InitialStaticPageId[] }[];

/**
 * The footer's map. The specification's '/Productos' only redirects to the home page, so the link goes to the first
 * of the product pages; the terms are linked from the footer too.
 */
export const footerPages = [
  'home',
  'foodProducts',
  'donations',
  'faqs',
  'resources',
  'help',
  'lostAndFound',
  'contact',
  'terms',
] as const satisfies readonly InitialStaticPageId[];
