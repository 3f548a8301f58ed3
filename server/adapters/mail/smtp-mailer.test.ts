import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { DeliveryUnknown, MailRefused } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

let smtp: FakeSmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

const send = (beforeHandover: () => Promise<void>) => {
  const from = { name: 'Casa', address: 'hola@casa.example' };
  const mailer = createSmtpMailer(smtp.url, from, { now: () => new Date(0) });
  const body = 'x'.repeat(200_000);
  const mail = { id: 'one', to: 'ana@example.mx', subject: 'Hola', text: body, html: body };
  return mailer.send({ ...mail, language: 'es' }, undefined, beforeHandover);
};

it('says that it is about to hand a mail over when only its end is missing', async () => {
  const before = vi.fn(async () => expect(smtp.mails).toEqual([]));
  await send(before);
  expect(before).toHaveBeenCalledTimes(1);
  expect(smtp.mails[0]?.source).toContain('x'.repeat(70));
});

it('says nothing of the kind of a mail that the server did not want', async () => {
  smtp.behaves = 'refuses recipient';
  const before = vi.fn(async () => {});
  await expect(send(before)).rejects.toBeInstanceOf(MailRefused);
  expect(before).not.toHaveBeenCalled();
});

it('hands nothing over that is called back then', async () => {
  const sent = send(async () => {
    throw new Error('another try has it');
  });
  await expect(sent).rejects.toThrow('another try has it');
  await expect(sent).rejects.not.toBeInstanceOf(DeliveryUnknown);
  expect(smtp.mails).toEqual([]);
});

it('tells a mail that was not acknowledged from one that was refused', async () => {
  smtp.behaves = 'drops';
  await expect(send(async () => {})).rejects.toBeInstanceOf(DeliveryUnknown);
  smtp.behaves = 'refuses content';
  await expect(send(async () => {})).rejects.toBeInstanceOf(MailRefused);
});
