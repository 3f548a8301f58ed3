import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#domain/clock.ts';
import { createTestProvider } from '#server/adapters/stamping/built-in/test-provider.ts';
import {
  type CancellationMotive,
  type StampedCfdi,
  StampingRefused,
} from '#server/adapters/stamping/stamping-provider.ts';
import { readXml } from '#server/adapters/stamping/xml-element.ts';

/** Those of the second line do what they are asked before they fail to say so. */
type Mood =
  | 'well'
  | 'slow'
  | 'drops'
  | 'broken'
  | 'breaks off'
  | 'html'
  | 'no JSON'
  | 'endless'
  | 'moved'
  | 'no document'
  | 'old document'
  | 'stamp alone'
  | 'another document'
  | 'no stamps left'
  | 'throttles'
  | 'says 500'
  // Denies a stamp that it gave.
  | 'forgets'
  // Of cancellations and what the SAT says of them.
  | 'cancels another'
  | 'mentions nothing'
  | 'receiver refuses'
  | 'other question'
  | 'two answers'
  | 'sat does not know';

interface Answer {
  status: number;
  type: string;
  body: string;
}

const account = { user: 'casa@example.org', password: 'clave de SW' };
const infiniteToken = 'infinite-token';
/** Milliseconds. */
const sessionLife = 2 * 3_600_000;

export type FakeSwService = Awaited<ReturnType<typeof startSwService>>;

