import { Command } from 'commander';
import { expect, it } from 'vitest';
import { StartupError } from '#server/process/startup-error.ts';
import { runCommand } from './run-command.ts';

async function failWith(failure: unknown) {
  const said: unknown[] = [];
  const screen = { log: () => {}, error: (line: unknown) => void said.push(line) };
  const code = await runCommand(new Command('try'), [], screen, () => Promise.reject(failure));
  return { code, said };
}

it('says what is expected to go wrong in one line', async () => {
  const failure = new StartupError('The archive is cut.');
  expect(await failWith(failure)).toEqual({ code: 1, said: ['The archive is cut.'] });
});

it('ends with the reason where nobody expected it, after all that is known of it', async () => {
  const failure = Object.assign(new Error('The bucket does not exist'), { status: 404 });
  expect(await failWith(failure)).toEqual({
    code: 1,
    said: [failure, 'The bucket does not exist'],
  });
});
