import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { type Language, locale } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { findAccount, lockAdministrators } from '../accounts/accounts.repository.ts';
import { requireAnotherAdministrator } from '../accounts/administration.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { exportDocument } from './export-document.ts';
import type { PersonalData } from './personal-data.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

interface PrivacyParts {
  database: Database;
  clock: Clock;
  mail: MailService;
  identity: Identity;
  audit: AuditService;
  siteName: string;
  timezone: string;
  /** In the order in which they are erased: the account last, for others point to it. */
  holdings: readonly PersonalData[];
}

/** What people may ask of whoever keeps their data (LFPDPPP): to see it, and that it goes. */
export function createPrivacyService(parts: PrivacyParts) {
  const { database, clock, mail, identity, audit, siteName, timezone, holdings } = parts;

  return {
    /**
     * Everything that is held about the viewer: by section for machines, and as an HTML document for people.
     * @throws AppError forbidden, invalid (under `password`), tooManyRequests
     */
    async export(
      viewer: Viewer,
      password: string,
      { language, address }: { language: Language; address: string },
    ): Promise<{ data: Record<string, Records>; document: string }> {
      const account = await identity.confirm(viewer, password);
      const { id } = account;
      await database.transaction((tx) =>
        audit.record(tx, { action: 'account.exported', actorId: id, subjectId: id, address }),
      );
      const sections: { about: PersonalData; records: Records }[] = [];
      for (const about of holdings.toReversed()) {
        const found = await about.find(account);
        sections.push({ about, records: found.map((record) => onlyLabelled(about, record)) });
      }
      const now = clock.now();
      const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
      const when = now.toLocaleString(locale[language], style);
      return {
        data: Object.fromEntries(sections.map(({ about, records }) => [about.key, records])),
        document: exportDocument(sections, { siteName, language, when }),
      };
    },

    /**
     * Erases the viewer's account and everything about the person that the law does not make us keep, for good.
     * @throws AppError forbidden, invalid (under `password`), conflict (the only administrator), tooManyRequests
     */
    async erase(viewer: Viewer, password: string, language: Language): Promise<void> {
      const { id } = await identity.confirm(viewer, password);
      const erased = await database.transaction(async (tx) => {
        await lockAdministrators(tx);
        const account = await findAccount(tx.query, id);
        if (!account) return undefined;
        await requireAnotherAdministrator(tx, account);
        for (const { erase } of holdings) await erase(tx, account);
        const event = { action: 'account.erased', actorId: null, subjectId: null } as const;
        await audit.record(tx, { ...event, address: '' });
        const data = { name: salutation(account.name) };
        await mail.enqueue(tx, { template: 'account-erased', to: account.email, language, data });
        return account;
      });
      if (!erased) return;
      for (const { eraseFiles } of holdings) await eraseFiles?.(erased);
    },
  };
}

function onlyLabelled({ labels }: PersonalData, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.keys(labels).map((field) => [field, record[field] ?? null]));
}
