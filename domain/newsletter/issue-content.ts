import { z } from 'zod';
import { linkTarget } from '../content/link.ts';
import { languages } from '../language.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText, visibleLine } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** In one issue. */
export const mostBlocks = 30;
export const longestText = 4_000;
export const mostPets = 12;
export const mostEvents = 10;
export const longestSubject = 150;

const error = (key: MessageKey) => ({ error: key });
const line = (max: number) =>
  z
    .string()
    .transform(visibleLine)
    .pipe(z.string().max(max, error('tooLong')));
const bilingual = <Of extends z.ZodType>(of: Of) => z.strictObject({ es: of, en: of });
const lineOf = (max: number) => bilingual(line(max));
const text = z
  .string()
  .transform(tidyText)
  .pipe(z.string().max(longestText, error('tooLong')));

/** Texts may be empty here: a draft is kept as it is, and `issueProblems` tells what is missing. */
const issueBlock = z.discriminatedUnion('kind', [
  /** An empty line begins another paragraph. */
  z.strictObject({ kind: z.literal('text'), heading: lineOf(120), text: bilingual(text) }),
  /** These, as far as they are public when the issue is sent. */
  z.strictObject({ kind: z.literal('pets'), ids: z.array(z.uuid()).max(mostPets) }),
  /** Those that have been in adoption for the longest time. */
  z.strictObject({ kind: z.literal('waitingPets'), count: z.int().min(1).max(mostPets) }),
  /** The next ones. */
  z.strictObject({ kind: z.literal('events'), count: z.int().min(1).max(mostEvents) }),
  z.strictObject({
    kind: z.literal('button'),
    label: lineOf(60),
    target: linkTarget.nullable(),
  }),
]);
export type IssueBlock = z.output<typeof issueBlock>;

/** Whom an issue is for, among the readers of its languages. */
export const audiences = vocabulary({ everyone: 'todos', donors: 'donantes' });
export type Audience = ValueOf<typeof audiences>;

export const issueContent = z.strictObject({
  /** In which it is written; whoever reads another one does not get it. */
  languages: z
    .array(z.enum(languages))
    .min(1, error('required'))
    .max(languages.length)
    .transform((chosen) => languages.filter((one) => chosen.includes(one))),
  subject: lineOf(longestSubject),
  preheader: lineOf(longestSubject),
  blocks: z.array(issueBlock).max(mostBlocks, error('tooLong')),
  audience: z.enum(audiences.values as [Audience, ...Audience[]]),
});
export type IssueContent = z.output<typeof issueContent>;
