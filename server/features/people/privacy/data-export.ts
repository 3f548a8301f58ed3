import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Language, locale } from '#domain/language.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { PersonalData, Records } from '#server/features/kits/personal-data/personal-data.ts';
import { type createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { archive } from './archive.ts';
import { exportDocument, type Section } from './export-document.tsx';
import { exportJson } from './export-json.ts';
import type { ExportedFile } from './exported-file.ts';
import { inSlices } from './in-slices.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  files: FileStore;
  limits: RateLimits;
  identity: Identity;
  audit: AuditService;
  content: Pick<ContentService, 'organisationName'>;
  timezone: string;
  holdings: readonly PersonalData[];
  takePlace: ReturnType<typeof createPlaces>;
}

interface Caller {
  language: Language;
  /** IP address. */
  address: string;
}

/**
 * Everything that is held about the viewer, as the JSON of `datos` (by section, for machines) and `documento` (HTML
 * for people) in pieces: memory stays the same however much it is.
 * @throws AppError forbidden, invalid (under `password`), tooManyRequests; before the first piece
 */
export async function exportData(
  dependencies: Dependencies,
  viewer: Viewer,
  password: string,
  caller: Caller,
): Promise<{ data: AsyncIterable<string>; document: AsyncIterable<string>; done: () => void }> {
  const { sections, done } = await gather(dependencies, viewer, password, caller, 'export');
  const placeOf = ({ address }: ExportedFile) => address;
  return {
    data: inSlices(exportJson(sections, { placeOf })),
    document: inSlices(await documentOf(dependencies, sections, caller.language, placeOf)),
    done,
  };
}

/**
 * The same with the files themselves, as a ZIP in pieces.
 * @throws AppError forbidden, invalid (under `password`), tooManyRequests; before the first piece
 */
export async function exportArchive(
  dependencies: Dependencies,
  viewer: Viewer,
  password: string,
  caller: Caller,
): Promise<{ name: string; pieces: AsyncIterable<Uint8Array> }> {
  const { timezone, clock, files } = dependencies;
  const { sections, done } = await gather(dependencies, viewer, password, caller, 'exportFiles');
  const exported: ExportedFile[] = [];
  const placeOf = (file: ExportedFile) => file.path;
  const noted = (file: ExportedFile) => {
    exported.push(file);
    return file.path;
  };
  const name = fileName[caller.language];
  const document = await documentOf(dependencies, sections, caller.language, placeOf);
  const texts = [
    { path: `${name}.html`, content: inSlices(document) },
    {
      path: `${name}.json`,
      content: inSlices(exportJson(sections, { placeOf: noted, indent: 2 })),
    },
  ];
  const archiveName = `${name}-${dateIn(timezone, clock.now())}.zip`;
  return { name: archiveName, pieces: whenRead(archive(texts, exported, files), done) };
}

/** Everything that is held about the viewer, and what gives back the place that reading it takes. */
async function gather(
  { identity, limits, takePlace, database, audit, holdings }: Dependencies,
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

async function documentOf(
  { timezone, clock, content }: Dependencies,
  sections: readonly Section[],
  language: Language,
  placeOf: (file: ExportedFile) => string,
) {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
  const when = clock.now().toLocaleString(locale[language], style);
  const siteName = await content.organisationName();
  return exportDocument(sections, { placeOf, siteName, language, when });
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
