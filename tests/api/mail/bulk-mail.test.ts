import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { monthlyCardExpiring } from '#server/features/giving/donations/mails/monthly-card-expiring-mail.ts';
import { donationReceipt } from '#server/features/giving/donations/mails/receipt-mail.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { linkIn, openPortal, type Portal } from '../accounts/portal.ts';

const backlog = 500;
/** Those of a process that are with the mail server at once. */
const atOnce = 4;
const member = 'ana@example.mx';
const donor = (n: number) => `donor-${n}@example.mx`;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describeOnSqlite('mail to many', (databases) => {
  let portal: WithMailServer<Portal>;
  /** The mail server answers to a mail of the backlog when it is called, and from then on at once. */
  let answer: () => void;
  let offered: string[];

  beforeEach(async () => {
    portal = await withMailServer((env) => openPortal(databases, env));
    await portal.newPerson({ email: member });
    await portal.newMails();
    offered = [];
    const answering = new Promise<void>((resolve) => {
      answer = resolve;
    });
    portal.smtp.takes = async (address) => {
      offered.push(address);
      if (address.startsWith('donor-')) await answering;
    };
  });
  async function send(write: (tx: Tx, to: string) => Promise<void>) {
    await portal.context.database.transaction(async (tx) => {
      for (const n of numbers(backlog)) await write(tx, donor(n));
    });
    portal.context.jobs.start();
    await expect.poll(() => offered).toHaveLength(atOnce);
  }
  afterEach(async () => {
    const closing = portal.context.jobs.stop();
    answer();
    await closing;
    await portal.close();
  });

  const remind = (tx: Tx, to: string) =>
    portal.context.mail.enqueue(tx, {
      template: monthlyCardExpiring,
      ...{ to, language: 'es' },
      data: {
        name: 'Eva',
        amountCents: 10_000,
        interval: 'month',
        isByCard: false,
        manageUrl: 'https://casa.example/mi-perfil#donativo',
        cardExpires: '2026-12',
      },
    });
  const thank = (tx: Tx, to: string) =>
    portal.context.mail.enqueue(tx, {
      template: donationReceipt,
      ...{ to, language: 'es' },
      data: {
        ...{ series: 'DON', folio: 7, amountCents: 10_000, paidAt: '2026-11-20T18:00:00.000Z' },
        ...{ kind: 'food', productName: 'Alimento', method: 'card', isTest: true },
        ...{ wantsInvoice: false, donorName: 'Eva', anonymous: false },
      },
    });
  const waiting = () => portal.context.mail.waiting(portal.context.database.query);
  const taken = () => portal.smtp.mails.flatMap(({ envelopeTo }) => envelopeTo);

  it.each([
    ['reminders', remind],
    ['receipts', thank],
  ] as const)(
    '%s delay no password link, however many wait for a slow mail server',
    async (_, write) => {
      await send(write);
      const asked = await portal.post('usuarios:recuperar_contrasena', { correo: member });
      expect(asked.status).toBe(200);
      await expect.poll(taken, { timeout: 5_000 }).toEqual([member]);
      expect(linkIn(portal.smtp.mails[0]).correo).toBe(member);
      expect(offered).toHaveLength(atOnce + 1);
      await expect.poll(async () => (await waiting()).length).toBe(backlog);
    },
  );

  it('delays no receipt', async () => {
    await send(remind);
    await portal.context.database.transaction((tx) => thank(tx, member));
    await expect.poll(taken, { timeout: 5_000 }).toEqual([member]);
    expect(offered).toHaveLength(atOnce + 1);
  });

  it('leaves in its order once the mail server answers', async () => {
    await send(remind);
    answer();
    await expect.poll(() => taken().length).toBeGreaterThan(10);
    expect(new Set(offered.slice(0, atOnce))).toEqual(new Set(numbers(atOnce).map(donor)));
  });

  it('goes with the address of an account, and with its data', async () => {
    const { database, mail } = portal.context;
    const moved = 'nueva@example.mx';
    await database.transaction(async (tx) => {
      await remind(tx, member);
      await mail.readdress(tx, { from: member, to: moved }, { but: [] });
    });
    expect(await mail.waitingFor(database.query, member)).toEqual([]);
    expect(await mail.waitingFor(database.query, moved)).toMatchObject([
      { input: { template: 'monthly-card-expiring', to: moved } },
    ]);
  });
});
