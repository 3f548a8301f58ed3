import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('warnings of Node and of libraries are lines of the log, and nothing else', async () => {
  const program = `
    import { createLog } from '#server/process/log.ts';
    import { logWarnings } from '#server/process/start.ts';
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

it('npm start without a build is told in one line what is missing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-no-build-'));
  try {
    await copyFile('package.json', path.join(folder, 'package.json'));
    const start = promisify(execFile)('npm', ['start', '--silent'], { cwd: folder });
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no build yet: npm run build makes it.\n',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
