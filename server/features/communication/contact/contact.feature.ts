import { mostCounted } from '#domain/dashboard/attention.ts';
import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Config } from '#server/config/config.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { failedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import type { ContentService } from '../content/content.service.ts';
import { mailRecipients } from '../inbound-mail/mail-recipient.ts';
import { contactAcknowledgement } from './acknowledgement-mail.ts';
import { createAnswers } from './answer-message.ts';
import { expiringMessages, moveMessages } from './contact.repository.ts';
import { type ContactService, createContactService } from './contact.service.ts';
import { contactMessage } from './contact-message-mail.ts';
import { answersPersonalData, contactPersonalData } from './contact-personal-data.ts';
import { failedReplies } from './failed-replies.repository.ts';
import { countWaiting } from './inbox.repository.ts';
import { createInbox } from './inbox.service.ts';
import { messageStatesOf } from './message-states.ts';
import { notifyOfMessages } from './notify-of-messages.ts';
import { messageReply } from './reply-mail.ts';
import { createSavedReplies } from './saved-replies.ts';
import { createThreadAddresses } from './thread-address.ts';
import { threadMail } from './thread-mail.ts';
import { threadMailEmpty } from './thread-mail-empty-mail.ts';
import { createThreadMailIds } from './thread-mail-ids.ts';
import { unreadMessages } from './unread-mail.ts';

interface ContactServices {
  contact: ContactService;
  inbox: ReturnType<typeof createInbox>;
  messageAnswers: Omit<ReturnType<typeof createAnswers>, 'job'>;
  savedReplies: ReturnType<typeof createSavedReplies>;
}

export function contactFeature(
  dependencies: Base & {
    mail: MailService;
    captcha: CaptchaService;
    limits: RateLimits;
    documentStates: DocumentStatesService;
    content: ContentService;
    audit: AuditService;
    accounts: AccountsService;
  },
): Feature<ContactServices> {
  const { config, secretKey, database } = dependencies;
  const recipient = () => organisationAddress(dependencies);
  const addresses =
    config.inboundMail && createThreadAddresses(secretKey, config.inboundMail.domain);
  const threads = createThreadMailIds({
    fromDomain: parseMailbox(config.mail.from).address.replace(/^.*@/, ''),
    addresses,
  });
  const states = messageStatesOf(dependencies.documentStates);
  const contact = createContactService({ ...dependencies, states, threads, recipient });
  const { job, ...messageAnswers } = createAnswers({ ...dependencies, states, threads, recipient });
  return {
    services: {
      contact,
      inbox: createInbox({ ...dependencies, threads, recipient }),
      messageAnswers,
      savedReplies: createSavedReplies(dependencies),
    },
    contributes: [
      attentionSources({
        kind: 'messages',
        countAll: () => countWaiting(database, mostCounted),
      }),
      failedSendings(failedReplies),
      mailTemplates(
        contactMessage,
        contactAcknowledgement,
        messageReply,
        threadMailEmpty,
        unreadMessages,
      ),
      mailRecipients(
        ...(addresses
          ? [
              threadMail({
                ...dependencies,
                states,
                addresses,
                ownAddress: () => dependencies.mail.sender().toLowerCase(),
              }),
            ]
          : []),
      ),
      personalData(contactPersonalData(database, contact), answersPersonalData(database)),
      retentions(retentionOf('contactMessages', expiringMessages, contact.removeOld)),
      emailMoves(moveMessages),
    ],
    jobs: [job, notifyOfMessages(dependencies)],
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
  const { hello } = (await content.record('messages', 'es')).mailboxes;
  // Before anybody has said where the organisation reads mail, its sender's address is the only one there is.
  return hello || parseMailbox(mail.from).address;
}
