import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Config } from '#server/config/config.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { DocumentStatesService } from '../document-states/document-states.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { expiringMessages, moveMessages } from './contact.repository.ts';
import { type ContactService, createContactService } from './contact.service.ts';
import { contactMessage } from './contact-message-mail.ts';
import { contactPersonalData } from './contact-personal-data.ts';

export function contactFeature(
  given: Base & {
    mail: MailService;
    captcha: CaptchaService;
    limits: RateLimits;
    documentStates: DocumentStatesService;
    content: ContentService;
  },
): Feature<{ contact: ContactService }> {
  const recipient = () => organisationAddress(given);
  const contact = createContactService({ ...given, recipient });
  return {
    services: { contact },
    mails: [contactMessage],
    personalData: [contactPersonalData(given.database, contact)],
    retentions: [retentionOf('contactMessages', expiringMessages, contact.removeOld)],
    emailMoves: [moveMessages],
  };
}

/** Where the organisation reads what people write to it. */
async function organisationAddress({
  config: { mail },
  content,
}: {
  config: Config;
  content: ContentService;
}): Promise<string> {
  if (mail.fromIsOwn) return parseMailbox(mail.from).address;
  return (await content.published('organisation', 'es')).mailboxes.hello;
}