/** SW sapien as it describes its services, with the SAT's ConsultaCFDI beside it; both with the moods of real ones. */
export async function startSwService(clock: Clock) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'casa-animal-sw-'));
  const engine = createTestProvider({ dataDir, clock });
  const stampedByCustomId = new Map<string, StampedCfdi>();
  const cancelled = new Set<string>();
  const tokens = new Set([infiniteToken]);
  const calls: string[] = [];
  const waiting = new Set<ServerResponse>();
  let moods: Mood[] = [];
  let alter = (xml: string) => xml;
  let sessions = 0;

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const name = request.url?.split('/').at(-1) ?? '';
    const body = await buffer(request);
    calls.push(name === 'v4' ? 'stamp' : name);
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? 'well';
    if (instead[mood]) return instead[mood](response);
    const answer = await answerTo(request, body, mood);
    switch (mood) {
      case 'slow':
        return waiting.add(response);
      case 'drops':
        return response.destroy();
      case 'broken':
        return send(response, json(500, { status: 'error', message: 'Error interno', data: null }));
      case 'breaks off':
        response.writeHead(200, { 'content-type': answer.type, 'content-length': 99_999 });
        return response.write(answer.body.slice(0, 99), () => response.destroy());
      default:
        return send(response, answer);
    }
  }

  async function answerTo(request: IncomingMessage, body: Buffer, mood: Mood): Promise<Answer> {
    if (request.method !== 'POST') return json(405, {});
    if (request.url === '/ConsultaCFDIService.svc') return consult(body.toString(), mood);
    if (request.url === '/v2/security/authenticate') return authenticate(body.toString());
    const token = request.headers.authorization?.replace(/^bearer /i, '') ?? '';
    if (!tokens.has(token)) return failure(401, 'AU2002 - El token es inválido o ha expirado.');
    if (mood === 'no stamps left') return failure(400, 'El usuario no tiene timbres suficientes.');
    if (mood === 'forgets') {
      return failure(400, '401. Fecha y hora de generación fuera de rango.');
    }
    if (mood === 'says 500') return failure(400, '500 - Error interno del servicio.');
    if (request.url === '/v4/cfdi33/stamp/v4') return stamp(request, body, mood);
    if (request.url === '/cfdi33/cancel/csd') return cancel(JSON.parse(body.toString()), mood);
    return json(404, {});
  }

  function authenticate(body: string): Answer {
    const { user, password } = JSON.parse(body) as typeof account;
    if (user !== account.user || password !== account.password) {
      return failure(
        401,
        'AU2000 - El usuario y/o contraseña son inválidos, no se puede autenticar el servicio.',
      );
    }
    sessions += 1;
    const token = `session-${sessions}`;
    tokens.add(token);
    const expires_in = Math.floor((clock.now().getTime() + sessionLife) / 1000);
    return success({ token, expires_in, tokeny_type: 'Bearer' });
  }

  async function stamp(request: IncomingMessage, body: Buffer, mood: Mood): Promise<Answer> {
    const type = request.headers['content-type'] ?? '';
    const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
    const file = (await sent.formData()).get('xml');
    const customId = String(request.headers.customid ?? '');
    if (!(file instanceof Blob) || !customId || customId.length > 100) {
      return failure(400, '301 - XML mal formado.');
    }
    const known = stampedByCustomId.get(customId);
    try {
      const stamped = known ?? (await engine.stamp(await file.text()));
      stampedByCustomId.set(customId, stamped);
      return stampAnswer(stamped, known !== undefined, mood);
    } catch (error) {
      if (!(error instanceof StampingRefused)) throw error;
      return failure(400, `${error.code} - ${error.message}`);
    }
  }

  function stampAnswer(stamped: StampedCfdi, isKnown: boolean, mood: Mood): Answer {
    const said = envelope(isKnown ? '307. El comprobante contiene un timbre previo.' : undefined);
    const status = isKnown ? 400 : 200;
    if (mood === 'no document') return json(status, { ...said, data: {} });
    if (mood === 'old document') {
      return json(status, { ...said, messageDetail: stamped.xml, data: null });
    }
    if (mood === 'stamp alone') {
      const [tfd] = /<tfd:TimbreFiscalDigital [^>]*\/>/.exec(stamped.xml) ?? [];
      const data = { tfd: `<?xml version="1.0" encoding="utf-8"?>${tfd}`, cfdi: null };
      return json(status, { ...said, data });
    }
    const [other] = stampedByCustomId.values();
    return json(status, {
      ...said,
      data: dataOf({ xml: alter((mood === 'another document' && other ? other : stamped).xml) }),
    });
  }

  async function cancel(body: Record<string, string>, mood: Mood): Promise<Answer> {
    const {
      uuid = '',
      rfc = '',
      motivo,
      folioSustitucion,
      b64Cer = '',
      b64Key = '',
      password = '',
    } = body;
    const codes = (code: string) =>
      success({
        acuse: `<Acuse RfcEmisor="${rfc}"/>`,
        uuid: { [mood === 'cancels another' ? crypto.randomUUID() : uuid.toLowerCase()]: code },
      });
    if (cancelled.has(uuid)) return codes('202');
    try {
      await engine.cancel({
        uuid,
        issuerRfc: rfc,
        receiverRfc: '',
        totalCents: 0,
        motive: motivo as CancellationMotive,
        replacementUuid: folioSustitucion,
        csd: {
          certificate: Buffer.from(b64Cer, 'base64'),
          key: Buffer.from(b64Key, 'base64'),
          password,
        },
      });
      cancelled.add(uuid);
      return codes('201');
    } catch (error) {
      if (!(error instanceof StampingRefused)) throw error;
      // What it finds out itself it says as an error, what the SAT answers as the document's code.
      if (error.code === '305') return failure(400, `305 - ${error.message}`);
      return codes(error.code);
    }
  }

  /** The SAT's answer, in its envelope. */
  async function consult(body: string, mood: Mood): Promise<Answer> {
    const printed = readXml(body).children[0]?.children[0]?.children[0]?.text ?? '';
    const asked = new URLSearchParams(printed.replaceAll('&amp;', '%26'));
    const status = await engine
      .cancellationStatus({
        uuid: asked.get('id') ?? '',
        issuerRfc: asked.get('re') ?? '',
        receiverRfc: asked.get('rr') ?? '',
        totalCents: Math.round(Number(asked.get('tt')) * 100),
      })
      .catch(() => 'unknown' as const);
    const [code, state, progress] = satMoods[mood] ?? satStates[status];
    const result = `<ConsultaResult xmlns:a="http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><a:CodigoEstatus>${code}</a:CodigoEstatus><a:EsCancelable>Cancelable con aceptación</a:EsCancelable><a:Estado>${state}</a:Estado><a:EstatusCancelacion>${progress}</a:EstatusCancelacion><a:ValidacionEFOS>200</a:ValidacionEFOS></ConsultaResult>`;
    return {
      status: 200,
      type: 'text/xml; charset=utf-8',
      body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/">${mood === 'two answers' ? result + result : result}</ConsultaResponse></s:Body></s:Envelope>`,
    };
  }

  return {
    base,
    env: { PAC_PROVIDER: 'sw', PAC_API_BASE: `${base}/`, PAC_TOKEN: infiniteToken },
    account,
    infiniteToken,
    /** The names of the calls that came, oldest first. */
    calls,
    /** For the next calls, one each; the last one for all after them. */
    behave(...next: Mood[]) {
      moods = next;
    },
    /** What it answers as the stamped document, from now on; what it remembers stays. */
    alterAnswers(change: (xml: string) => string) {
      alter = change;
    },
    /** All that it stamped, the oldest first. */
    stampedDocuments: () => [...stampedByCustomId.values()].map(({ xml }) => xml),
    /** All sessions end at once. */
    revokeSessions() {
      tokens.clear();
      tokens.add(infiniteToken);
    },
    /** Those whose answer is slow have none. */
    dropSlow() {
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(dataDir, { recursive: true });
    },
  };
}

