import { z } from 'zod';
import type { MessageKey } from '../messages.ts';

/** What a browser gives away so that it can be told something by its push service. */

/** The push services of the browsers that there are: nothing else is ever called. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const;
const families = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const;

const longestEndpoint = 1_000;

export function isPushEndpoint(text: string): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false;
  const { protocol, host, hostname, username, password, hash } = new URL(text);
  return (
    protocol === 'https:' &&
    // No port of its own.
    host === hostname &&
    username === '' &&
    password === '' &&
    hash === '' &&
    (services.some((service) => hostname === service) ||
      families.some((family) => hostname.endsWith(family)))
  );
}

const bytesOf = (text: string) => Math.floor((text.length * 3) / 4);
const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && bytesOf(text) === bytes, wrong);
const wrong: { error: MessageKey } = { error: 'chooseOption' };

export const pushSubscription = z.object({
  endpoint: z.string().refine(isPushEndpoint, wrong),
  /** An uncompressed point of P-256. */
  p256dh: base64url(65),
  auth: base64url(16),
});
export type PushSubscriptionData = z.output<typeof pushSubscription>;

/** Of one mailbox; the oldest falls out. */
export const mostDevices = 5;
