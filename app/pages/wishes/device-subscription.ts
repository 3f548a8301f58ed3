import type { PushSubscriptionData } from '#domain/wishes/push-subscription.ts';

const worker = '/alerts-worker.js';
/** No page lies below it: the worker shows messages, and has no page in its hands. */
const scope = '/alerts-worker/';

export const canSubscribe = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (!canSubscribe()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person, and the browser's push service. @returns what the portal needs; else why there is none */
export async function subscribe(
  publicKey: string,
): Promise<PushSubscriptionData | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const registration = await navigator.serviceWorker.register(worker, { scope });
    await isActive(registration);
    const before = await registration.pushManager.getSubscription();
    // One of another key of the portal would stay as it is.
    await before?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed';
  } catch {
    return 'failed';
  }
}

function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}
