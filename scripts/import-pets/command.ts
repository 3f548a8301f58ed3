import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { dateIn } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { type Context, createContext } from '#server/context.ts';
import type { ImportSource } from '#server/features/animals/pets/core/import-source.ts';
import {
  type ImportMap,
  longestSource,
  readImportMap,
} from '#server/features/animals/pets/import/import-map.ts';
import { openReport } from '#server/features/animals/pets/import/import-report.ts';
import { importPets, openMappedTable } from '#server/features/animals/pets/import/pet-import.ts';
import { openPictureMemory } from '#server/features/animals/pets/import/picture-memory.ts';
import { openPictures } from '#server/features/animals/pets/import/pictures.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';
import { showProgress } from './progress.ts';
import { summaryText } from './summary.ts';

interface Options {
  map: string;
  photos?: string;
  owner?: string;
  report?: string;
  source?: string;
  dryRun?: boolean;
}

type Screen = Pick<Console, 'log' | 'error'>;

/**
 * npm run import-pets -- FILE --map MAP
 * @returns the exit code
 */
export async function importPetsCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  let finished = false;
  const command = new Command('import-pets')
    .description(
      'Brings the pets of a spreadsheet (CSV or .xlsx) into the portal; see docs/import.md.',
    )
    .argument('<file>', 'the table, with the names of the columns in one of its first lines')
    .requiredOption('--map <file>', 'which column is what (JSON)')
    .option('--photos <folder>', 'where the photos are that the table names')
    .option('--owner <email>', 'whose pets they become; the first administrator when left out')
    .option('--source <name>', 'what the table is called: its ids are unique within it')
    .option('--dry-run', 'says what would become of each row, and writes nothing but the report')
    .option('--report <file>', 'where rejected rows are listed; FILE.report.csv when left out')
    .action(async (file: string, options: Options) => {
      finished = await importTable(file, options, env, screen);
    });
  try {
    await command.parseAsync(args, { from: 'user' });
    return finished ? 0 : 130;
  } catch (error) {
    screen.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

/** @returns whether it came to its end; false when somebody stopped it */
async function importTable(
  file: string,
  options: Options,
  env: NodeJS.ProcessEnv,
  screen: Screen,
): Promise<boolean> {
  const map = await readImportMap(options.map);
  const source = sourceOf(options, map);
  const dryRun = options.dryRun ?? false;
  const config = loadConfig(readEnv(env));
  await requirePortal(config, screen);
  const context = await createContext(config);
  const memoryFile = path.join(config.dataDir, 'import-pictures.sqlite');
  // An empty name is a file that goes with its handle.
  const memory = openPictureMemory(dryRun && !existsSync(memoryFile) ? '' : memoryFile);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const owner = await requireOwner(context, options.owner);
    const reportPath = options.report ?? `${file.replace(/\.(csv|xlsx)$/i, '')}.report.csv`;
    if (path.resolve(reportPath) === path.resolve(file)) {
      throw new StartupError(
        `The report would overwrite ${file}; name another place with --report.`,
      );
    }
    const report = await openReport(reportPath);
    const progress = showProgress();
    const started = performance.now();
    try {
      const today = dateIn(config.timezone, context.clock.now());
      const summary = await importPets({
        table: await openMappedTable(file, map, today),
        map,
        report,
        today,
        pictures: await openPictures({
          photosDir: options.photos,
          map,
          media: dryRun ? unstored(context) : context.media,
          memory: dryRun ? { ...memory, remember: () => {} } : memory,
        }),
        store: (rows) => {
          const pets = rows.map(({ pet }) => pet);
          return context.pets.upsertAllImported(owner, pets, { source, dryRun });
        },
        onProgress: progress.show,
        signal: stop.signal,
      });
      progress.stop();
      screen.log(summaryText(summary, (performance.now() - started) / 1000, reportPath, dryRun));
      return summary.finished;
    } finally {
      progress.stop();
      await report.close();
    }
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    memory.close();
    await context.close();
  }
}

/** @throws StartupError */
function sourceOf({ source, map: file }: Options, map: ImportMap): ImportSource {
  const name = source?.trim() || map.source;
  if (name !== undefined && name.length > longestSource) {
    throw new StartupError(`--source has more than ${longestSource} characters.`);
  }
  if (name !== undefined) return { name, isNamed: true };
  const ofMap = path.basename(file).replace(/(?:\.map)?\.json$/i, '');
  return { name: ofMap.slice(0, longestSource), isNamed: false };
}

/** Pictures are read and known by what they show, and none is stored. */
const unstored = ({ media }: Context) => ({
  addImage: media.identifyImage,
  addDrawing: media.identifyDrawing,
  find: media.find,
});

async function requireOwner({ accounts }: Context, email: string | undefined) {
  if (email === undefined) {
    const administrator = await accounts.findFirstAdministrator();
    if (administrator) return administrator;
    throw new StartupError(
      'There is no administrator yet whose the pets could be: run `npm run create-admin` first, or name an account with --owner.',
    );
  }
  const owner = await accounts.findByEmail(email);
  if (owner) return owner;
  throw new StartupError(`There is no account ${email}: --owner must name one that exists.`);
}