const satStates = {
  unrequested: ['S - Comprobante obtenido satisfactoriamente.', 'Vigente', ''],
  rejected: ['S - Comprobante obtenido satisfactoriamente.', 'Vigente', 'Solicitud rechazada'],
  requested: ['S - Comprobante obtenido satisfactoriamente.', 'Vigente', 'En proceso'],
  cancelled: [
    'S - Comprobante obtenido satisfactoriamente.',
    'Cancelado',
    'Cancelado sin aceptación',
  ],
  unknown: ['N - 602: Comprobante no encontrado.', 'No Encontrado', ''],
} as const;

/** Whatever has become of the document. */
const satMoods: Partial<Record<Mood, (typeof satStates)[keyof typeof satStates] | string[]>> = {
  'mentions nothing': satStates.unrequested,
  'receiver refuses': satStates.rejected,
  'sat does not know': satStates.unknown,
  'other question': [
    'N - 601: La expresión impresa proporcionada no es válida.',
    'Vigente',
    'Solicitud rechazada',
  ],
};

/** Instead of any answer. */
const instead: Partial<Record<Mood, (response: ServerResponse) => unknown>> = {
  throttles: (response) => send(response, json(429, {})),
  html: (response) =>
    send(response, { status: 200, type: 'text/html', body: '<!doctype html><title>SW</title>' }),
  'no JSON': (response) =>
    send(response, { status: 200, type: 'application/json', body: '{"data": [' }),
  moved: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  endless(response) {
    const more = Buffer.alloc(1024 * 1024, 32);
    const pour = () => {
      while (!response.destroyed && response.write(more));
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('drain', pour);
    pour();
  },
};

const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1];

const dataOf = ({ xml }: StampedCfdi) => ({
  cadenaOriginalSAT: '||1.1|…||',
  noCertificadoSAT: '30001000000500003456',
  noCertificadoCFDI: '30001000000500003416',
  uuid: attribute(xml, 'UUID'),
  selloSAT: '…',
  selloCFDI: '…',
  fechaTimbrado: attribute(xml, 'FechaTimbrado'),
  qrCode: '…',
  cfdi: xml,
});

const envelope = (message: string | undefined) => ({
  status: message ? 'error' : 'success',
  message: message ?? null,
  messageDetail: null,
});

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

const success = (data: object) => json(200, { ...envelope(undefined), data });

const failure = (status: number, message: string) =>
  json(status, { ...envelope(message), data: null });

function send(response: ServerResponse, { status, type, body }: Answer) {
  return response.writeHead(status, { 'content-type': type }).end(body);
}
