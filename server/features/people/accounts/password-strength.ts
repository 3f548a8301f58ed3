import path from 'node:path';
import { foldText } from '#domain/text.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import { createWorkerThread } from '#server/process/worker-thread.ts';

/** Under a million guesses: within reach of somebody who tries online for long. */
const weakestScore = 2;
/** Characters. A longer password is not weaker, and its estimate takes longer: these take 0.1 s at worst. */
const looksAt = 64;
/** So that whoever waits last is still served within the patience. */
const mostWaiting = 10;

const threadFile = path.join(
  packageFolder,
  'server/features/people/accounts/password-estimate.worker.mjs',
);

export type PasswordStrength = ReturnType<typeof createPasswordStrength>;

/**
 * Tells how easily passwords are guessed, in a thread of its own, for its word lists take some megabytes.
 * @param patience milliseconds until a password is judged without the estimate
 * @param restsAfter milliseconds without a password until the thread ends
 */
export function createPasswordStrength({ patience = 10_000, restsAfter = 60_000 } = {}) {
  const thread = createWorkerThread<
    { password: string; known: readonly string[] },
    { score: number }
  >(threadFile, { patience, restsAfter, mostWaiting, maxOldGenerationSizeMb: 128 });

  return {
    /** @param known words of the person and the site, which do not make a password better */
    async isGuessable(password: string, known: readonly string[]): Promise<boolean> {
      const words = known.flatMap((text) => [text, ...wordsOf(text)]).filter(Boolean);
      const beginning = password.slice(0, looksAt);
      const estimate = await thread.ask({ password: beginning, known: words });
      return estimate ? estimate.score < weakestScore : isSimple(beginning, words);
    },

    /** Ends the thread. */
    close: thread.close,
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
