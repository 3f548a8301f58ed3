import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDir, ownSecret, prepareDataDir } from './data-dir.ts';

describe('the data folder', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'casa-animal-home-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('is made when it is missing, for its owner alone', () => {
    const folder = path.join(home, 'a/b');
    prepareDataDir(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is refused where nothing can be written', () => {
    writeFileSync(path.join(home, 'file'), '');
    const folder = path.join(home, 'file/data');
    expect(() => prepareDataDir(folder)).toThrow(`DATA_DIR ${folder} cannot be written`);
    // A place where not even root may write.
    expect(() => prepareDataDir('/proc/casa/data')).toThrow('cannot be written');
  });

  it('serves one server at a time', () => {
    const release = claimDataDir(home);
    expect(() => claimDataDir(home)).toThrow(
      `DATA_DIR ${home} is in use by another running server.`,
    );
    release();
    claimDataDir(home)();
  });

  it('is free again when its server was killed', async () => {
    const claim = `import { claimDataDir } from '#server/data-dir.ts'; claimDataDir(process.argv[1]); console.log('mine'); setInterval(() => {}, 1000);`;
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', claim, home],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(server.stdout, 'data');
    expect(() => claimDataDir(home)).toThrow('in use');
    server.kill('SIGKILL');
    await once(server, 'exit');
    claimDataDir(home)();
  });

  it('keeps a generated secret for ever, readable by its owner alone', () => {
    const secret = ownSecret(home, 'secret-key');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(ownSecret(home, 'secret-key')).toBe(secret);
    expect(readFileSync(path.join(home, 'secret-key'), 'utf8')).toBe(secret);
    expect(statSync(path.join(home, 'secret-key')).mode & 0o777).toBe(0o600);
    mkdirSync(path.join(home, 'other'));
    expect(ownSecret(path.join(home, 'other'), 'secret-key')).not.toBe(secret);
  });
});
