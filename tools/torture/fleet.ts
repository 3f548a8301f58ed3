import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type PortalProcess, startPortal } from '#tests/setup/portal-process.ts';
import { BrokenPromise } from './promises.ts';

/** Of Debian's package `faketime`. */
const fakeClock = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Milliseconds within which a portal has to be up again once nothing keeps it from that. */
const longestStart = 90_000;

interface Member {
  portal: PortalProcess;
  startedAt: number;
  /** Megabytes, one sample every few seconds. */
  memory: number[];
}

/** What a portal logged, from warnings on. */
export interface LogLine {
  level: number;
  msg: string;
  err?: { message: string; code?: string; stack?: string };
}

/** The portals, each started again by itself after it was killed, as a supervisor does. */
export class Fleet {
  readonly #folder: string;
  readonly #env: Record<string, string>;
  readonly #members: (Member | undefined)[];
  readonly #hasFakeClock: boolean;
  readonly #logs: LogLine[] = [];
  /** Of processes that lived for some time: their samples. */
  readonly memories: number[][] = [];
  kills = 0;
  #isStopping = false;
  /** Of a portal that ended although nobody killed it. */
  #crash: string | undefined;
  readonly #sampling: NodeJS.Timeout;

  constructor(
    folder: string,
    env: Record<string, string>,
    { processes, clockJumps }: { processes: number; clockJumps: boolean },
  ) {
    this.#folder = folder;
    this.#env = env;
    this.#members = Array.from({ length: processes });
    this.#hasFakeClock = clockJumps && existsSync(fakeClock);
    this.#sampling = setInterval(() => this.#sample(), 5_000);
  }

  /** Of those that are up. @throws BrokenPromise when one has ended by itself */
  readonly urls = () => {
    if (this.#crash) throw new BrokenPromise('no portal ends by itself', this.#crash);
    return this.#members.flatMap((member) => (member ? [member.portal.url] : []));
  };
  readonly dataDir = (index: number) => path.join(this.#folder, `portal-${index}`);
  get size(): number {
    return this.#members.length;
  }
  get clocksJump(): boolean {
    return this.#hasFakeClock;
  }

  async start(): Promise<void> {
    for (const index of this.#members.keys()) await this.#startOne(index);
  }

  /** At once, whatever is under way. Up again when this returns. */
  async kill(index: number): Promise<void> {
    const member = this.#members[index];
    if (!member) return;
    this.#members[index] = undefined;
    this.kills += 1;
    member.portal.process.kill('SIGKILL');
    await member.portal.exited;
    this.#retire(member);
    await this.#startOne(index);
  }

  /** Sets the clock of one portal to so many seconds from the true time. */
  turnClock(index: number, seconds: number): void {
    const sign = seconds < 0 ? '-' : '+';
    writeFileSync(this.#clockFile(index), `${sign}${Math.abs(seconds)}\n`);
  }

  /** @throws BrokenPromise when one does not end as it should */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sampling);
    for (const [index, member] of this.#members.entries()) {
      if (!member) continue;
      this.#members[index] = undefined;
      member.portal.process.kill('SIGTERM');
      const code = await member.portal.exited;
      this.#retire(member);
      if (code !== 0) throw new BrokenPromise('a portal that is told to stop ends well', { code });
    }
  }

  killAll(): void {
    this.#isStopping = true;
    clearInterval(this.#sampling);
    for (const member of this.#members) member?.portal.process.kill('SIGKILL');
  }

  get logs(): readonly LogLine[] {
    return this.#logs;
  }

  readonly #clockFile = (index: number) => path.join(this.#folder, `clock-${index}`);

  /** @throws BrokenPromise when it does not come up */
  async #startOne(index: number): Promise<void> {
    const dataDir = this.dataDir(index);
    await mkdir(dataDir, { recursive: true });
    if (this.#hasFakeClock && !existsSync(this.#clockFile(index))) this.turnClock(index, 0);
    const env = {
      ...this.#env,
      DATA_DIR: dataDir,
      ...(this.#hasFakeClock && {
        LD_PRELOAD: fakeClock,
        FAKETIME_TIMESTAMP_FILE: this.#clockFile(index),
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      }),
    };
    const deadline = performance.now() + longestStart;
    for (;;) {
      try {
        const portal = await startPortal(env);
        const member = { portal, startedAt: Date.now(), memory: [] };
        this.#members[index] = member;
        portal.exited.then((code) => this.#ended(index, member, code));
        return;
      } catch (error) {
        if (this.#isStopping) return;
        if (performance.now() > deadline)
          throw new BrokenPromise('a portal that was killed starts again', String(error));
        await delay(1_000);
      }
    }
  }

  #ended(index: number, member: Member, code: number | null): void {
    if (this.#members[index] !== member) return;
    this.#members[index] = undefined;
    const lines = member.portal.output().trimEnd().split('\n');
    this.#crash = `code ${code}\n${lines.slice(-5).join('\n')}`;
  }

  #retire({ portal, memory }: Member): void {
    this.memories.push(memory);
    for (const line of portal.output().split('\n')) {
      const read = readLine(line);
      if (read && read.level >= 40) this.#logs.push(read);
    }
  }

  #sample(): void {
    for (const member of this.#members) {
      const pid = member?.portal.process.pid;
      if (!member || pid === undefined) continue;
      member.memory.push(memoryOf(pid));
    }
  }
}

function readLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return { level, msg, ...(err && { err }) };
  } catch {
    // Killed in the middle of it.
    return undefined;
  }
}

/** Resident megabytes; NaN of a process that has gone. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
