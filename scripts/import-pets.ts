import path from 'node:path';
import { Command } from 'commander';
import { dateIn } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { type Context, createContext } from '#server/context.ts';
import { readImportMap } from '#server/features/pet-import/import-map.ts';
import { openReport } from '#server/features/pet-import/import-report.ts';
import { importPets } from '#server/features/pet-import/pet-import.ts';
import { openPictureMemory } from '#server/features/pet-import/picture-memory.ts';
import { openPictures } from '#server/features/pet-import/pictures.ts';
import { Refusal } from '#server/refusal.ts';
import { showProgress } from './import-pets/progress.ts';
import { summaryText } from './import-pets/summary.ts';

interface Options {
  map: string;
  photos?: string;
  owner?: string;
  report?: string;
}

const command = new Command('import-pets')
  .description('Brings the pets of a spreadsheet (CSV) into the portal; see docs/import.md.')
  .argument('<file>', 'the table, with the names of the columns in its first line')
  .requiredOption('--map <file>', 'which column is what (JSON)')
  .option('--photos <folder>', 'where the photos are that the table names')
  .option('--owner <email>', 'whose pets they become; the first administrator when left out')
  .option('--report <file>', 'where rejected rows are listed; FILE.report.csv when left out')
  .action(run);

async function run(file: string, options: Options): Promise<void> {
  const map = await readImportMap(options.map);
  const config = loadConfig();
  const context = await createContext(config);
  const memory = openPictureMemory(path.join(config.dataDir, 'import-pictures.sqlite'));
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const owner = await requireOwner(context, options.owner);
    const reportPath = options.report ?? `${file.replace(/\.csv$/i, '')}.report.csv`;
    if (path.resolve(reportPath) === path.resolve(file)) {
      throw new Refusal(`The report would overwrite ${file}; name another place with --report.`);
    }
    const report = await openReport(reportPath);
    const progress = showProgress();
    const started = performance.now();
    try {
      const summary = await importPets({
        file,
        map,
        owner,
        report,
        today: dateIn(config.timezone, context.clock.now()),
        pictures: await openPictures({
          photosDir: options.photos,
          map,
          media: context.media,
          memory,
        }),
        store: context.pets.upsertAllImported,
        onProgress: progress.show,
        signal: stop.signal,
      });
      progress.stop();
      console.log(summaryText(summary, (performance.now() - started) / 1000, reportPath));
      if (!summary.finished) process.exitCode = 130;
    } finally {
      progress.stop();
      await report.close();
    }
  } finally {
    memory.close();
    await context.close();
  }
}

async function requireOwner({ accounts }: Context, email: string | undefined) {
  if (email === undefined) {
    const administrator = await accounts.findFirstAdministrator();
    if (administrator) return administrator;
    throw new Refusal(
      'There is no administrator yet whose the pets could be: run `npm run create-admin` first, or name an account with --owner.',
    );
  }
  const owner = await accounts.findByEmail(email);
  if (owner) return owner;
  throw new Refusal(`There is no account ${email}: --owner must name one that exists.`);
}

command.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
