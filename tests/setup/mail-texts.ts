import { firstContent } from '#content/first-content.ts';
import type { Language } from '#domain/language.ts';
import type { MailTexts } from '#server/features/kits/mail/mail-content.ts';

/** What mails repeat of the portal's own texts. */
export const firstMailTexts = (language: Language): MailTexts => ({
  organisation: firstContent.organisation[language],
  voucher: firstContent.voucher[language],
  firstDays: firstContent.firstDays[language],
});
