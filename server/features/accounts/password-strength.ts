import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { foldText } from '#domain/text.ts';
import { packageFolder } from '#server/package-folder.ts';

/** Under a million guesses: within reach of somebody who tries online for long. */
const weakestScore = 2;
/** Characters. A longer password is not weaker, and its estimate takes longer: these take 0.1 s at worst. */
const looksAt = 64;
/** So that whoever waits last is still served within the patience. */
const mostWaiting = 10;

const threadFile = path.join(
  packageFolder,
  'server/features/accounts/password-estimate.worker.mjs',
);

export type PasswordStrength = ReturnType<typeof createPasswordStrength>;

/**
 * Tells how easily passwords are guessed, in a thread of its own: it begins with the first password, for its word lists
 * take some megabytes, and ends when none has come for a while.
 * @param patience milliseconds until a password is judged without the estimate
 * @param restsAfter milliseconds without a password until the thread ends
 */
export function createPasswordStrength({ patience = 10_000, restsAfter = 60_000 } = {}) {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;
  /** By id, what takes the score; undefined when there will be none. */
  const waiting = new Map<number, (score: number | undefined) => void>();

  function start(): Worker {
    const started = new Worker(threadFile, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on('message', ({ id, score }) => waiting.get(id)?.(score));
    // Its exit comes after it.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) void stop();
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    clearTimeout(rest);
    for (const answer of [...waiting.values()]) answer(undefined);
    await stopped?.terminate();
  }

  function estimate(password: string, known: readonly string[]): Promise<number | undefined> {
    thread ??= start();
    const used = thread;
    clearTimeout(rest);
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const outOfPatience = setTimeout(() => void stop(), patience).unref();
      waiting.set(id, (score) => {
        clearTimeout(outOfPatience);
        waiting.delete(id);
        if (thread && waiting.size === 0) rest = setTimeout(() => void stop(), restsAfter).unref();
        resolve(score);
      });
      used.postMessage({ id, password, known });
    });
  }

  return {
    /** @param known words of the person and the site, which do not make a password better */
    async isGuessable(password: string, known: readonly string[]): Promise<boolean> {
      const words = known.flatMap((text) => [text, ...wordsOf(text)]).filter(Boolean);
      const beginning = password.slice(0, looksAt);
      const score = waiting.size < mostWaiting ? await estimate(beginning, words) : undefined;
      return score === undefined ? isSimple(beginning, words) : score < weakestScore;
    },

    /** Ends the thread. */
    close: stop,
  };
}

/** As people type them in passwords: one by one or run together, without accents. */
function wordsOf(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join('')];
}

/** What takes no time to tell: short, or a few characters beside what everybody knows. */
function isSimple(password: string, known: readonly string[]): boolean {
  let own = foldText(password);
  for (const word of known) if (word.length > 2) own = own.replaceAll(word, '');
  return password.length < 12 || new Set(own).size < 6;
}
