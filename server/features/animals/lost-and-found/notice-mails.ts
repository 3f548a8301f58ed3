import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { type ContactMailData, contactMail } from './contact-mail.ts';
import type { NoticeContact } from './contacts.repository.ts';
import type { PetNotice } from './notice.ts';
import { type NoticeAlertData, noticeAlert } from './notice-alert-mail.ts';
import type { NoticeKeys } from './notice-keys.ts';
import { type NoticeMailData, noticeMail } from './notice-mail.ts';

export type NoticeMails = ReturnType<typeof createNoticeMails>;

/** Who is told of a notice, each in the transaction of the change: of what strangers wrote no mail says anything. */
export function createNoticeMails({
  mail,
  accounts,
  keys,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'holdersOf'>;
  keys: NoticeKeys;
  siteUrl: string;
}) {
  return {
    /** To whoever made it. */
    async tell(
      tx: Tx,
      notice: PetNotice,
      { what, words = '' }: { what: NoticeMailData['what']; words?: string },
    ): Promise<void> {
      const { id, email, language, folio, expiresAt, kind } = notice;
      const key = keys.own.keyOf(id);
      await mail.enqueue(tx, {
        template: noticeMail,
        about: `notice ${id}`,
        to: email,
        language,
        data: {
          ...{ what, words, folio, kind, expiresAt },
          pageUrl: siteUrl + pathFor('ownNotice', language, { key }),
        },
      });
    },

    /** To whoever wrote to them. */
    async tellContact(
      tx: Tx,
      { id, email, language }: Pick<NoticeContact, 'id' | 'email' | 'language'>,
      what: ContactMailData['what'],
    ): Promise<void> {
      const reader = language === 'en' ? 'en' : 'es';
      await mail.enqueue(tx, {
        template: contactMail,
        about: `notice contact ${id}`,
        to: email,
        language: reader,
        data: {
          what,
          pageUrl: siteUrl + pathFor('noticeContact', reader, { key: keys.contact.keyOf(id) }),
        },
      });
    },

    /** To whoever looks at notices. */
    async alert(
      tx: Tx,
      { folio, kind, species }: PetNotice,
      what: NoticeAlertData['what'],
    ): Promise<void> {
      for (const { email, language } of await accounts.holdersOf('lostAndFound.attend', tx.query)) {
        await mail.enqueue(tx, {
          template: noticeAlert,
          about: `notices ${what}`,
          to: email,
          language,
          data: {
            ...{ what, folio, kind, species },
            deskUrl: siteUrl + pathFor('adminNotice', language, { folio: String(folio) }),
          },
        });
      }
    },
  };
}
