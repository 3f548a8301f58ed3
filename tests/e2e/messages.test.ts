import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { en as accountEn } from '#app/i18n/account/en.ts';
import { es as accountEs } from '#app/i18n/account/es.ts';
import { en } from '#app/i18n/inbox/en.ts';
import { es } from '#app/i18n/inbox/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { phone, useBrowser, wide } from './browser.ts';
import { call, startSession } from './wire.ts';

const { administrator } = demoPeople;
const account = { es: accountEs, en: accountEn };
const subject = '¿Reciben cobijas y periódico?';

/** As a mail service hands it on. */
async function handOn(to: string, text: string): Promise<number> {
  const message = Buffer.from(
    [
      'From: rodrigo.ake@correo.example',
      `To: ${to}`,
      'Message-ID: <journey@correo.example>',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  );
  const at = Math.floor(Date.now() / 1_000);
  const mac = createHmac('sha256', 'a secret of more than 32 characters');
  const signature = mac.update(`${at}.`).update(message).digest('hex');
  const { status } = await fetch(`${portal.url}/webhooks/inbound-mail`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-signature': `t=${at},v1=${signature}` },
    body: message,
  });
  return status;
}

describe('a message of the contact form', () => {
  const visit = useBrowser();

  it('is found by key, answered, and its sender’s answer comes back', async () => {
    const { jwt } = await startSession(administrator);
    const found = await call<{ folio: number }[]>('mensajes:bandeja', { busca: 'cobijas' }, jwt);
    const folio = found[0]?.folio ?? 0;

    const page = await visit(`${pathFor('adminMessages', 'es')}?busca=PERIODICO`, {
      as: administrator,
    });
    const link = page.getByRole('link', { name: subject });
    await link.waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await link.focus();
    await page.keyboard.press('r');
    await page.getByLabel(es.answer.label).fill('Sí, muchas gracias.');
    await page.getByRole('button', { name: es.answer.send }).click();
    await page.getByText(es.answer.sent).waitFor();

    const { responder_a } = await call<{ responder_a: string }>('mensajes:abrir', { folio }, jwt);
    expect(await handOn(responder_a, 'Paso el lunes.')).toBe(200);
    const again = await visit(pathFor('adminMessage', 'es', { folio: String(folio) }), {
      as: administrator,
    });
    await again.getByText('Paso el lunes.').waitFor();
    await again.getByText('Sí, muchas gracias.').waitFor();
    expect(await problemsAtAnyWidth(again)).toEqual([]);
  });

  it('keeps what is typed, and is not answered over what a colleague wrote meanwhile', async () => {
    const { jwt } = await startSession(administrator);
    const found = await call<{ folio: number }[]>('mensajes:bandeja', { busca: 'Cobá' }, jwt);
    const folio = found[0]?.folio ?? 0;
    const page = await visit(pathFor('adminMessage', 'es', { folio: String(folio) }), {
      as: administrator,
      refused: 409,
    });
    const box = page.getByLabel(es.answer.label);
    await box.fill('¿Sigue ahí?');
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe('¿Sigue ahí?');

    await call('mensajes:responder', { folio, texto: 'Ya va Nadia.' }, jwt);
    await page.getByRole('button', { name: es.answer.send }).click();
    await page.getByText(es.answer.changed).waitFor();
    await page.getByText('Ya va Nadia.').waitFor();
    await page.getByRole('button', { name: es.answer.send }).click();
    await page.getByText(es.answer.sent).waitFor();
    await expect.poll(() => box.inputValue()).toBe('');
  });

  it.each([
    ['es', wide, 'Plática sobre tenencia', es],
    ['en', phone, '¿Reciben cobijas', en],
  ] as const)(
    'is answered with the keyboard alone (%s)',
    async (language, viewport, subject, text) => {
      const search = '?lectura=sin-contestar';
      const page = await visit(pathFor('adminMessages', language) + search, {
        as: administrator,
        viewport,
      });
      const link = page.getByRole('link', { name: subject });
      await link.waitFor();
      const isReached = () => link.evaluate((element) => element === document.activeElement);
      for (let step = 0; step < 120 && !(await isReached()); step += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('r');
      const box = page.getByLabel(text.answer.label);
      await expect
        .poll(() => box.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await page.keyboard.type('Gracias. Nadia');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(text.answer.sent).waitFor();
      // Beside the list it stays in sight; from a page of its own the way back has its filter.
      if (viewport === wide)
        await page.getByRole('link', { name: account[language].beside.close }).press('Enter');
      else await page.getByRole('link', { name: text.message.back }).press('Enter');
      await page.waitForURL((url) => url.search === search);
      await link.waitFor({ state: 'detached' });
    },
  );
});
