import { useRouteLoaderData } from 'react-router';

/** What every page knows of the site; the root's loader reads it from the configuration. */
export interface Site {
  siteUrl: string;
  siteName: string;
  /** Digits only, for wa.me. */
  whatsappNumber?: string;
  facebookUrl?: string;
  instagramUrl?: string;
}

/** Stands in where the root's loader failed: the error page is still a page of the site. */
const unknownSite: Site = { siteUrl: '', siteName: 'Casa Animal' };

export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? unknownSite;
}
