import { todayIn } from '#domain/clock.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import * as changingDesk from './change-notice-desk.ts';
import { contactMail } from './contact-mail.ts';
import { moveContacts } from './contacts.repository.ts';
import {
  answerContact,
  believe,
  block,
  confirmContact,
  openContact,
  writeInContact,
} from './converse.ts';
import { endNotices } from './end-notices.ts';
import * as following from './follow-notice.ts';
import { keyOf, make } from './make-notice.ts';
import * as managing from './manage-notice.ts';
import { noticeAlert } from './notice-alert-mail.ts';
import { type NoticeDependencies, noticeStatesOf } from './notice-dependencies.ts';
import { countInState } from './notice-desk.repository.ts';
import { noticeMail } from './notice-mail.ts';
import { createNoticeMails } from './notice-mails.ts';
import { noticeSubject } from './notice-subject.ts';
import { expiringNotices, moveNotices } from './notices.repository.ts';
import { contactsPersonalData, noticesPersonalData } from './notices-personal-data.ts';
import * as readingDesk from './read-notice-desk.ts';
import { list, openPhoto, reunitedThisYear, see } from './read-notices.ts';
import { removeNotices } from './remove-notices.ts';
import * as writing from './write-to-notice.ts';

const createLostAndFound = (dependencies: NoticeDependencies) =>
  bindUseCases(
    dependencies,
    { make, keyOf, list, see, openPhoto, reunitedThisYear },
    { answerContact, believe, block, confirmContact, openContact, writeInContact },
    following,
    managing,
    writing,
    readingDesk,
    changingDesk,
  );

export type LostAndFoundService = ReturnType<typeof createLostAndFound>;

/** Lost and found animals: notices, messages through the portal alone, and the desk that looks at both. */
export function lostAndFoundFeature(
  dependencies: Base &
    Omit<NoticeDependencies, 'states' | 'mails' | 'keys' | 'today'> & { mail: MailService },
): Feature<{ lostAndFound: LostAndFoundService }> {
  const { secretKey, timezone, clock } = dependencies;
  const keys = {
    own: createSignedIds(secretKey, 'lost and found notices'),
    draft: createSignedIds(secretKey, 'lost and found drafts'),
    contact: createSignedIds(secretKey, 'lost and found messages'),
  };
  const mails = createNoticeMails({ ...dependencies, keys });
  const states = noticeStatesOf(dependencies.documentStates);
  const shared = { ...dependencies, keys, mails, states, today: todayIn(timezone, clock) };
  return {
    services: { lostAndFound: createLostAndFound(shared) },
    jobs: [endNotices(shared)],
    contributes: [
      mailTemplates(noticeMail, contactMail, noticeAlert),
      shareSources({ kind: 'notice', find: (id, language) => noticeSubject(shared, id, language) }),
      personalData(noticesPersonalData(shared), contactsPersonalData(shared)),
      attentionSources({
        kind: 'notices',
        countAll: () => countInState(dependencies.database, 'inReview', mostCounted),
      }),
      retentions(
        retentionOf('petNotices', expiringNotices, (tx, ids) => removeNotices(shared, tx, ids)),
      ),
      emailMoves(moveNotices, moveContacts),
    ],
  };
}
