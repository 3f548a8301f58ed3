import { type Language, languages } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { sampleData, sampleGiven } from '#server/features/kits/mail/mail-samples.ts';

interface WrittenMail {
  name: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/** Each kind of mail in both languages, with all data of its sample. */
export async function everyMail({ mail, config, content }: Context): Promise<WrittenMail[]> {
  const written: WrittenMail[] = [];
  for (const language of languages) {
    const { name } = await content.record('mails', language);
    const site = { name, url: config.siteUrl, timezone: config.timezone };
    const given = sampleGiven(language, new Date(), site);
    for (const kind of mail.kinds) {
      for (const data of sampleData(kind, given)) {
        // As a job has stored it.
        const stored = JSON.parse(JSON.stringify(data));
        const { subject, html, text } = await mail.render(kind, stored, language);
        written.push({ name: kind.name, language, subject, html, text });
      }
    }
  }
  return written;
}
