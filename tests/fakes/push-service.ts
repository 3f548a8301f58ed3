import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers: by a status, by nothing at all, or by breaking the connection. */
export type PushBehaviour = number | 'silent' | 'reset' | { redirectTo: string };

interface PushedMessage {
  endpoint: string;
  topic: string;
  payload: Record<string, unknown>;
  subject: string;
}

const curve = 'prime256v1';

/** A device of a browser: what it gives away, and how it reads what it gets (RFC 8291). */
function makeDevice(endpoint: string) {
  const own = createECDH(curve);
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    own,
    secret: auth,
    given: {
      endpoint,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
  };
}
type Device = ReturnType<typeof makeDevice>;

/** The push service of a browser, as strict as those that there are: it looks at the signature, its audience and its time. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const messages: PushedMessage[] = [];
  let behaviour: PushBehaviour = 201;
  let tries = 0;
  const server = createServer(async (request, response) => {
    tries += 1;
    const body = await read(request);
    if (behaviour === 'silent') return;
    if (behaviour === 'reset') return void request.socket.destroy();
    if (typeof behaviour === 'object') {
      return void response.writeHead(307, { location: behaviour.redirectTo }).end();
    }
    const endpoint = `https://${request.headers['x-meant-for']}${request.url}`;
    const device = devices.get(endpoint);
    if (!device) return void response.writeHead(404).end();
    const subject = subjectOf(request, new URL(endpoint).origin);
    if (subject === undefined || request.headers['content-encoding'] !== 'aes128gcm') {
      return void response.writeHead(subject === undefined ? 403 : 415).end();
    }
    if (behaviour === 201) {
      const payload = JSON.parse(decrypt(device.own, device.secret, body));
      messages.push({ endpoint, topic: String(request.headers.topic), payload, subject });
    }
    response.writeHead(behaviour, { location: 'https://push.example/m/1' }).end('x'.repeat(9));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    messages,
    tries: () => tries,
    behave(next: PushBehaviour) {
      behaviour = next;
    },
    /** @param host one of those that the portal calls */
    addDevice(name: string, host = 'fcm.googleapis.com') {
      const device = makeDevice(`https://${host}/fcm/send/${name}`);
      devices.set(device.given.endpoint, device);
      return device.given;
    },
    /** Calls of whichever push service come here. */
    call(url: string, request: RequestInit) {
      const { host, pathname } = new URL(url);
      const headers = { ...(request.headers as Record<string, string>), 'x-meant-for': host };
      return fetch(`http://127.0.0.1:${port}${pathname}`, { ...request, headers });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Of the signature (RFC 8292); undefined for one that is wrong, too old or for somebody else. */
function subjectOf(request: IncomingMessage, origin: string): string | undefined {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [head, claims, signature] = token.split('.');
  if (point.length !== 65 || !head || !claims || !signature) return undefined;
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  return isRight && aud === origin && left > 0 && left <= 86_400 ? sub : undefined;
}

/** RFC 8188 and 8291. */
function decrypt(own: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (material: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const material = derive(own.computeSecret(theirs), auth, info, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
