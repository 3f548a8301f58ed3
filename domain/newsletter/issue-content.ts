import { z } from 'zod';
import { assetId } from '../content/content-assets.ts';
import { type LinkTarget, linkTarget } from '../content/link.ts';
import { type Block, linesOf, type Run } from '../content/rich-text.ts';
import { richText } from '../content/rich-text-schema.ts';
import { type DonationKind, donationKinds } from '../donations/donation-kind.ts';
import { languages } from '../language.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText, visibleLine } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** In one issue. */
export const mostBlocks = 30;
const longestText = 4_000;
export const mostPets = 12;
export const mostEvents = 10;
export const longestSubject = 150;
export const longestAlt = 300;
export const longestCaption = 200;

const error = (key: MessageKey) => ({ error: key });
const line = (max: number) =>
  z
    .string()
    .transform(visibleLine)
    .pipe(z.string().max(max, error('tooLong')));
const bilingual = <Of extends z.ZodType>(of: Of) => z.strictObject({ es: of, en: of });
const lineOf = (max: number) => bilingual(line(max));
const plainText = z
  .string()
  .transform(tidyText)
  .pipe(z.string().max(longestText, error('tooLong')))
  .transform(paragraphsOf);
/** As editors of all texts write it; what is written of the terms of the law has no place in a mail. */
const writtenText = richText.refine(
  (blocks) =>
    linesOf(blocks).join('').length <= longestText &&
    !blocks.some((one) => typeof one !== 'string' && one.kind === 'retentionTerms'),
  error('tooLong'),
);
/** Plain text becomes its paragraphs: so drafts of before are read. */
const text = z.union([plainText, writtenText]);

function paragraphsOf(plain: string): readonly Block[] {
  return plain.split(/\n{2,}/).filter((one) => one !== '');
}

const giftKind = z.enum(donationKinds.values as [DonationKind, ...DonationKind[]]);

/** Texts may be empty here: a draft is kept as it is, and `issueProblems` tells what is missing. */
const issueBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), heading: lineOf(120), text: bilingual(text) }),
  /** One of the library of the portal's texts, with what it shows in words. */
  z.strictObject({
    kind: z.literal('picture'),
    picture: assetId.nullable(),
    alt: lineOf(longestAlt),
    caption: lineOf(longestCaption),
    target: linkTarget.nullable(),
  }),
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
  /** What gifts of a kind are asked for, with the way to give. */
  z.strictObject({
    kind: z.literal('campaign'),
    heading: lineOf(120),
    text: bilingual(text),
    give: giftKind,
  }),
]);
export type IssueBlock = z.output<typeof issueBlock>;

/** Whom an issue is for, among the readers of its languages. */
export const audiences = vocabulary({
  everyone: 'todos',
  donors: 'donantes',
  adopters: 'adoptantes',
});
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
  /** Of these those whose account says this city, in any case and accents; '' for all. */
  city: line(80),
  /** Whether everybody may read it on the portal once it is sent. */
  inArchive: z.boolean(),
});
export type IssueContent = z.output<typeof issueContent>;

/** As it is stored; one that an earlier version stored has plain texts, and nobody was asked about the archive. */
export function storedIssue(json: string): IssueContent {
  const stored = JSON.parse(json) as IssueContent;
  return {
    ...stored,
    inArchive: stored.inArchive ?? false,
    city: stored.city ?? '',
    blocks: stored.blocks.map((block) =>
      block.kind === 'text'
        ? { ...block, text: { es: asBlocks(block.text.es), en: asBlocks(block.text.en) } }
        : block,
    ),
  };
}

const asBlocks = (text: string | readonly Block[]) =>
  typeof text === 'string' ? paragraphsOf(text) : text;

/** The pictures of the library that an issue shows, each once. */
export const picturesIn = (blocks: readonly IssueBlock[]): string[] => [
  ...new Set(blocks.flatMap((one) => (one.kind === 'picture' ? (one.picture ?? []) : []))),
];

/** Where its links lead. */
export function targetsIn(block: IssueBlock): LinkTarget[] {
  switch (block.kind) {
    case 'button':
    case 'picture':
      return block.target ? [block.target] : [];
    case 'text':
    case 'campaign':
      return languages.flatMap((language) => block.text[language].flatMap(targetsOf));
    default:
      return [];
  }
}

function targetsOf(block: Block): LinkTarget[] {
  if (typeof block === 'string') return [];
  const lines =
    block.kind === 'paragraph' ? [block.runs] : block.kind === 'list' ? block.items : [];
  return lines.flatMap((line) => (typeof line === 'string' ? [] : line.flatMap(targetOfRun)));
}

const targetOfRun = (run: Run) => (typeof run === 'string' || !run.link ? [] : [run.link]);
