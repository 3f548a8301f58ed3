import type { Bilingual, Language } from '../language.ts';

/** In one mail; those behind them keep their own addresses. */
export const mostCountedLinks = 100;

/** Of an issue in a language: the clicks of fewer might say who clicked. */
export const fewestCountedReaders = 5;

export interface LinkClicks {
  language: Language;
  /** Where it leads. */
  address: string;
  /** What the mail calls it. */
  label: string;
  /** Null once its count has been deleted for its age. */
  clicks: number | null;
}

/** How often the links of an issue were opened; the same person may do so twice. */
export interface IssueClicks {
  /** Whether clicks are counted now. */
  isCounting: boolean;
  /** Mails that the mail server took and that did not come back. */
  delivered: Bilingual<number>;
  /** By language, the most opened first. */
  links: readonly LinkClicks[];
}

/** Null where no mail was delivered. */
export const clicksPerHundred = (clicks: number, delivered: number): number | null =>
  delivered === 0 ? null : Math.round((clicks / delivered) * 100);
