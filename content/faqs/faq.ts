import type { Bilingual } from '#domain/language.ts';
import type { Link } from '../model.ts';

export interface Faq {
  /** The fragment of its address in each language: a question that was shared must keep its slug. */
  slug: Bilingual;
  question: Bilingual;
  /** Paragraphs. */
  answer: Bilingual<readonly string[]>;
  link?: Bilingual<Link>;
}

export interface FaqGroup {
  id: 'adoption' | 'donations' | 'rescue' | 'portal';
  heading: Bilingual;
  questions: readonly Faq[];
}
