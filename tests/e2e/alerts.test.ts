import { describe, expect, it } from 'vitest';
import { petList } from '#app/i18n/pet-list/es.ts';
import { es } from '#app/i18n/wishes/es.ts';
import { pathFor } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const asked = '?especie=gato&sexo=hembra';

/** A browser whose push service answers at once: the real ones are on the internet. */
function subscribeWithoutService() {
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/journey';
  let made: object | null = null;
  Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      made = null;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => made,
    subscribe: async () => {
      made = subscription;
      return subscription;
    },
  });
}

describe('alerts for new pets', () => {
  const visit = useBrowser();

  it('are asked for from a list, confirmed by mail, sent to a device and ended', async () => {
    const page = await visit(pathFor('adoptionPets', 'es') + asked);
    await page.getByRole('link', { name: petList.tellMe }).click();
    await page.getByLabel(es.form.email).fill('alertas@example.mx');
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('button', { name: es.form.send }).click();
    await page.getByText(es.form.sent).waitFor();
    const mail = await mailTo('alertas@example.mx');
    const link = linkIn(mail, '/avisos/');

    const opened = await visit(new URL(link).pathname, { isolated: true, refused: 404 });
    await opened.addInitScript(subscribeWithoutService);
    await opened.reload();
    await opened.getByRole('button', { name: es.list.confirm }).click();
    await opened.getByText(es.list.confirmed).waitFor();
    await opened.getByRole('button', { name: es.device.ask }).click();
    await opened.getByText(es.device.on).waitFor();
    expect(await problemsAtAnyWidth(opened)).toEqual([]);
    await opened.getByRole('button', { name: es.device.off, exact: true }).click();
    await opened.getByRole('button', { name: es.device.ask }).waitFor();
    await opened.getByRole('button', { name: es.list.endAll }).click();
    const dialog = opened.getByRole('dialog');
    await dialog.getByRole('button', { name: es.list.endAll }).click();
    await opened.getByText(es.list.gone).waitFor();
  });

  it('are asked for, confirmed and ended where no JavaScript runs', async () => {
    const send = (path: string, fields: Record<string, string>) =>
      fetch(portal.url + path, {
        method: 'POST',
        headers: { origin: portal.url },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const path = pathFor('tellMe', 'es');
    const form = await (await fetch(portal.url + path + asked)).text();
    expect(form).toMatch(new RegExp(`<noscript><form[^>]* action="${path}" method="post"`));
    const fields = { email: 'sin-script@example.mx', programme: 'adoption', filter: 'sexo=hembra' };
    const wrong = await send(path, { ...fields, email: 'no <b>es' });
    expect(await wrong.text()).toContain('no &lt;b&gt;es');
    // Where a question stands for the captcha, it comes with the answer.
    let sent = await send(path, fields);
    if (sent.status !== 303) {
      const page = await sent.text();
      const ticket = /name="pregunta" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const [, one, other] = /(\d+)\D{1,12}(\d+)\s*\?/.exec(page.replace(/<[^>]+>/g, ' ')) ?? [];
      const answer = { pregunta: ticket, respuesta: String(Number(one) + Number(other)) };
      sent = await send(path, { ...fields, ...answer });
    }
    expect(sent.status).toBe(303);
    const { pathname } = new URL(linkIn(await mailTo('sin-script@example.mx'), '/avisos/'));
    const opened = await (await fetch(portal.url + pathname)).text();
    expect(opened).toContain(es.list.pending);
    const aviso = /name="aviso" value="([^"]+)"/.exec(opened)?.[1] ?? '';
    const keep = { hacer: 'confirmar', aviso };
    expect(await (await send(pathname, keep)).text()).toContain(es.plain.confirmed);
    expect(await (await send(pathname, keep)).text()).toContain(es.plain.extended);
    expect(await (await send(pathname, { hacer: 'terminar' })).text()).toContain(es.plain.ended);
    expect((await send(pathname, { hacer: 'terminar' })).status).toBe(404);
  });
});
