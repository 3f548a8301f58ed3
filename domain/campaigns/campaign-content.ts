import { z } from 'zod';
import { assetId } from '../content/content-assets.ts';
import { type Block, linesOf } from '../content/rich-text.ts';
import { richText } from '../content/rich-text-schema.ts';
import { singleKinds } from '../donations/donation-kind.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { Bilingual } from '../language.ts';
import { smallestDonationCents } from '../money.ts';
import { tidyText, visibleLine } from '../text.ts';

export const longestTitle = 100;
export const longestSummary = 300;
const longestStory = 6_000;
export const longestSurplus = 600;
export const longestPurpose = 120;
export const longestAlt = 300;
export const longestSponsor = 80;
export const longestUpdate = 2_000;
export const longestSlug = 80;
export const mostPictures = 8;
export const mostPets = 12;
export const mostAmounts = 6;
export const mostUpdates = 40;
/** Pesos that a sponsor adds to each peso given. */
export const mostTimes = 5;
/** A hundred million pesos. */
const largestGoalCents = 100_000_000_00;

const error = (key: PlainKey) => ({ error: key });
const bilingual = <Of extends z.ZodType>(of: Of) => z.strictObject({ es: of, en: of });
const line = (max: number) =>
  z
    .string()
    .transform(visibleLine)
    .pipe(z.string().max(max, error('tooLong')));
const lines = (max: number) =>
  z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(max, error('tooLong')));
/** As editors of all texts write it; the terms of the law have no place in it. */
const story = (max: number) =>
  richText.refine(
    (blocks) =>
      linesOf(blocks).join('').length <= max &&
      !blocks.some((one) => typeof one !== 'string' && one.kind === 'retentionTerms'),
    error('tooLong'),
  );
const day = z.iso.date(error('invalidDate'));
const cents = z
  .number(error('amountInvalid'))
  .refine(
    (value) => Number.isSafeInteger(value) && value > 0 && value <= largestGoalCents,
    error('amountInvalid'),
  );
const giftCents = cents.refine(
  (value) => value >= smallestDonationCents,
  error('donationTooSmall'),
);

/** Texts may be empty: a draft is kept as it is, and `campaignProblems` tells what is missing. */
export const campaignContent = z.strictObject({
  /** As it stands in addresses, in both languages; nobody changes it once it has started. */
  slug: z
    .string(error('required'))
    .trim()
    .max(longestSlug, error('tooLong'))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error('campaignAddressInvalid')),
  title: bilingual(line(longestTitle)),
  summary: bilingual(line(longestSummary)),
  story: bilingual(story(longestStory)),
  goalCents: giftCents.nullable(),
  /** The last day, YYYY-MM-DD; null where somebody ends it. */
  endsOn: day.nullable(),
  /** What its gifts are booked as. */
  kind: z.enum(singleKinds, error('chooseOption')),
  /** Of the concepts of `other`. */
  productId: z.string().max(100).nullable(),
  pictures: z
    .array(z.strictObject({ picture: assetId, alt: bilingual(line(longestAlt)) }))
    .max(mostPictures, error('tooLong')),
  petIds: z.array(z.uuid()).max(mostPets, error('tooLong')),
  /** That are suggested, each with what it pays. */
  amounts: z
    .array(z.strictObject({ amountCents: giftCents, pays: bilingual(line(longestPurpose)) }))
    .max(mostAmounts, error('tooLong')),
  /** What is done with what comes beyond the goal. */
  surplus: bilingual(lines(longestSurplus)),
  /** What somebody has promised to add to each gift of these days; no money of the ledger. */
  match: z
    .strictObject({
      sponsor: line(longestSponsor).pipe(z.string().min(1, error('required'))),
      /** Pesos for each peso. */
      times: z.int().min(1).max(mostTimes),
      limitCents: cents,
      from: day,
      until: day,
      /** The promised money has come, and stands in the ledger. */
      isPaid: z.boolean(),
    })
    .refine(({ from, until }) => from <= until, { error: 'rangeInverted', path: ['until'] })
    .nullable(),
  /** Whether the page shows the names that donors wrote for it. */
  showsNames: z.boolean(),
  updates: z
    .array(
      z.strictObject({
        date: day,
        title: bilingual(line(longestTitle)),
        text: bilingual(lines(longestUpdate)),
      }),
    )
    .max(mostUpdates, error('tooLong')),
  /** What came of it. */
  result: bilingual(story(longestStory)),
});
export type CampaignContent = z.output<typeof campaignContent>;

const empty = (): Bilingual => ({ es: '', en: '' });
const noText = (): Bilingual<Block[]> => ({ es: [], en: [] });

export const blankCampaign = (slug: string): CampaignContent => ({
  slug,
  title: empty(),
  summary: empty(),
  story: noText(),
  goalCents: null,
  endsOn: null,
  kind: 'treatment',
  productId: null,
  pictures: [],
  petIds: [],
  amounts: [],
  surplus: empty(),
  match: null,
  showsNames: true,
  updates: [],
  result: noText(),
});

/** The pictures of the library that it shows, each once. */
export const picturesOf = ({ pictures }: Pick<CampaignContent, 'pictures'>): string[] => [
  ...new Set(pictures.map(({ picture }) => picture)),
];
