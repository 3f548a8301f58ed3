import { passportWorkerPath } from '#domain/passports/passport-paths.ts';
import { prepareToVerify } from './verify-signature.ts';

/** What the document has loaded besides what it names itself; the worker keeps it too. */
const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Keeps the page in all languages on the device, so that it opens and checks without a connection.
 * @param paths of the page
 * @throws where the browser cannot, or is not allowed to
 */
export async function keepForOffline(paths: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) throw new Error('No worker here.');
  // What asking the portal needs is loaded with the first question, which may come later.
  await Promise.all([prepareToVerify(), import('#domain/contract/translate.ts')]);
  const registrations = await Promise.all(
    paths.map((scope) => navigator.serviceWorker.register(passportWorkerPath, { scope })),
  );
  await Promise.all(registrations.map(isActive));
  for (const { active } of registrations) active?.postMessage({ keep: loadedScripts() });
}

/** Resolves once what it keeps is there. */
function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker) return Promise.reject(new Error('No worker here.'));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The page could not be kept.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
