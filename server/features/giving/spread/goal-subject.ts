import type { Language } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import { spreadWords } from './spread-words.ts';

/** What is handed on of something with a goal, a campaign or a person's page: in one language. */
interface Goal {
  title: string;
  summary: string;
  goalCents: number;
  raisedCents: number;
  percent: number;
  /** In `media_assets`. */
  picture: string | null;
  /** '$250: what it pays' */
  amounts: readonly string[];
  /** Of its page. */
  address: string;
  /** What it is, by the words of both. */
  kind: 'campaign' | 'ownPage';
  /** It takes gifts. */
  isActive: boolean;
}

export const wholePesos = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');

export const raisedOf = (
  { raisedCents, goalCents }: Pick<Goal, 'raisedCents' | 'goalCents'>,
  language: Language,
): string => spreadWords[language].raised(wholePesos(raisedCents), wholePesos(goalCents));

/** On posters it says no progress, which would be old the next day, but what is asked for. */
export function goalSubject(goal: Goal, language: Language): ShareSubject {
  const { title, summary, goalCents, percent, picture, amounts, address, kind, isActive } = goal;
  const words = spreadWords[language];
  const looks = isActive ? words[kind] : words.ended[kind];
  return {
    ...{ title, summary, looks, address, place: '' },
    facts: raisedOf(goal, language),
    lastingFacts: words.goal(wholePesos(goalCents)),
    more: [],
    items: isActive ? amounts : [],
    scan: isActive ? words.scan : words.ended.scan,
    shortAddress: address.replace(/^https?:\/\//, ''),
    progress: Math.max(0, Math.min(100, percent)),
    photos: picture ? [{ file: `media/${picture}/og.jpg`, focus: usualFocalPoint }] : [],
  };
}
