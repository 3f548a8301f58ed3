import { everyReport, fitsChoice } from '#domain/rescues/rescue-choice.ts';
import type { RescueState } from '#domain/rescues/rescue-machine.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type {
  AccountsService,
  Colleague,
} from '#server/features/people/accounts/accounts.service.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import { type RescueAlertData, rescueAlert } from './rescue-alert-mail.ts';
import { findChoices } from './rescue-choices.repository.ts';
import { rescueEnding } from './rescue-ending-mail.ts';
import { rescueNews } from './rescue-news-mail.ts';
import { rescueReceived } from './rescue-received-mail.ts';
import type { RescueReport } from './rescue-report.ts';

/** Whoever of the desk chose such reports; all of it where nobody did and an animal may die. */
async function chosenOf(
  tx: Tx,
  report: RescueReport,
  desk: readonly Colleague[],
): Promise<readonly Colleague[]> {
  const choices = await findChoices(
    tx.query,
    desk.map(({ id }) => id),
  );
  const chosen = desk.filter(({ id }) => fitsChoice(choices.get(id) ?? everyReport, report));
  return chosen.length === 0 && report.urgency === 'now' ? desk : chosen;
}

export type RescueMails = ReturnType<typeof createRescueMails>;

/** Who is told of a report, each in the transaction of the change. */
export function createRescueMails({
  mail,
  accounts,
  keys,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'holdersOf'>;
  keys: SignedIds;
  siteUrl: string;
}) {
  const pageOf = ({ id, language }: RescueReport) =>
    siteUrl + pathFor('rescueReport', language, { key: keys.keyOf(id) });

  return {
    /** To whoever reported, at an address that anybody may have written: nothing of what was said. */
    async acknowledge(tx: Tx, report: RescueReport): Promise<void> {
      const { email, language, folio } = report;
      await mail.enqueue(tx, {
        template: rescueReceived,
        to: email,
        language,
        data: { folio, pageUrl: pageOf(report) },
      });
    },

    /** To whoever reported, where they left a mailbox. @param byTime nobody has renewed it */
    async tell(
      tx: Tx,
      report: RescueReport,
      news: { state?: RescueState; words: string; byTime?: boolean },
    ): Promise<void> {
      const { email, language, folio } = report;
      if (email === '') return;
      await mail.enqueue(tx, {
        template: rescueNews,
        to: email,
        language,
        data: {
          ...{ folio, words: news.words, byTime: news.byTime ?? false },
          state: news.state ?? null,
          pageUrl: pageOf(report),
        },
      });
    },

    async remind(tx: Tx, report: RescueReport): Promise<void> {
      const { email, language, folio, expiresAt } = report;
      if (email === '') return;
      await mail.enqueue(tx, {
        template: rescueEnding,
        to: email,
        language,
        data: { folio, expiresAt, pageUrl: pageOf(report) },
        expiresAt,
      });
    },

    /** To whoever attends to it; where nobody does, to those who chose such reports. Nothing of what was said. */
    async alert(tx: Tx, report: RescueReport, what: RescueAlertData['what']): Promise<void> {
      const desk = await accounts.holdersOf('rescues.attend', tx.query);
      const own = desk.filter(({ id }) => id === report.attendedBy);
      const { folio, kind, species, urgency, federalState } = report;
      for (const { email, language } of own.length > 0 ? own : await chosenOf(tx, report, desk)) {
        await mail.enqueue(tx, {
          template: rescueAlert,
          // Many that can wait leave room for one that cannot.
          about: what === 'reported' ? `rescues ${urgency}` : `rescue ${report.id}`,
          to: email,
          language,
          data: {
            ...{ what, folio, kind, species, urgency, federalState },
            deskUrl: siteUrl + pathFor('adminRescue', language, { folio: String(folio) }),
          },
        });
      }
    },
  };
}
