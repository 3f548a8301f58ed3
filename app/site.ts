import { useRouteLoaderData } from 'react-router';
import type { TutorialId } from '#content/tutorials/tutorial.ts';
import { dateIn } from '#domain/clock.ts';

/** What every page knows of the site; the root's loader reads it from the configuration. */
export interface Site {
  siteUrl: string;
  siteName: string;
  /** IANA name; decides which day is today. */
  timezone: string;
  /** Where the organisation reads mail, and who it is by law. */
  email?: string;
  legalName?: string;
  legalAddress?: string;
  /** Digits only, for wa.me. */
  whatsappNumber?: string;
  /** An e-mail address, or that of a form. */
  adoptionApplication?: string;
  /** Of the tutorials that have one. */
  tutorialFilms?: Partial<Record<TutorialId, string>>;
  facebookUrl?: string;
  instagramUrl?: string;
}

/** Stands in where the root's loader failed: the error page is still a page of the site. */
const unknownSite: Site = { siteUrl: '', siteName: 'Casa Animal', timezone: 'America/Mexico_City' };

export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? unknownSite;
}

/** YYYY-MM-DD in the site's time zone, by this machine's clock: only for what is shown after the page has started. */
export function useToday(): string {
  return dateIn(useSite().timezone, new Date());
}
