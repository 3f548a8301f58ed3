import { Worker } from 'node:worker_threads';

export interface WorkerThreadOptions {
  /** Milliseconds until a question counts as not answered; then the thread ends, with all that wait for it. */
  patience: number;
  /** Milliseconds without a question until the thread ends. */
  restsAfter: number;
  /** Questions that may wait; the next ones are not asked. */
  mostWaiting: number;
  maxOldGenerationSizeMb: number;
}

/**
 * A thread for what would hold up everything else: it begins with the first question, and ends when none has come for a
 * while. It is given each question as a message with an `id`, and answers with a message with the same one.
 * @param file plain JavaScript (`*.worker.mjs`), the same whether the server runs from its source or from the bundle
 */
export function createWorkerThread<Question extends object, Answer extends object>(
  file: string,
  { patience, restsAfter, mostWaiting, maxOldGenerationSizeMb }: WorkerThreadOptions,
) {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;
  /** By id, what takes the answer; undefined when there will be none. */
  const waiting = new Map<number, (answer: Answer | undefined) => void>();

  function start(): Worker {
    const started = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb } });
    started.unref();
    started.on('message', (answer: Answer & { id: number }) => waiting.get(answer.id)?.(answer));
    // Its exit comes after it.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) void close();
    });
    return started;
  }

  async function close(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    clearTimeout(rest);
    for (const answer of [...waiting.values()]) answer(undefined);
    await stopped?.terminate();
  }

  return {
    /** @returns undefined where too many wait, it takes too long, or the thread fails */
    async ask(question: Question): Promise<Answer | undefined> {
      if (waiting.size >= mostWaiting) return undefined;
      thread ??= start();
      const used = thread;
      clearTimeout(rest);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const outOfPatience = setTimeout(() => void close(), patience).unref();
        waiting.set(id, (answer) => {
          clearTimeout(outOfPatience);
          waiting.delete(id);
          if (thread && waiting.size === 0) {
            rest = setTimeout(() => void close(), restsAfter).unref();
          }
          resolve(answer);
        });
        used.postMessage({ id, ...question });
      });
    },

    /** Ends the thread. */
    close,
  };
}
