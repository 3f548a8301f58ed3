import webPush from 'web-push';
import type { PushSubscriptionData } from '#domain/wishes/push-subscription.ts';
import { NoAnswer } from '../calls/bounded-call.ts';

/** By which push services know the portal (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface PushMessage {
  /** Encrypted for the device; nobody between can read it. */
  payload: string;
  /** Of messages with the same topic that wait, a device gets the last: 32 characters of base64url at most. */
  topic: string;
}

/** What became of a message: `gone` will never take another one; `refused` is our mistake. */
type PushOutcome = 'taken' | 'gone' | 'refused';

export interface PushSender {
  /** @throws NoAnswer where it may be tried again */
  send(device: PushSubscriptionData, message: PushMessage, keys: PushKeys): Promise<PushOutcome>;
}

/** Milliseconds for an answer. */
const patience = 10_000;
/** Seconds for which a service keeps a message of a device that is off: tomorrow there may be another one. */
const keptFor = 20 * 3_600;

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/**
 * Calls the push service that a browser named. Only its status is looked at, and no redirect is followed.
 * @param subject whom a service may ask about the portal: an address of it
 */
export function createPushSender(
  subject: string,
  call: (url: string, request: RequestInit) => Promise<Response> = fetch,
): PushSender {
  return {
    async send({ endpoint, ...keys }, { payload, topic }, vapid) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject, ...vapid },
        TTL: keptFor,
        topic,
        urgency: 'normal',
      });
      const { 'Content-Length': _length, ...said } = headers as Record<string, string>;
      const { status } = await answerOf(endpoint, call, said, body as Buffer);
      if (status >= 200 && status < 300) return 'taken';
      // It ended, or was made for another key.
      if (status === 403 || status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500) throw new NoAnswer(`push: ${status}`);
      return 'refused';
    },
  };
}

async function answerOf(
  endpoint: string,
  call: (url: string, request: RequestInit) => Promise<Response>,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Response> {
  try {
    const answer = await call(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer;
  } catch (cause) {
    // Its address opens the device: no log may hold it.
    throw new NoAnswer(`push: no answer of ${new URL(endpoint).host}`, {
      cause: cause instanceof Error ? cause.name : undefined,
    });
  }
}
