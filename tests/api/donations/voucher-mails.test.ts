import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { addPet } from '../pets/add-pets.ts';
import { type Giving, openGiving } from './giving.ts';

describeOnBothDatabases('mails about vouchers', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });

  const newPerson = () => giving.newPerson({ email: `${uuid()}@example.mx` });
  type Person = Awaited<ReturnType<typeof newPerson>>;
  const vouchers = async (count: number, email: string, person: Person) => {
    for (let time = 0; time < count; time++) {
      const { status, data } = await giving.byVoucher({ email }, uuid(), person);
      expect([status, data.payment_method.reference]).toEqual([200, expect.any(String)]);
    }
  };
  const sentTo = (mails: { to?: unknown }[], address: string) =>
    mails.filter(({ to }) => JSON.stringify(to).toLowerCase().includes(address)).length;

  it('come to a stranger’s mailbox five times an hour at the most, whoever asks for them', async () => {
    const stranger = `${uuid()}@example.mx`;
    const [ana, berta] = [await newPerson(), await newPerson()];
    await giving.newMails();
    await vouchers(4, stranger, ana);
    await vouchers(3, stranger.toUpperCase(), berta);
    const mails = await giving.newMails();
    expect(sentTo(mails, stranger)).toBe(5);
    expect(sentTo(mails, ana.email)).toBe(0);
    // Nobody's voucher is lost: the rest goes to whoever asked.
    expect(sentTo(mails, berta.email)).toBe(2);
    giving.pass(3_600_001);
    const again = await giving.signIn(ana.email);
    await vouchers(1, stranger, { ...again, email: ana.email });
    expect(sentTo(await giving.newMails(), stranger)).toBe(1);
  });

  onSqliteAlone(databases, () => {
    it('come to the account’s own address without that limit', async () => {
      const ana = await newPerson();
      await giving.newMails();
      await vouchers(8, ana.email, ana);
      expect(sentTo(await giving.newMails(), ana.email)).toBe(8);
    });

    it('tell of those that ran out within the same limit', async () => {
      const stranger = `${uuid()}@example.mx`;
      const ana = await newPerson();
      const before = new Set(giving.conekta.orders.keys());
      await vouchers(7, stranger, ana);
      await giving.newMails();
      giving.pass(3_600_001);
      for (const id of giving.conekta.orders.keys()) {
        if (before.has(id)) continue;
        giving.conekta.expire(id);
        const message = giving.conekta.event('order.expired', id);
        expect(await giving.webhook('conekta', message)).toBe(200);
      }
      const mails = await giving.newMails();
      expect(sentTo(mails, stranger)).toBe(5);
      expect(sentTo(mails, ana.email)).toBe(2);
    });

    it('name who gives, to whom, what for and until when, and bring it on paper', async () => {
      const ana = await giving.newPerson({ email: `${uuid()}@example.mx`, name: 'Ana Núñez' });
      const pet = await addPet(giving.context.database, {
        ...{ name: 'Chilaquil', expires_on: '2999-01-01' },
      });
      await giving.newMails();
      const said = { email: ana.email, mascota_id: pet, monto: 1234.5 };
      const { data } = await giving.byVoucher(said, uuid(), ana);
      const [spanish] = await giving.newMails();
      await giving.byVoucher({ ...said, lang: 'en' }, uuid(), ana);
      const [english] = await giving.newMails();
      const digits = data.payment_method.reference;
      const whoAndWhat = ['$1,234.50', 'Ana Núñez', 'Chilaquil', 'Casa Animal'];
      for (const said of [...whoAndWhat, digits, 'Alimento', 'hora del centro de México']) {
        expect(spanish?.text?.replaceAll(/\s+/g, ' ')).toContain(said);
      }
      for (const said of [...whoAndWhat, 'Food', 'Central Standard Time']) {
        expect(english?.text?.replaceAll(/\s+/g, ' ')).toContain(said);
      }
      const [paper] = spanish?.attachments ?? [];
      expect(paper).toMatchObject({
        filename: `Ficha de pago ${digits}.pdf`,
        contentType: 'application/pdf',
      });
      const [text = '', ...others] = await readPdf(paper?.content ?? Buffer.of());
      expect(others).toEqual([]);
      for (const said of [...whoAndWhat, 'Alimento', 'hora del centro de México', 'OXXO']) {
        expect(text).toContain(said);
      }
      expect(text.replaceAll(/\s/g, '')).toContain(digits);
      expect(english?.attachments[0]?.filename).toMatch(/^Payment slip \d+\.pdf$/);
    });

    it('say nobody’s words to a stranger, and no name of who gives anonymously', async () => {
      const name = 'Gana en casino.example';
      const ana = await giving.newPerson({ email: `${uuid()}@example.mx`, name });
      await giving.newMails();
      await vouchers(1, `${uuid()}@example.mx`, ana);
      const [stranger] = await giving.newMails();
      await vouchers(1, ana.email, ana);
      const [own] = await giving.newMails();
      await giving.byVoucher({ email: ana.email, anonima: true }, uuid(), ana);
      const [anonymous] = await giving.newMails();
      expect(stranger?.text).not.toContain('casino');
      expect(own?.text).toContain('Donante: Gana en […]');
      expect(anonymous?.text).not.toContain('casino');
      expect(anonymous?.text).toContain('Donativo anónimo');
      const [text] = await readPdf(stranger?.attachments[0]?.content ?? Buffer.of());
      expect(text).not.toContain('casino');
    });
  });
});
