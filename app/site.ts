import { createContext, useContext } from 'react';
import type { TutorialId } from '#content/tutorials/tutorial.ts';
import { dateIn } from '#domain/clock.ts';
import type { ShownLink } from './components/text-page/shown.ts';

/** What every page knows of the site; the server reads it from its configuration. */
export interface Site {
  siteUrl: string;
  siteName: string;
  /** Address of the organisation's own; undefined: the paw stands for it. */
  logo?: string;
  /** IANA name; decides which day is today. */
  timezone: string;
  /** `Tulum, Quintana Roo · Guadalajara, Jalisco` */
  citiesAndStates?: string;
  /** What reaches the shelters, as a sentence; undefined where the organisation does not claim it. */
  profits?: string;
  /** The sentences of the footer on profits and hours. */
  promise?: string;
  /** Where the organisation reads mail, and who it is by law. */
  email?: string;
  legalName?: string;
  legalAddress?: string;
  /** Digits with the country's code, and what each is for. */
  telephones?: readonly { id: string; name: string; number: string }[];
  /** Where people call, as the footer says it: the telephones, or that of the chat. */
  lines?: readonly { number: string; text: string }[];
  /** Digits only, for wa.me. */
  whatsappNumber?: string;
  /** An e-mail address, or that of a form. */
  adoptionApplication?: string;
  /** Whether families apply here; else by the chat or that form. */
  takesApplications?: boolean;
  /** For which a pet is reserved for a family; undefined: as usual. */
  reservationDays?: number;
  /** Of the tutorials that have one. */
  tutorialVideos?: Partial<Record<TutorialId, string>>;
  /** Above every page, while editors have one. */
  notice?: { text: string; link?: ShownLink };
  facebookUrl?: string;
  instagramUrl?: string;
}

const SiteContext = createContext<Site>({
  siteUrl: '',
  siteName: '',
  timezone: 'America/Mexico_City',
});

export const SiteProvider = SiteContext.Provider;

export const useSite = () => useContext(SiteContext);

/** YYYY-MM-DD in the site's time zone, by this machine's clock: only for what is shown after the page has started. */
export function useToday(): string {
  return dateIn(useSite().timezone, new Date());
}
