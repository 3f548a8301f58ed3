import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';

// Plain JavaScript: a thread begins with a file, and this one is the same whether the server runs from its source or
// from the bundle.

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  // Every "4" or "$" doubles what a password may read as. At the library's 512 readings 100 such characters took 2.4 s.
  l33tMaxSubstitutions: 16,
});

parentPort?.on('message', ({ id, password, known }) => {
  parentPort?.postMessage({ id, score: estimator.check(password, known).score });
});
