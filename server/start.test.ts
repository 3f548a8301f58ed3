import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('warnings of Node and of libraries are lines of the log, and nothing else', async () => {
  const program = `
    import { createLog } from '#server/log.ts';
    import { logWarnings } from '#server/start.ts';
    logWarnings(createLog({ level: 'info' }));
    process.emitWarning('no longer supported');`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    level: 40,
    msg: 'a warning of the program',
    err: { message: 'no longer supported' },
  });
});
