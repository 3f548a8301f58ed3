import type { Migration } from './migration.ts';

/** Mails that hold a link which opens something without a session. */
const templates = [
  'account-confirmation',
  'password-recovery',
  'email-confirmation',
  'email-changed',
  'user-invitation',
  'folder-link',
  'pet-visibility',
  'newsletter-confirmation',
  'newsletter-welcome',
  'event-invitation',
];

/** Mails that failed permanently kept such links for 90 days; those that wait still need them. */
export const forgetLinksOfFailedMails: Migration = {
  async up({ query }) {
    await query
      .updateTable('jobs')
      .set({ payload_json: 'null' })
      .where('kind', '=', 'mail.send')
      .where('failed_at', 'is not', null)
      .where((eb) =>
        eb.or(templates.map((name) => eb('payload_json', 'like', `%"template":"${name}"%`))),
      )
      .execute();
  },
};
