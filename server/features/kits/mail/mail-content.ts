import type { ContentKey, ContentOf, TextKey } from '#domain/content/content-documents.ts';
import type { RecordPart, RecordUse } from '#domain/content/record-uses.ts';
import type { Block } from '#domain/content/rich-text.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { MailAttachment } from '#server/adapters/mail/mailer.ts';
import { extensionPoint } from '#server/features/extension-point.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';

/** What a mail says, without its looks: `render-html.ts` and `render-text.ts` give it those. */
export interface MailContent {
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail, in small letters at its end. */
  reason: string;
  /** What comes with it and is made of the same data, when it leaves. */
  attach?: (editors: Pick<MailEditors, 'letterhead'>) => Promise<readonly MailAttachment[]>;
}

/** A plain string is a paragraph. Nothing in a block is HTML: every text is shown as it is. */
export type MailBlock =
  | string
  /** The one thing to do. Its address is also written out, for clients that show no links. */
  | ({ kind: 'button' } & MailLink)
  /** Answers to a question: the first ones as buttons, the last one quietly. */
  | { kind: 'answers'; buttons: readonly MailLink[]; quiet: MailLink }
  | { kind: 'facts'; items: readonly { label: string; value: string }[] }
  /** Somebody's own words, with their line ends. */
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string; url?: string }
  /** A card from somebody, in its colours. */
  | ({ kind: 'greeting'; look: MailLook } & Record<'text' | 'closing' | 'sender', string>)
  /** Begins a part of a long mail. */
  | { kind: 'heading'; text: string }
  | { kind: 'cards'; cards: readonly MailCard[] }
  /** `id` in `media_assets`; `url` of its JPEG, 1200 by 630. */
  | {
      kind: 'picture';
      id: string;
      url: string;
      alt: string;
      caption: string;
      href?: string | undefined;
    }
  /** What an editor wrote, with emphasis, lists and links. */
  | { kind: 'richText'; blocks: readonly RichBlock[] };

export type RichRun = string | { text: string; strong?: true; em?: true; href?: string };
export type RichBlock = Exclude<Block<RichRun>, { kind: 'retentionTerms' }>;

/** What editors say that a mail may repeat, in its language. */
export interface MailTexts {
  organisation: RecordPart<'mails' | 'paymentSlip'>;
  voucher: ContentOf<'voucher'>;
  firstDays: ContentOf<'firstDays'>;
}

/** Where they are found. */
export interface MailEditors {
  /** @param preview the token of a preview link: the draft that it opens instead */
  shown<Key extends TextKey>(
    key: Key,
    language: Language,
    preview?: string,
  ): Promise<ContentOf<Key>>;
  record<Use extends RecordUse>(
    use: Use,
    language: Language,
    preview?: string,
  ): Promise<RecordPart<Use>>;
  letterhead(preview?: string): Promise<Letterhead>;
  /** The text whose draft a preview link opens. */
  previewed(token: string): ContentKey | undefined;
}

/** Colours that are legible on each other, and a sign that letters have. */
interface MailLook {
  ground: string;
  accent: string;
  ink: string;
  sign: string;
}

/** Something to read more about. */
export interface MailCard extends MailLink {
  title: string;
  text: string;
  /** A JPEG, 1200 by 630. */
  picture?: { url: string; alt: string } | undefined;
}

export interface MailLink {
  label: string;
  url: string;
}

/** What every template may know of the portal. */
export interface MailSite {
  name: string;
  /** Without a slash at its end. */
  url: string;
  /** IANA name. */
  timezone: string;
}

/**
 * Where a mail waits. Neither receipts, of which a campaign brings many at once, nor what goes to many by the clock or by
 * one person's act, delay a link that somebody waits for.
 */
type MailQueue = 'mail' | 'receipts' | 'bulkMail';

/** What invented data is made of. */
export interface SampleGiven {
  language: Language;
  now: Date;
  site: MailSite;
  /** Looks like a signed link, and opens nothing. */
  link: string;
  /** @returns an instant, UTC ISO 8601 */
  inDays(days: number): string;
  /** @returns YYYY-MM-DD */
  dayIn(days: number): string;
  /** Now, written out. */
  moment: string;
}

/** How a mail is seen before anybody gets it, by whoever writes its texts and by tests. */
interface MailSample<Data> {
  /** What staff call it. */
  title: Bilingual;
  /** The texts of editors that it repeats. */
  of?: readonly (keyof MailTexts)[];
  /** Invented, with every part that it may have. */
  data(given: SampleGiven): Data;
  /** That with which it reads otherwise. */
  variants?(data: Data): readonly Data[];
}

/** A kind of mail that a feature writes. */
export interface MailTemplate<Data> {
  /** Waiting mails carry it: a name once used is not used for another. */
  name: string;
  /** Its data opens something without a session, such as by a signed link: a mail that fails permanently forgets it. */
  holdsKey: boolean;
  queue: MailQueue;
  write(data: Data, language: Language, site: MailSite, texts: MailTexts): MailContent;
  /** Asked at each try: a waiting mail that is not true any more does not leave. */
  isTrue?(data: Data): Promise<boolean>;
  sample: MailSample<Data>;
}

export const mailTemplates = extensionPoint<MailTemplate<unknown>>();

/** Of data with a link, it has to be said whether the link is a key. */
type Options<Data> = { sample: MailSample<Data>; queue?: MailQueue } & (Extract<
  keyof Data,
  `${string}Url`
> extends never
  ? { holdsKey?: true }
  : { holdsKey: boolean });

/** Its feature names it among its `mails`. */
export const defineMail = <Data>(
  name: string,
  write: MailTemplate<Data>['write'],
  options: Options<Data>,
): MailTemplate<Data> => ({ name, write, holdsKey: false, queue: 'mail', ...options });
