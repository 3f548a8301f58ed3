import { systemClock } from '#domain/clock.ts';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { openDatabase } from '#server/db/open.ts';
import { verifyDossiers } from '#server/features/adoption/contracts/verify-dossiers.ts';
import { createChainVerification } from '#server/features/kits/document-states/verify-chains.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';

/**
 * npm run verify-dossiers
 * Whether the histories of adoption applications and their contracts are as they were written. Only reads, beside a
 * running server as well.
 * @returns the exit code: 0, or 1 when something does not add up or cannot be read
 */
export async function verifyDossiersCommand(
  env: NodeJS.ProcessEnv = process.env,
  screen: Pick<Console, 'log' | 'error'> = console,
): Promise<number> {
  try {
    const config = loadConfig(readEnv(env));
    await requirePortal(config, screen, { onlyReads: true });
    const database = await openDatabase(config.database, createLog(config.log), systemClock);
    try {
      let broken = 0;
      const parts = {
        database,
        files: await openFileStore(config.files, {}),
        chains: createChainVerification(database),
      };
      const { applications, contracts } = await verifyDossiers(
        parts,
        ({ application, problem }) => {
          broken += 1;
          screen.error(`${application}: ${problem}`);
        },
      );
      const looked = `${applications} applications and ${contracts} contracts`;
      screen.log(
        broken === 0 ? `${looked}: all as they were written.` : `${looked}: ${broken} problems.`,
      );
      return broken === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    screen.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}
