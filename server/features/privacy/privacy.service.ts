import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { conflict, forbidden } from '#domain/errors.ts';
import { type Language, locale } from '#domain/language.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { createPlaces, whenRead } from '../rate-limits/at-once.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { accountErased } from './account-erased-mail.ts';
import { archive } from './archive.ts';
import { exportDocument, type Section } from './export-document.tsx';
import { exportJson } from './export-json.ts';
import type { ExportedFile } from './exported-file.ts';
import { inSlices } from './in-slices.ts';
import type { ErasureChoices, PersonalData, Records } from './personal-data.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

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

interface Caller {
  language: Language;
  /** IP address. */
  address: string;
}

/** Of one person: each reads the database until its end. */
const mostAtOnce = 2;

/** What people may ask of whoever keeps their data (LFPDPPP): to see it, and that it goes. */
export function createPrivacyService(parts: PrivacyParts) {
  const { database, clock, files, limits, mail, accounts, identity, audit } = parts;
  const { siteName, timezone, holdings } = parts;
  const takePlace = createPlaces(mostAtOnce);

  /** Everything that is held about the viewer, and what gives back the place that reading it takes. */
  async function gather(
    viewer: Viewer,
    password: string,
    { address }: Caller,
    limit: 'export' | 'exportFiles',
  ): Promise<{ sections: Section[]; done: () => void }> {
    const account = await identity.confirm(viewer, password);
    const { id } = account;
    await limits.consume(limit, id);
    const done = takePlace(id);
    try {
      await database.transaction((tx) =>
        audit.record(tx, { action: 'account.exported', actorId: id, subjectId: id, address }),
      );
      const sections: Section[] = [];
      for (const about of inReadingOrder(holdings)) {
        const found = about.find(account);
        const whole = Symbol.asyncIterator in found ? undefined : await found;
        const read = () => (whole ? [whole] : (about.find(account) as AsyncIterable<Records>));
        sections.push({ about, portions: () => labelled(about, read()) });
      }
      return { sections, done };
    } catch (error) {
      done();
      throw error;
    }
  }

  /**
   * Erases an account with everything about its owner that the law does not make us keep.
   * @throws AppError conflict (`erasureObstacles`)
   */
  async function eraseWhole(
    tx: Tx,
    account: Account,
    choices: ErasureChoices,
    { language, unused = false }: { language: Language; unused?: boolean },
  ): Promise<void> {
    const [obstacle] = await obstaclesOf(tx.query, account);
    if (obstacle) throw conflict(obstacle);
    for (const { erase } of holdings.toReversed()) await erase(tx, account, choices);
    const event = { action: 'account.erased', actorId: null, subjectId: null } as const;
    await audit.record(tx, { ...event, address: '', details: { ...choices, unused } });
    const data = { name: salutation(account.name), ...choices, unused };
    await mail.enqueue(tx, { template: accountErased, to: account.email, language, data });
  }

  async function obstaclesOf(query: Tx['query'], account: Account): Promise<PlainKey[]> {
    const obstacles: PlainKey[] = [];
    for (const { erasureObstacle } of holdings) {
      const obstacle = await erasureObstacle?.(query, account);
      if (obstacle) obstacles.push(obstacle);
    }
    return obstacles;
  }

  function documentOf(
    sections: readonly Section[],
    language: Language,
    placeOf: (file: ExportedFile) => string,
  ) {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
    const when = clock.now().toLocaleString(locale[language], style);
    return exportDocument(sections, { placeOf, siteName, language, when });
  }

  return {
    /**
     * Everything that is held about the viewer, as the JSON of `datos` (by section, for machines) and `documento` (HTML
     * for people) in pieces: memory stays the same however much it is.
     * @throws AppError forbidden, invalid (under `password`), tooManyRequests; before the first piece
     */
    async export(
      viewer: Viewer,
      password: string,
      caller: Caller,
    ): Promise<{ data: AsyncIterable<string>; document: AsyncIterable<string>; done: () => void }> {
      const { sections, done } = await gather(viewer, password, caller, 'export');
      const placeOf = ({ address }: ExportedFile) => address;
      return {
        data: inSlices(exportJson(sections, { placeOf })),
        document: inSlices(documentOf(sections, caller.language, placeOf)),
        done,
      };
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
      const { sections, done } = await gather(viewer, password, caller, 'exportFiles');
      const exported: ExportedFile[] = [];
      const placeOf = (file: ExportedFile) => file.path;
      const noted = (file: ExportedFile) => {
        exported.push(file);
        return file.path;
      };
      const name = fileName[caller.language];
      const document = documentOf(sections, caller.language, placeOf);
      const texts = [
        { path: `${name}.html`, content: inSlices(document) },
        {
          path: `${name}.json`,
          content: inSlices(exportJson(sections, { placeOf: noted, indent: 2 })),
        },
      ];
      const archiveName = `${name}-${dateIn(timezone, clock.now())}.zip`;
      return { name: archiveName, pieces: whenRead(archive(texts, exported, files), done) };
    },

    /**
     * Why the viewer's account cannot be erased for now, so that nobody is asked for a password in vain.
     * @throws AppError forbidden
     */
    async erasureObstacles(viewer: Viewer): Promise<PlainKey[]> {
      if (viewer.kind !== 'user') throw forbidden();
      const account = await accounts.find(viewer.id);
      return account ? obstaclesOf(database.query, account) : [];
    },

    /** Whether something of the account forbids erasing it, or is in use without its owner signing in. */
    async isNeeded(query: Tx['query'], account: Account, since: string): Promise<boolean> {
      if ((await obstaclesOf(query, account)).length > 0) return true;
      for (const { inUse } of holdings) if (await inUse?.(query, account, since)) return true;
      return false;
    },

    /** For want of use: its pets stay with the organisation. */
    eraseUnused: (tx: Tx, account: Account): Promise<void> =>
      eraseWhole(tx, account, { pets: 'left' }, { language: account.language, unused: true }),

    /**
     * Erases the viewer's account and everything about the person that the law does not make us keep, for good.
     * @throws AppError forbidden, invalid (under `password`), conflict (`erasureObstacles`), tooManyRequests
     */
    async erase(
      viewer: Viewer,
      password: string,
      { language, ...choices }: ErasureChoices & { language: Language },
    ): Promise<void> {
      const { id } = await identity.confirm(viewer, password);
      await database.transaction(async (tx) => {
        const account = await accounts.lockForErasure(tx, id);
        if (account) await eraseWhole(tx, account, choices, { language });
      });
    },
  };
}

/** What people look for comes first. */
const inReadingOrder = (holdings: readonly PersonalData[]) =>
  holdings.toSorted((a, b) => Number(b.key === 'account') - Number(a.key === 'account'));

const fileName = { es: 'mis-datos', en: 'my-data' } as const;

async function* labelled(
  about: PersonalData,
  portions: Iterable<Records> | AsyncIterable<Records>,
): AsyncGenerator<Records> {
  for await (const records of portions) yield records.map((record) => onlyLabelled(about, record));
}

function onlyLabelled({ labels }: PersonalData, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.keys(labels).map((field) => [field, record[field] ?? null]));
}
