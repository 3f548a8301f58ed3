import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlainAnswer } from '#app/contact/plain-answer.ts';
import type { ActionArgs, LoadContext } from '#app/load-context.ts';
import { action as sendMessage } from '#app/pages/contact/ContactPage.loader.ts';
import { action as subscribe } from '#app/pages/contact/NewsletterPage.loader.ts';
import type { Language } from '#domain/language.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from './portal.ts';

const pages = { contact: sendMessage, newsletter: subscribe };
type PageWithForm = keyof typeof pages;

const message = {
  name: 'José Núñez',
  email: 'jose@example.mx',
  subject: 'Una <b>perrita</b>',
  message: 'Está en la carretera.\r\n¿Pueden venir?',
};
const subscription = { name: 'Ana', phone: '998-123-4567', email: 'ana@example.mx' };

describeOnSqlite('a form that a browser sends without JavaScript', (databases) => {
  let portal: Portal;
  const open = async (env?: NodeJS.ProcessEnv) => {
    portal = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha', ...env });
  };
  beforeEach(() => open());
  afterEach(() => portal.close());

  /** Where it leads, or what comes back. */
  async function send(
    page: PageWithForm,
    fields: Record<string, string>,
    {
      language = 'es',
      app = portal.context,
    }: { language?: Language; app?: Portal['context'] } = {},
  ): Promise<{ to?: string | null; status?: number; answer: PlainAnswer<string> }> {
    const body = new URLSearchParams(fields);
    const request = new Request('https://casa.example/', { method: 'POST', body });
    const context: LoadContext = { app, language, page, sender: '10.0.0.1' };
    try {
      const { data, init } = await pages[page]({
        request,
        context,
      } as ActionArgs);
      return { status: init?.status, answer: data };
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return { status: thrown.status, to: thrown.headers.get('location'), answer: {} as never };
    }
  }
  const answered = ({ question }: PlainAnswer<string>) => ({
    pregunta: question?.ticket ?? '',
    respuesta: String((question?.numbers ?? [0, 0]).reduce((sum, number) => sum + number)),
  });
  /** Without the acknowledgement of a message. */
  const subjects = async () =>
    (await portal.newMails())
      .map(({ subject }) => subject)
      .filter((subject) => !/Recibimos tu mensaje|We got your message/.test(String(subject)));

  test.each([
    ['contact', message, '/contacto?enviado=1', 'Una <b>perrita</b> · contacto de Casa Animal'],
    [
      'newsletter',
      subscription,
      '/contacto/boletin-informativo?suscripcion=pedida',
      'Confirma tu suscripción',
    ],
  ] as const)(
    'comes back with a sum (%s), is sent with its answer, once, and thanks',
    async (page, fields, thanks, subject) => {
      const first = await send(page, fields);
      expect(first).toMatchObject({ status: 200, answer: { typed: fields, errors: {} } });
      expect(await subjects()).toEqual([]);

      const whole = { ...fields, ...answered(first.answer) };
      expect(await send(page, whole)).toMatchObject({ status: 303, to: thanks });
      expect(await send(page, whole)).toMatchObject({ status: 303, to: thanks });
      expect(await subjects()).toEqual([expect.stringContaining(subject)]);
    },
  );

  test('is not sent with other words under an answer that has been used', async () => {
    const whole = { ...message, ...answered((await send('contact', message)).answer) };
    await send('contact', whole);
    const other = { ...whole, message: 'Compren aquí' };
    const { to, answer } = await send('contact', other);
    expect(to).toBeUndefined();
    expect(answer.typed.message).toBe('Compren aquí');
    expect(answer.question?.ticket).not.toBe(whole.pregunta);
    expect(await subjects()).toHaveLength(1);
  });

  test('keeps what was typed when it is wrong, and says so at its fields in the language of the page', async () => {
    const wrong = { ...message, email: 'jose@example', subject: ' ' };
    const { status, answer } = await send('contact', wrong, { language: 'en' });
    expect({ status, ...answer }).toMatchObject({
      status: 422,
      typed: wrong,
      errors: { email: 'Enter a valid email', subject: 'The subject is required' },
    });
    const nothing = await send('newsletter', {});
    expect(nothing.answer.errors).toEqual({
      name: 'El nombre es requerido',
      phone: 'El teléfono es requerido',
      email: 'El correo es requerido',
    });
  });

  test('says that the sum is wrong, and asks another one', async () => {
    const { answer } = await send('contact', message);
    const guess = { ...message, ...answered(answer), respuesta: 'doce' };
    const again = await send('contact', guess);
    expect(again).toMatchObject({ status: 422, answer: { errors: { captcha: 'Revisa la suma' } } });
    expect(again.answer.question?.ticket).not.toBe(answer.question?.ticket);
    expect(await subjects()).toEqual([]);
  });

  test('keeps what was typed when there are too many, or when something breaks', async () => {
    for (let count = 0; count < 60; count++) await send('contact', {});
    const held = await send('contact', message);
    expect(held).toMatchObject({ status: 429, answer: { outcome: 'tooMany', typed: message } });

    const contact = { ...portal.context.contact, send: () => Promise.reject(new Error('no disk')) };
    const broken = await send('contact', message, { app: { ...portal.context, contact } });
    expect(broken).toMatchObject({ status: 500, answer: { outcome: 'failed', typed: message } });
  });

  test('keeps what was typed, and says that it was not sent, while the database is away', async () => {
    const send503 = async () => {
      throw new Unavailable('databaseAway');
    };
    const app = { ...portal.context, contact: { ...portal.context.contact, send: send503 } };
    const { answer: first } = await send('contact', message);
    const broken = await send('contact', { ...message, ...answered(first) }, { app });
    expect(broken).toMatchObject({ status: 503, answer: { typed: message, outcome: 'failed' } });
  });

  test('is sent at once while the captcha is switched off', async () => {
    await portal.close();
    await open({ CAPTCHA_PROVIDER: 'none' });
    expect(await send('contact', message)).toMatchObject({ status: 303 });
    expect(await subjects()).toHaveLength(1);
  });
});
