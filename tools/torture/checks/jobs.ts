import { must } from '../promises.ts';
import { type Check, repeated } from './facts.ts';

export const jobsDone: Check = async ({ database: { query } }) => {
  const rows = await query
    .selectFrom('jobs')
    .select(['id', 'kind', 'attempts', 'run_at', 'finished_at', 'failed_at', 'last_error'])
    .execute();
  const failed = rows.filter(({ failed_at }) => failed_at !== null);
  must(failed.length === 0, 'no job fails for good', failed);
  const stuck = rows.filter(({ finished_at }) => finished_at === null);
  must(stuck.length === 0, 'no job stays undone', stuck);
  const again = rows.filter(({ attempts }) => attempts > 1).length;
  return `${rows.length} jobs, ${again} tried again`;
};

/** A mail may come twice where a process was killed, always under the same Message-ID. */
export const mailsOnce: Check = async ({ world: { services, journal }, database: { query } }) => {
  const sent = await query
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'like', 'mail.send%')
    .where('finished_at', 'is not', null)
    .execute();
  const { mails } = services.smtp;
  const different = new Set(mails.map(({ messageId }) => messageId));
  must(different.size === sent.length, 'each mail that was stored arrives', {
    stored: sent.length,
    arrived: different.size,
  });
  const paidByCard = journal.donations.filter(({ method }) => method === 'card');
  const receipts = paidByCard.map(({ amountCents }) =>
    (amountCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
  const texts = [...new Map(mails.map((mail) => [mail.messageId, mail.text ?? ''])).values()];
  const thanked = receipts.filter((amount) => texts.some((text) => text.includes(`$${amount}`)));
  must(thanked.length === receipts.length, 'each paid donation is thanked for', {
    donations: receipts.length,
    thanked: thanked.length,
  });
  const twice = repeated(mails.map(({ messageId }) => messageId));
  return `${different.size} mails, ${twice.length} of them came again`;
};
