import { Command } from 'commander';
import type { DatabaseConfig } from '#server/config/config.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { moveDatabase } from '#server/db/copy/move-database.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { showProgress } from '../terminal/progress.ts';
import { runCommand, type Screen } from '../terminal/run-command.ts';

const number = new Intl.NumberFormat('en');

/**
 * npm run move-database -- --from sqlite:FILE --to postgres://…
 * @returns the exit code
 */
export function moveDatabaseCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('move-database')
    .description('Copies the database of a stopped portal into an empty one, and compares both.')
    .requiredOption('--from <database>', 'sqlite:FILE or postgres://…')
    .requiredOption('--to <database>', 'postgres://… or sqlite:FILE');
  return runCommand(command, args, screen, async (options) => {
    const from = databaseOf('--from', options.from);
    const to = databaseOf('--to', options.to);
    const { log } = loadConfig(readEnv({ LOG_LEVEL: env.LOG_LEVEL }));
    const bar = showProgress('{bar} {percentage}% of the rows, which are copied and compared');
    try {
      const { tables, rows, before } = await moveDatabase(from, to, {
        log: createLog(log),
        onRows: bar.show,
      });
      const counts = `${number.format(tables)} tables with ${number.format(rows)} rows`;
      const earlier = before > 0 ? ` (${number.format(before)} by an earlier run)` : '';
      return `Moved ${counts}${earlier}; both are the same. Files and secret key are where they were.`;
    } finally {
      bar.stop();
    }
  });
}

function databaseOf(option: string, text = ''): DatabaseConfig {
  const [, file] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (file) return { kind: 'sqlite', file };
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { kind: 'postgres', url: text };
  }
  throw new StartupError(`${option}: must be sqlite:FILE or postgres://…`);
}
