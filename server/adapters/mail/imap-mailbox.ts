import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { largestHead } from './message-head.ts';

export interface Mailbox {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  auth: { user: string; pass: string };
}

/** Milliseconds of silence after which the server counts as gone. */
const patience = 20_000;

export interface UnseenMessage {
  /** Bytes. */
  size: number;
  /** Its first `largestHead` bytes. */
  beginning: Buffer;
  /** Fetches all of it into a file of this folder. */
  save(folder: string): Promise<{ path: string }>;
}

/**
 * Hands unseen messages of the inbox to `receive`, one after the other, and marks those seen that it is done with. Only
 * their beginning is fetched unless they are saved; one that is larger than `largest` bytes is marked without being read.
 * @param looks.after UID behind which this look begins; it goes on from the first one
 * @param receive says whether it is done with the message
 * @returns UID of the last message that was looked at
 * @throws Error when the server cannot be talked to, and when `looks.signal` ends it
 */
export async function fetchUnseen(
  mailbox: Mailbox,
  looks: { after: number; most: number; largest: number; signal: AbortSignal },
  receive: (message: UnseenMessage) => Promise<boolean>,
): Promise<number> {
  const { most, largest, signal } = looks;
  let { after } = looks;
  signal.throwIfAborted();
  const client = await newClient(mailbox);
  const close = () => client.close();
  signal.addEventListener('abort', close);
  try {
    await open(client);
    const unseen = (await client.search({ seen: false }, { uid: true })) || [];
    const begin = unseen.findIndex((uid) => uid > after);
    const inTurn = begin > 0 ? [...unseen.slice(begin), ...unseen.slice(0, begin)] : unseen;
    for (const uid of inTurn.slice(0, most)) {
      signal.throwIfAborted();
      const one = String(uid);
      const source = { start: 0, maxLength: largestHead };
      const message = await client.fetchOne(one, { size: true, source }, { uid: true });
      // Whoever else reads the mailbox may have deleted it.
      if (!message) continue;
      const { size = 0, source: beginning = Buffer.alloc(0) } = message;
      const save = async (folder: string) => {
        const path = join(folder, 'message');
        const { content } = await client.download(one, undefined, { uid: true, maxBytes: largest });
        if (!content) throw new Error('the message is gone');
        await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal });
        return { path };
      };
      const isDone = size > largest || (await receive({ size, beginning, save }));
      if (isDone) await client.messageFlagsAdd(one, ['\\Seen'], { uid: true });
      after = uid;
    }
    await client.logout();
    return after;
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

async function newClient(mailbox: Mailbox) {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    ...mailbox,
    logger: false,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  // The call that waits fails as well.
  client.on('error', () => {});
  return client;
}

async function open(client: Awaited<ReturnType<typeof newClient>>): Promise<void> {
  await client.connect();
  await client.mailboxOpen('INBOX');
}

/** Signs in, opens the inbox and leaves again; marks nothing. @throws Error of ImapFlow */
export async function tryMailbox(mailbox: Mailbox): Promise<void> {
  const client = await newClient(mailbox);
  try {
    await open(client);
    await client.logout();
  } finally {
    client.close();
  }
}
