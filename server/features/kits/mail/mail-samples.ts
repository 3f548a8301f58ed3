import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { MailAttachment } from '#server/adapters/mail/mailer.ts';
import type { MailTemplate } from './mail-content.ts';
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

const repeats = ({ sample }: MailTemplate<unknown>, key: ContentKey) =>
  sample?.of.some((one) => one === key) ?? false;

/** Mails that repeat a text of editors. @param token of the link to its draft */
export async function samplesOf(
  sending: MailSending,
  key: ContentKey,
  token: string,
): Promise<ListedSample[]> {
  const listed: ListedSample[] = [];
  for (const template of sending.mails) {
    const { name, sample } = template;
    if (!sample || !repeats(template, key)) continue;
    const pathIn = (language: Language) => `${samplePath}/${name}/${language}/${token}`;
    const paths = { es: pathIn('es'), en: pathIn('en') };
    const data = sample.data('es', sending.clock.now());
    const { content } = await render(sending, template, data, 'es');
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
  if (!key || !template?.sample || !repeats(template, key)) return undefined;
  const data = template.sample.data(language, sending.clock.now());
  const { content, html } = await render(sending, template, data, language, token);
  const editors = { letterhead: () => sending.content.letterhead(token) };
  return { html, attachments: async () => (await content.attach?.(editors)) ?? [] };
}
