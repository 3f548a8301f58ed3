import { createPrivateKey } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

// Plain JavaScript, as password-estimate.worker.mjs is. Deriving a key from a password may take a second.

parentPort?.on('message', ({ id, key, password: passphrase }) => {
  const encrypted = { key: Buffer.from(key), format: 'der', type: 'pkcs8', passphrase };
  try {
    const opened = createPrivateKey(encrypted).export({ format: 'der', type: 'pkcs8' });
    parentPort?.postMessage({ id, opened });
  } catch {
    parentPort?.postMessage({ id, opened: null });
  }
});
