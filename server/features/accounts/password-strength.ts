import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { foldText } from '#domain/text.ts';

/** Under a million guesses: within reach of somebody who tries online for long. */
const weakestScore = 2;
/** The estimate's work grows faster than the password, and a longer one is not weaker. */
const looksAt = 100;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The word lists take some megabytes: they are read when the first password is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** @param known words of the person and the site, which do not make a password better */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator();
  const words = known.flatMap((text) => [text, ...wordsOf(text)]).filter(Boolean);
  const { score } = (await estimator).check(password.slice(0, looksAt), words);
  return score < weakestScore;
}

/** As people type them in passwords: one by one or run together, without accents. */
function wordsOf(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join('')];
}
