import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Language, locale } from '#domain/language.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { accountErased } from './account-erased-mail.ts';
import { archive } from './archive.ts';
import { exportDocument } from './export-document.tsx';
import { ExportedFile } from './exported-file.ts';
import type { ErasureChoices, PersonalData } from './personal-data.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

type Records = readonly Readonly<Record<string, unknown>>[];

interface PrivacyParts {
  database: Database;
  clock: Clock;
  files: FileStore;
  limits: RateLimits;
  mail: MailService;
  accounts: AccountsService;
  identity: Identity;
  audit: AuditService;
  siteName: string;
  timezone: string;
  /** Those that others point to before those others; filled while the features are built. */
  holdings: readonly PersonalData[];
}

interface Section {
  about: PersonalData;
  records: Records;
}

interface Caller {
  language: Language;
  /** IP address. */
  address: string;
}

/** What people may ask of whoever keeps their data (LFPDPPP): to see it, and that it goes. */
export function createPrivacyService(parts: PrivacyParts) {
  const { database, clock, files, limits, mail, accounts, identity, audit } = parts;
  const { siteName, timezone, holdings } = parts;

  /** Everything that is held about the viewer, files as `ExportedFile`. */
  async function gather(
    viewer: Viewer,
    password: string,
    { address }: Caller,
    limit: 'export' | 'exportFiles',
  ): Promise<Section[]> {
    const account = await identity.confirm(viewer, password);
    const { id } = account;
    await limits.consume(limit, id);
    await database.transaction((tx) =>
      audit.record(tx, { action: 'account.exported', actorId: id, subjectId: id, address }),
    );
    const sections: Section[] = [];
    for (const about of inReadingOrder(holdings)) {
      const found = await about.find(account);
      sections.push({ about, records: found.map((record) => onlyLabelled(about, record)) });
    }
    return sections;
  }

  function write(
    sections: readonly Section[],
    language: Language,
    placeOf: (file: ExportedFile) => string,
  ) {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
    const when = clock.now().toLocaleString(locale[language], style);
    const placed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(placed);
      return value instanceof ExportedFile ? placeOf(value) : value;
    };
    const inPlaces = (record: Records[number]) =>
      Object.fromEntries(Object.entries(record).map(([field, value]) => [field, placed(value)]));
    return {
      data: Object.fromEntries(
        sections.map(({ about, records }) => [about.key, records.map(inPlaces)]),
      ),
      document: exportDocument(sections, { placeOf, siteName, language, when }),
    };
  }

  return {
    /**
     * Everything that is held about the viewer: by section for machines, and as an HTML document for people.
     * @throws AppError forbidden, invalid (under `password`), tooManyRequests
     */
    async export(
      viewer: Viewer,
      password: string,
      caller: Caller,
    ): Promise<{ data: Record<string, Records>; document: string }> {
      const sections = await gather(viewer, password, caller, 'export');
      return write(sections, caller.language, ({ address }) => address);
    },

    /**
     * The same with the files themselves, as a ZIP in pieces.
     * @throws AppError forbidden, invalid (under `password`), tooManyRequests; before the first piece
     */
    async exportArchive(
      viewer: Viewer,
      password: string,
      caller: Caller,
    ): Promise<{ name: string; pieces: AsyncIterable<Uint8Array> }> {
      const sections = await gather(viewer, password, caller, 'exportFiles');
      const { data, document } = write(sections, caller.language, ({ path }) => path);
      const name = fileName[caller.language];
      const texts = [
        { path: `${name}.html`, content: document },
        { path: `${name}.json`, content: JSON.stringify(data, null, 2) },
      ];
      const archiveName = `${name}-${dateIn(timezone, clock.now())}.zip`;
      return { name: archiveName, pieces: archive(texts, sections.flatMap(filesIn), files) };
    },

    /**
     * Erases the viewer's account and everything about the person that the law does not make us keep, for good.
     * @throws AppError forbidden, invalid (under `password`), conflict (the only administrator), tooManyRequests
     */
    async erase(
      viewer: Viewer,
      password: string,
      { language, ...choices }: ErasureChoices & { language: Language },
    ): Promise<void> {
      const { id } = await identity.confirm(viewer, password);
      await database.transaction(async (tx) => {
        const account = await accounts.lockForErasure(tx, id);
        if (!account) return;
        for (const { erase } of holdings.toReversed()) await erase(tx, account, choices);
        const event = { action: 'account.erased', actorId: null, subjectId: null } as const;
        await audit.record(tx, { ...event, address: '', details: { ...choices } });
        const data = { name: salutation(account.name), ...choices };
        await mail.enqueue(tx, { template: accountErased, to: account.email, language, data });
      });
    },
  };
}

/** What people look for comes first. */
const inReadingOrder = (holdings: readonly PersonalData[]) =>
  holdings.toSorted((a, b) => Number(b.key === 'account') - Number(a.key === 'account'));

const fileName = { es: 'mis-datos', en: 'my-data' } as const;

const filesIn = ({ records }: Section): ExportedFile[] =>
  records.flatMap((record) =>
    Object.values(record)
      .flat()
      .filter((value) => value instanceof ExportedFile),
  );

function onlyLabelled({ labels }: PersonalData, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.keys(labels).map((field) => [field, record[field] ?? null]));
}
