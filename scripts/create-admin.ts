import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AppError } from '#domain/errors.ts';
import { messageText } from '#domain/messages.ts';
import { loadConfig } from '#server/config/config.ts';
import { createContext } from '#server/context.ts';
import { Refusal } from '#server/refusal.ts';

/**
 * npm run create-admin -- EMAIL PASSWORD
 * Asks for what is missing. Works beside a running server: it only writes one row.
 */
async function main(): Promise<void> {
  const [email = await ask('E-mail: '), password = await ask('Password: ', { hidden: true })] =
    process.argv.slice(2);
  const config = loadConfig();
  const context = await createContext(config);
  try {
    const outcome = await context.accounts.makeAdministrator(email, password);
    console.log(
      outcome === 'created'
        ? `${email} is an administrator now: a new account.`
        : `${email} is an administrator now, with the new password.`,
    );
  } finally {
    await context.close();
  }
}

async function ask(question: string, { hidden = false } = {}): Promise<string> {
  let quiet = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!quiet) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  try {
    const answer = lines.question(question);
    quiet = hidden;
    return await answer;
  } finally {
    if (hidden) process.stderr.write('\n');
    lines.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof AppError) {
    const reasons = Object.entries(error.details ?? { '': [error.message] }).flatMap(
      ([field, messages]) => messages.map((text) => `${field}: ${messageText(text, 'en')}`),
    );
    console.error(reasons.join('\n'));
  } else {
    console.error(error instanceof Refusal ? error.message : error);
  }
  process.exitCode = 1;
});
