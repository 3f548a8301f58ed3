import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '#server/http/error-responses.tsx';
import { registerInboundMailRoutes } from '#server/http/inbound-mail-routes.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { folderCalls } from './folder-calls.ts';
import { mailTo, paper, scanProgram } from './folder-mails.ts';

const secret = 'a secret of more than 32 characters';
const domain = 'mail.casa.example';
const megabyte = 1024 * 1024;

describeOnBothDatabases('a vaccination booklet that comes by mail', (databases) => {
  const scanFolder = mkdtempSync(join(tmpdir(), 'casa-animal-scan-'));
  const scan = join(scanFolder, 'scan');
  let wire: Wire;
  let app: FastifyInstance;
  let calls: ReturnType<typeof folderCalls>;
  let rosa: string;
  let owner: string;
  let petId: string;
  let folderId: string;
  let address: string;
  let now = new Date('2026-11-20T18:00:00Z');

  beforeAll(async () => {
    writeFileSync(scan, scanProgram, { mode: 0o700 });
    const env = {
      INBOUND_MAIL_DOMAIN: domain,
      INBOUND_MAIL_SECRET: secret,
      VIRUS_SCAN_COMMAND: scan,
    };
    wire = await openWire(databases, env, { now: () => now });
    calls = folderCalls(wire);
    app = Fastify();
    app.setErrorHandler(answerError);
    await app.register(registerInboundMailRoutes, { context: wire.context });
    rosa = await addUser(wire.context.database);
    owner = `member:${rosa}`;
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T18:00:00Z');
    petId = await addPet(wire.context.database, { owner_id: rosa });
    folderId = await calls.open(petId, owner);
    const { data } = await calls.call('expediente_descripcion', { folder_id: folderId }, owner);
    address = (data as unknown as { correo: string }).correo;
  });
  afterAll(async () => {
    await app.close();
    await wire.close();
    rmSync(scanFolder, { recursive: true });
  });

  const seconds = (date = now) => Math.floor(date.getTime() / 1_000);
  const signature = (message: Buffer, at = seconds(), key = secret) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.`).update(message).digest('hex')}`;
  const post = async (
    payload: Buffer | Readable,
    headers: Record<string, string> = Buffer.isBuffer(payload)
      ? { 'x-signature': signature(payload) }
      : {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/inbound-mail',
      headers: { 'content-type': 'message/rfc822', ...headers },
      payload,
    });
    return answer.statusCode;
  };
  const booklet = () => calls.document(folderId, 'cartilla_vacunacion', owner);
  const names = async () => (await booklet()).files.map(({ filename }) => filename);
  const pdf = (text: string) => ({ filename: 'cartilla.pdf', content: paper(text) });

  /** Mails that were more than looked at, whoever they were for. */
  const takenApart = async () => {
    const rows = await wire.context.database.query
      .selectFrom('shared_counts')
      .select('count')
      .where('kind', '=', 'limit.folderMailRead')
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };

  it('lies in its folder, to be reviewed, and the log tells that nobody was signed in', async () => {
    expect(await post(await mailTo(address, [pdf('a')]))).toBe(200);
    expect(await booklet()).toMatchObject({
      status: 'reviewing',
      files: [{ filename: 'cartilla.pdf' }],
    });
    const events = await wire.context.database.query
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'folder.fileAdded')
      .where('details_json', 'like', `%${petId}%`)
      .execute();
    expect(events).toEqual([{ actor_id: null, subject_id: rosa }]);
    expect(readdirSync(join(wire.context.config.dataDir, 'uploads'))).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    it('may be addressed without the word in front, and in capitals', async () => {
      const bare = address.replace('cartilla+', '').toUpperCase();
      expect(await post(await mailTo(bare, [pdf('a')]))).toBe(200);
      expect(await names()).toHaveLength(1);
    });
  });

  it('comes once: the same message again brings back nothing that was deleted', async () => {
    const message = await mailTo(address, [pdf('a')]);
    const doubled = await Promise.all([post(message), post(message)]);
    expect(doubled).toEqual([200, 200]);
    const [file] = (await booklet()).files;
    const removal = { folder_id: folderId, file_id: file?.file_id };
    expect((await calls.call('eliminar_archivo', removal, owner)).status).toBe(200);
    const forwarded = Buffer.concat([Buffer.from('Received: from mx.example\r\n'), message]);
    expect(await post(forwarded)).toBe(200);
    expect(await names()).toEqual([]);
    expect(await post(await mailTo(address, [pdf('a')], '<2@vet.example>'))).toBe(200);
    expect(await names()).toHaveLength(1);
  });

  describe('has no effect when it', () => {
    it('is not signed, or by somebody else, or late', async () => {
      const message = await mailTo(address, [pdf('a')]);
      const other = await mailTo(address, [pdf('b')]);
      for (const sent of [
        '',
        'v1=00',
        `t=${seconds()},v1=${'0'.repeat(64)}`,
        signature(other),
        signature(message, seconds(), 'another secret of 32 characters!!'),
        signature(message).replace(/^t=\d+/, `t=${seconds() + 1}`),
        signature(message, seconds() - 301),
        signature(message, seconds() + 301),
      ]) {
        expect(await post(message, { 'x-signature': sent }), sent).toBe(401);
      }
      expect(await post(message, {})).toBe(401);
      expect(await names()).toEqual([]);
      expect(await post(message, { 'x-signature': signature(message, seconds() - 299) })).toBe(200);
      expect(await names()).toHaveLength(1);
    });

    it('reaches no folder: the answer does not tell', async () => {
      for (const to of [
        address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
        address.replace(domain, 'elsewhere.example'),
        `cartilla@${domain}`,
        `cartilla+${folderId}@${domain}`,
      ]) {
        expect(await post(await mailTo(to, [pdf('a')])), to).toBe(200);
      }
      expect(await names()).toEqual([]);
    });

    it('is a stranger’s, and then it is not taken apart, whatever it holds', async () => {
      const stranger = address.replace(/[0-9a-f]{32}/, 'f'.repeat(32));
      const before = await takenApart();
      const head = `To: ${stranger}\r\nContent-Transfer-Encoding: quoted-printable\r\n`;
      for (const message of [
        `To: ${stranger}\r\nCc: ${'a:'.repeat(megabyte / 2)}\r\n\r\n`,
        `To: ${address}\r\nCc: ${'a:'.repeat(megabyte / 2)}\r\n\r\n`,
        `${head}\r\n${'=41'.repeat(megabyte)}`,
      ]) {
        expect(await post(Buffer.from(message))).toBe(200);
      }
      expect(await takenApart()).toBe(before);
      expect(await post(await mailTo(address, [pdf('a')]))).toBe(200);
      expect(await takenApart()).toBe(before + 1);
    });

    it('brings nothing, of which its owner hears once a day, or is no message at all', async () => {
      // The clock's mails of the next day leave as well.
      const toldOf = async () =>
        (await wire.newMails()).filter(({ text }) => text?.includes('correo de vet@vet.example'));
      const empty = await mailTo(address);
      const unusable = await mailTo(address, [
        { filename: 'a.pdf', content: Buffer.from('#!/bin/sh\n') },
      ]);
      const absent = Buffer.concat([Buffer.from('Auto-Submitted: auto-replied\r\n'), empty]);
      for (const message of [absent, empty, empty, unusable, Buffer.from('\0\0 not a mail')]) {
        expect(await post(message)).toBe(200);
      }
      expect(await names()).toEqual([]);
      expect((await toldOf()).map(({ envelopeTo }) => envelopeTo)).toEqual([
        [`${rosa}@example.org`],
      ]);
      now = new Date(now.getTime() + 86_400_000);
      await post(await mailTo(address, [], '<2@vet.example>'));
      expect(await toldOf()).toHaveLength(1);
    });

    it('is too large, announced or not', async () => {
      const signed = { 'x-signature': signature(Buffer.alloc(0)) };
      const announced = { ...signed, 'content-length': String(45 * megabyte + 1) };
      expect(await post(Readable.from([Buffer.from('a')]), announced)).toBe(413);
      const piece = Buffer.alloc(megabyte);
      expect(await post(Readable.from(Array.from({ length: 46 }, () => piece)), signed)).toBe(413);
    });
  });

  it('takes none at an address that was changed, only at the new one', async () => {
    const change = (token?: string, id = folderId) =>
      calls.call('cambiar_correo', { folder_id: id }, token);
    const stranger = `member:${await addUser(wire.context.database)}`;
    expect((await change()).status).toBe(401);
    expect((await change(stranger)).status).toBe(404);
    const { status, data } = await change(owner);
    expect(status).toBe(200);
    const { correo } = data as unknown as { correo: string };
    const described = await calls.call('expediente_descripcion', { folder_id: folderId }, owner);
    expect(described.data).toMatchObject({
      correo,
      encrypted_id: /\+(.+)@/.exec(correo)?.[1],
    });
    expect(await post(await mailTo(address, [pdf('a')]))).toBe(200);
    expect(await names()).toEqual([]);
    expect(await post(await mailTo(correo, [pdf('a')]))).toBe(200);
    expect(await names()).toHaveLength(1);
    const events = await wire.context.database.query
      .selectFrom('audit_events')
      .select('actor_id')
      .where('action', '=', 'folder.mailAddressChanged')
      .where('details_json', 'like', `%${petId}%`)
      .execute();
    expect(events).toEqual([{ actor_id: rosa }]);
  });

  onSqliteAlone(databases, () => {
    it('may arrive from everywhere while strangers send what is not signed', async () => {
      const begun: PassThrough[] = [];
      const forge = (remoteAddress: string) => {
        const body = new PassThrough();
        body.write('To: nobody');
        begun.push(body);
        const headers = { 'content-type': 'message/rfc822', 'x-signature': signature(Buffer.of()) };
        const url = '/webhooks/inbound-mail';
        const request = { method: 'POST', url, headers, payload: body, remoteAddress } as const;
        // Sent now, not when it is awaited.
        return app.inject(request).then(({ statusCode }) => statusCode);
      };
      const forged = [forge('2001:db8:1:2::1'), forge('2001:db8:1:2::2')];
      expect(await forge('2001:db8:1:2::3')).toBe(429);
      expect(await post(await mailTo(address, [pdf('a')]))).toBe(200);
      const upload = wire.context.incoming.withFolder({ account: rosa }, (_, hold) => hold(1));
      await expect(upload).resolves.toBeDefined();
      for (const body of begun) body.end();
      expect(await Promise.all(forged)).toEqual([401, 401]);
    });

    it('brings what a folder takes, and nothing else', async () => {
      const message = await mailTo(address, [
        { filename: 'cartilla.pdf.exe', content: Buffer.from('MZ\x90\0'.padEnd(200, '\0')) },
        { filename: 'programa.pdf', content: Buffer.from('#!/bin/sh\nrm -rf /\n') },
        pdf('EICAR'),
        { filename: '../../cartilla.png', content: paper('a') },
        pdf('b'),
      ]);
      expect(await post(message)).toBe(200);
      expect((await names()).toSorted()).toEqual(['cartilla.pdf', 'cartilla.pdf']);
    });

    it('brings photos within its text, and leaves out a logo', async () => {
      const png = (side: number) =>
        sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
          .png()
          .toBuffer();
      const message = await new MailComposer({
        to: address,
        html: '<p><img src="cid:foto"><img src="cid:logo"></p>',
        attachments: [
          { filename: 'foto.png', content: await png(200), cid: 'foto' },
          { filename: 'logo.png', content: await png(40), cid: 'logo' },
        ],
      })
        .compile()
        .build();
      expect(await post(message)).toBe(200);
      expect(await names()).toEqual(['foto.png']);
    });
  });

  it('should come again when nobody can tell whether it has a virus, and then comes whole', async () => {
    const message = await mailTo(address, [pdf('a'), pdf('BROKEN')]);
    expect(await post(message)).toBe(503);
    expect(await names()).toHaveLength(1);
    writeFileSync(scan, '#!/bin/sh\nexit 0\n');
    try {
      expect(await post(message)).toBe(200);
    } finally {
      writeFileSync(scan, scanProgram);
    }
    expect(await names()).toHaveLength(2);
  });

  it('fills no folder, and a day of one has an end', async () => {
    const bring = async (n: number) =>
      post(await mailTo(address, [pdf(`${n}`)], `<${n}@vet.example>`));
    for (let n = 0; n < 6; n++) expect(await bring(n)).toBe(200);
    expect(await names()).toHaveLength(5);
    // As thirteen more would.
    const { document_id } = await booklet();
    await wire.context.limits.consume('folderMail', document_id, { points: 13 });
    expect(await bring(19)).toBe(200);
    expect(await post(await mailTo(address, [pdf('more')], '<more@vet.example>'))).toBe(429);
  });
});

describeOnSqlite('a portal whose folders take no mail', (databases) => {
  it('gives them no address, and no other one', async () => {
    const wire = await openWire(databases);
    const calls = folderCalls(wire);
    const rosa = await addUser(wire.context.database);
    const owner = `member:${rosa}`;
    const petId = await addPet(wire.context.database, { owner_id: rosa });
    const folder_id = await calls.open(petId, owner);
    const { data } = await calls.call('expediente_descripcion', { folder_id }, owner);
    expect((await calls.call('cambiar_correo', { folder_id }, owner)).status).toBe(409);
    expect((await calls.call('expediente_descripcion', { folder_id }, owner)).data).toEqual(data);
    await wire.close();
  });

  it('has no such address', async () => {
    const wire = await openWire(databases);
    const app = Fastify();
    app.setErrorHandler(answerError);
    await app.register(registerInboundMailRoutes, { context: wire.context });
    const headers = { 'content-type': 'message/rfc822' };
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/inbound-mail',
      headers,
      payload: 'a',
    });
    expect(answer.statusCode).toBe(404);
    await app.close();
    await wire.close();
  });
});
