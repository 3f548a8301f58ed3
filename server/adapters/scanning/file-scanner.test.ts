import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFileScanner } from './open-file-scanner.ts';

const folder = mkdtempSync(join(tmpdir(), 'casa-animal-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Behaves as clamdscan does: 0 for clean, 1 for a find, 2 when it cannot tell. */
const program = join(folder, 'scan');
writeFileSync(program, '#!/bin/sh\ngrep -q BROKEN "$2" && exit 2\n! grep -q EICAR "$2"\n', {
  mode: 0o700,
});
const fileWith = (text: string) => {
  const path = join(folder, 'file');
  writeFileSync(path, text);
  return { path };
};

const scanner = openFileScanner([program, '--no-summary']);

it('lets clean files pass', async () => {
  await scanner.requireClean(fileWith('una cartilla'));
});

it('refuses a file with a virus in words', async () => {
  await expect(scanner.requireClean(fileWith('X5O! EICAR'))).rejects.toMatchObject({
    code: 'unsupportedMedia',
    details: { file: ['fileInfected'] },
  });
});

it.each([
  ['that cannot tell', [program, '--no-summary']],
  ['that is not installed', [join(folder, 'none')]],
] as const)('takes no file on trust from a program %s', async (_case, command) => {
  await expect(
    openFileScanner([...command] as [string, ...string[]]).requireClean(fileWith('BROKEN')),
  ).rejects.toMatchObject({ code: 'unavailable', message: 'scanUnavailable' });
});

it('lets everything pass where none is configured', async () => {
  await openFileScanner(undefined).requireClean(fileWith('X5O! EICAR'));
});
