import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDir, closeToOthers, ownSecret, prepareDataDir } from './data-dir.ts';

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

  const modeOf = (name: string) => statSync(path.join(home, name)).mode & 0o777;
  function makeOpen(...names: string[]) {
    for (const name of names) {
      const one = path.join(home, name);
      if (name.includes('.') || name === 'secret-key') writeFileSync(one, '');
      else mkdirSync(one);
      chmodSync(one, name.includes('.') || name === 'secret-key' ? 0o664 : 0o775);
    }
    chmodSync(home, 0o755);
  }
  const usual = [
    ...['casa-animal.sqlite', 'casa-animal.sqlite-wal', 'casa-animal.sqlite-shm', 'server.lock'],
    ...['secret-key', 'import-pictures.sqlite', 'files', 'uploads', 'outbox'],
  ];

  it('makes its files for their owner alone', () => {
    prepareDataDir(home);
    writeFileSync(path.join(home, 'casa-animal.sqlite'), '');
    mkdirSync(path.join(home, 'files'));
    expect([modeOf('casa-animal.sqlite'), modeOf('files')]).toEqual([0o600, 0o700]);
  });

  it('that others can read since before is closed to them, once', () => {
    makeOpen(...usual);
    const paths = usual.map((name) => path.join(home, name));
    expect(closeToOthers(home).sort()).toEqual([...paths, home].sort());
    for (const name of usual) expect(modeOf(name) & 0o077, name).toBe(0);
    expect(modeOf('.')).toBe(0o700);
    expect(closeToOthers(home)).toEqual([]);
  });

  it('shuts nobody out of what is not its own', () => {
    makeOpen('secret-key', 'theirs.txt', 'theirs');
    symlinkSync(path.join(home, 'theirs'), path.join(home, 'files'));
    expect(closeToOthers(home)).toEqual([path.join(home, 'secret-key')]);
    expect([modeOf('theirs.txt'), modeOf('theirs'), modeOf('.')]).toEqual([0o664, 0o775, 0o755]);
  });

  // Only root can become somebody else, whose files these are not.
  it.runIf(process.getuid?.() === 0)('is refused when it cannot be closed', () => {
    makeOpen('secret-key');
    process.seteuid?.(65_534);
    try {
      expect(() => closeToOthers(home)).toThrow(/Others may read .*secret-key/);
    } finally {
      process.seteuid?.(0);
    }
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
    const claim = `import { claimDataDir } from '#server/process/data-dir.ts'; claimDataDir(process.argv[1]); console.log('mine'); setInterval(() => {}, 1000);`;
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
