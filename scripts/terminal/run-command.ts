import type { Command } from 'commander';
import { StartupError } from '#server/process/startup-error.ts';

export type Screen = Pick<Console, 'log' | 'error'>;

/**
 * Runs the command's action, which says how it ended.
 * @returns the exit code
 */
export async function runCommand(
  command: Command,
  args: string[],
  screen: Screen,
  action: (options: Record<string, string | undefined>) => Promise<string>,
): Promise<number> {
  let line = '';
  command.action(async (options) => {
    line = await action(options);
  });
  try {
    await command.parseAsync(args, { from: 'user' });
    screen.log(line);
    return 0;
  } catch (error) {
    // The last line is what whoever starts this as a process keeps.
    if (!(error instanceof StartupError)) screen.error(error);
    screen.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
