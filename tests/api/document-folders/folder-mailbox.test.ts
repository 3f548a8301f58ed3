import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchUnseen } from '#server/adapters/mail/imap-mailbox.ts';
import { startImapServer } from '#tests/fakes/imap-server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { folderCalls } from './folder-calls.ts';
import { mailTo, paper, scanProgram } from './folder-mails.ts';

describeOnSqlite('the mailbox of the folders', (databases) => {
  let imap: Awaited<ReturnType<typeof startImapServer>>;
  let scanFolder: string;
  let wire: Wire;
  let calls: ReturnType<typeof folderCalls>;
  let owner: string;
  let folderId: string;
  let address: string;
  let now: Date;

  beforeEach(async () => {
    now = new Date('2026-11-20T18:01:00Z');
    scanFolder = mkdtempSync(join(tmpdir(), 'casa-animal-scan-'));
    const scan = join(scanFolder, 'scan');
    writeFileSync(scan, scanProgram, { mode: 0o700 });
    imap = await startImapServer();
    const env = {
      INBOUND_MAIL_DOMAIN: 'mail.casa.example',
      INBOUND_IMAP_URL: imap.url,
      VIRUS_SCAN_COMMAND: scan,
    };
    const scheduledKinds = ['folders.fetchMail'];
    wire = await openWire(databases, env, { now: () => now }, { scheduledKinds });
    calls = folderCalls(wire);
    const rosa = await addUser(wire.context.database);
    owner = `member:${rosa}`;
    folderId = await calls.open(await addPet(wire.context.database, { owner_id: rosa }), owner);
    const { data } = await calls.call('expediente_descripcion', { folder_id: folderId }, owner);
    address = (data as unknown as { correo: string }).correo;
    await wire.context.jobs.runDue();
  });
  afterEach(async () => {
    await wire.close();
    await imap.close();
    rmSync(scanFolder, { recursive: true });
  });

  const look = async () => {
    now = new Date(now.getTime() + 5 * 60_000);
    await wire.context.jobs.runDue();
  };
  const files = async () =>
    (await calls.document(folderId, 'cartilla_vacunacion', owner)).files.length;
  const add = async (text: string, to = address) =>
    imap.add(await mailTo(to, [{ filename: 'a.pdf', content: paper(text) }], `<${text}@vet>`));

  it('is emptied of what reaches a folder and what reaches none, each once', async () => {
    await add('a');
    await add('b', 'cartilla@mail.casa.example');
    await look();
    expect(await files()).toBe(1);
    expect(imap.seen()).toEqual([true, true]);
    await look();
    expect(await files()).toBe(1);
  });

  it('gives only the beginning of what reaches no folder', async () => {
    const stranger = `cartilla+${'f'.repeat(32)}@mail.casa.example`;
    imap.add(Buffer.from(`To: ${stranger}\r\n\r\n${'a line of text\r\n'.repeat(30_000)}`));
    imap.add(Buffer.from(`To: ${address}\r\n${'X-Long: a line\r\n'.repeat(30_000)}\r\n`));
    await look();
    expect(imap.seen()).toEqual([true, true]);
    expect(imap.sent()).toBeLessThan(300_000);
    await add('a');
    await look();
    expect(await files()).toBe(1);
  });

  it('keeps what has to come again as unseen, which holds up no others', async () => {
    await add('BROKEN');
    await add('a');
    await look();
    expect(imap.seen()).toEqual([false, true]);
    expect(await files()).toBe(1);
    writeFileSync(join(scanFolder, 'scan'), '#!/bin/sh\nexit 0\n');
    await look();
    expect(imap.seen()).toEqual([true, true]);
    expect(await files()).toBe(2);
  });

  it('looks at so many at a time, in turn, and at none that is too large', async () => {
    for (const text of ['a', 'b', 'c']) await add(text);
    const sizes: number[] = [];
    const { port } = new URL(imap.url);
    const mailbox = {
      host: '127.0.0.1',
      port: Number(port),
      secure: false,
      auth: { user: 'cartillas', pass: 'secret' },
    };
    const signal = new AbortController().signal;
    const fetch = (after: number, largest: number) =>
      fetchUnseen(mailbox, { after, most: 2, largest, signal }, async ({ size }) => {
        sizes.push(size);
        return false;
      });
    expect(await fetch(0, 10_000)).toBe(2);
    expect(await fetch(2, 10_000)).toBe(1);
    expect(sizes).toHaveLength(4);
    expect(imap.seen()).toEqual([false, false, false]);
    await fetch(1, 100);
    expect(sizes).toHaveLength(4);
    expect(imap.seen()).toEqual([false, true, true]);
  });

  it('is left alone until the next look when its server is away', async () => {
    await add('a');
    await imap.close();
    await look();
    const states = await wire.context.database.query
      .selectFrom('jobs')
      .select('attempts')
      .where('kind', '=', 'folders.fetchMail')
      .execute();
    expect(states.every(({ attempts }) => attempts === 1)).toBe(true);
    imap = await startImapServer();
  });

  it('is given up when the time of the look is over, whatever its server does', async () => {
    const open: Socket[] = [];
    const ended = new AbortController();
    const silent = createServer((socket) => {
      open.push(socket);
      ended.abort();
    });
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const mailbox = { host: '127.0.0.1', port, secure: false, auth: { user: 'a', pass: 'b' } };
    const looks = { after: 0, most: 1, largest: 1, signal: ended.signal };
    await expect(fetchUnseen(mailbox, looks, async () => true)).rejects.toThrow();
    for (const socket of open) socket.destroy();
    await new Promise((done) => silent.close(done));
  });
});
