import type { Bilingual } from '../language.ts';

export interface Span {
  years?: number;
  months?: number;
  days?: number;
}

export interface RetentionTerm {
  what: Bilingual;
  after: Span;
  since: Bilingual;
  /** 'tell': by mail, while there is still time. */
  action: 'tell' | 'delete' | 'anonymize';
  /** Counted from the day on which the year's annual return was due at the latest: so the tax law counts. */
  fromAnnualReturn?: true;
  /** Whose length is configured: its months, or its years. */
  configured?: keyof RetentionSettings;
  /** Why it is kept so long. */
  law?: string;
  /** Of what people are told in the privacy notice; the rest are technical records of days. */
  inNotice: boolean;
}

/** What each organisation decides for itself. */
export interface RetentionSettings {
  /** Months for which adoption data is kept. */
  adoptionMonths: number;
  /** Years for which the file of a donor is kept whom the anti-laundering law has identified. */
  identifiedDonorYears: number;
}

/** Where nobody says otherwise. */
export const usualRetention: RetentionSettings = { adoptionMonths: 12, identifiedDonorYears: 10 };
