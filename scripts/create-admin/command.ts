import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';

/**
 * npm run create-admin -- [--new] EMAIL PASSWORD
 * Works beside a running server: it only writes one row. With --new an empty place becomes a portal.
 * @returns the exit code
 */
export async function createAdminCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Pick<Console, 'log' | 'error'> = console,
): Promise<number> {
  try {
    const isNew = args[0] === '--new';
    const config = loadConfig(readEnv(env));
    await requirePortal(config, screen, { isNew });
    const [email, password] = await complete(isNew ? args.slice(1) : args);
    screen.log(await makeAdministrator(email, password, config));
    return 0;
  } catch (error) {
    screen.error(reasonOf(error));
    return 1;
  }
}

async function makeAdministrator(email: string, password: string, config: Config) {
  const context = await createContext(config);
  try {
    const outcome = await context.accounts.makeAdministrator(email, password);
    return outcome === 'created'
      ? `${email} is an administrator now: a new account.`
      : `${email} is an administrator now, with the new password.`;
  } finally {
    await context.close();
  }
}

/** Asks for what the command line does not say; the password does not appear on the screen. */
async function complete([email, password]: string[]): Promise<[string, string]> {
  if (email !== undefined && password !== undefined) return [email, password];
  let echo = true;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (echo) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({
    input: process.stdin,
    output: screen,
    terminal: process.stdin.isTTY,
  });
  // One reader for both answers: of a pipe, the first one would consume the second answer.
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const { value = '' } = await lines.next();
    return value;
  };
  try {
    const address = email ?? (await ask('E-mail: '));
    echo = false;
    const secret = await ask('Password: ');
    process.stderr.write('\n');
    return [address, secret];
  } finally {
    reader.close();
  }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof AppError)) return error;
  const reasons = Object.entries(error.details ?? { '': [error.reason] }).flatMap(
    ([field, found]) => found.map((reason) => `${field}: ${reasonText(reason, 'en')}`),
  );
  return reasons.join('\n');
}
