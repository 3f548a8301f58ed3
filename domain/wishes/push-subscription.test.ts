import { expect, it } from 'vitest';
import { isPushEndpoint, pushSubscription } from './push-subscription.ts';

it('lets only the push services of browsers be called', () => {
  for (const right of [
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
    'https://web.push.apple.com/QH8',
  ]) {
    expect(isPushEndpoint(right), right).toBe(true);
  }
  for (const wrong of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://[::1]/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  ]) {
    expect(isPushEndpoint(wrong), wrong).toBe(false);
  }
});

it('takes keys of the length that browsers make', () => {
  const keys = { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) };
  const endpoint = 'https://web.push.apple.com/QH8';
  expect(pushSubscription.safeParse({ endpoint, ...keys }).success).toBe(true);
  for (const wrong of [{ p256dh: 'x' }, { auth: '' }, { auth: `${'a'.repeat(21)}=` }]) {
    expect(pushSubscription.safeParse({ endpoint, ...keys, ...wrong }).success).toBe(false);
  }
});
