import type { ContentKey } from '#domain/content/content-documents.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { MailAttachment } from '#server/adapters/mail/mailer.ts';
import type { MailSite, MailTemplate, SampleGiven } from './mail-content.ts';
import { type MailSending, render } from './mail-sending.ts';

/** `/{template}/{language}/{token}` follows, and `/adjunto` for what comes with the mail. */
export const samplePath = '/vista-previa-de-correo';

interface ListedSample {
  title: Bilingual;
  /** Where it is seen in each language. */
  paths: Bilingual;
  /** Of what comes with it. */
  attached: Bilingual | undefined;
}

export interface SamplePreview {
  /** That of its template. */
  name: string;
  language: Language;
  /** Of a link to the draft of a text that it repeats. */
  token: string;
}

interface ShownSample {
  html: string;
  attachments(): Promise<readonly MailAttachment[]>;
}

/** The record of the organisation is in all of them: its name is. */
const repeats = ({ sample }: MailTemplate<unknown>, key: ContentKey) =>
  key === 'organisation' || (sample.of?.some((one) => one === key) ?? false);

const day = 86_400_000;

export function sampleGiven(language: Language, now: Date, site: MailSite): SampleGiven {
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();
  return {
    ...{ language, now, site, inDays },
    link: `${site.url}/…`,
    dayIn: (days) => inDays(days).slice(0, 10),
    moment: now.toLocaleString(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: site.timezone,
    }),
  };
}

/** All data that a kind of mail is shown with: the first is what people see. */
export function sampleData<Data>({ sample }: MailTemplate<Data>, given: SampleGiven) {
  const data = sample.data(given);
  return [data, ...(sample.variants?.(data) ?? [])] as const;
}

async function draw(
  sending: MailSending,
  template: MailTemplate<unknown>,
  language: Language,
  token: string,
) {
  const { name } = await sending.content.record<'mails'>('mails', language, token);
  const given = sampleGiven(language, sending.clock.now(), { ...sending.site, name });
  const [data] = sampleData(template, given);
  return render(sending, template, data, language, token);
}

/** Mails that repeat a text of editors. @param token of the link to its draft */
export async function samplesOf(
  sending: MailSending,
  key: ContentKey,
  token: string,
): Promise<ListedSample[]> {
  const listed: ListedSample[] = [];
  for (const template of sending.mails) {
    const { name, sample } = template;
    if (!repeats(template, key)) continue;
    const pathIn = (language: Language) => `${samplePath}/${name}/${language}/${token}`;
    const paths = { es: pathIn('es'), en: pathIn('en') };
    const { content } = await draw(sending, template, 'es', token);
    const attached = content.attach && {
      es: `${paths.es}/adjunto`,
      en: `${paths.en}/adjunto`,
    };
    listed.push({ title: sample.title, paths, attached });
  }
  return listed;
}

/** @returns undefined where the token opens no draft that the mail repeats */
export async function showSample(
  sending: MailSending,
  { name, language, token }: SamplePreview,
): Promise<ShownSample | undefined> {
  const key = sending.content.previewed(token);
  const template = sending.mails.find((one) => one.name === name);
  if (!key || !template || !repeats(template, key)) return undefined;
  const { content, html } = await draw(sending, template, language, token);
  const editors = { letterhead: () => sending.content.letterhead(token) };
  return { html, attachments: async () => (await content.attach?.(editors)) ?? [] };
}
