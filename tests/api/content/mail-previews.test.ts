import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentKeys, contentWithoutPage, documentOf } from '#domain/content/content-documents.ts';
import { applicationChangedMail } from '#server/features/adoption/applications/application-changed-mail.ts';
import { sampleGiven } from '#server/features/kits/mail/mail-samples.ts';
import { registerMailPreviews } from '#server/http/mail-previews.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Mail {
  direccion: { es: string; en: string };
  adjunto: { es: string; en: string } | null;
}

const shownLight = (html: string) =>
  html.replaceAll('@media (prefers-color-scheme: dark)', '@media not all');

describeOnSqlite('the mails that repeat a text', (databases) => {
  let wire: Wire;
  let now: number;
  let ana: string;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    await wire.app.register(registerMailPreviews, { context: wire.context });
    ana = `editor:${await addUser(wire.context.database, ['editor'])}`;
  });
  afterEach(() => wire.close());

  // biome-ignore lint/suspicious/noExplicitAny: as the wire says it, whatever the call.
  const call = async (action: string, body: object): Promise<any> =>
    ((await wire.post(`contenido:${action}`, body, ana)) as unknown as { data: unknown }).data;
  const get = (url: string) => wire.app.inject({ url });
  async function draft(clave: string, change: Record<string, unknown>) {
    const { valor, revision } = await call('consultar', { clave });
    await call('guardar_borrador', { clave, revision, valor: { ...valor, ...change } });
  }
  async function mailOf(clave: string, kind = ''): Promise<Mail> {
    const { correos } = await call('vista_previa', { clave });
    return correos.find(({ direccion }: Mail) => direccion.es.includes(kind));
  }

  test('are seen with the draft in both languages, while families get what is published', async () => {
    const help = { es: 'Llámanos de noche también.', en: 'Call us at night, too.' };
    await draft('primeros-dias', { help });
    const { direccion, adjunto } = await mailOf('primeros-dias');
    expect(adjunto).toBeNull();
    const spanish = await get(direccion.es);
    expect(spanish.body).toContain(help.es);
    expect(spanish.body).toContain('Canela');
    expect(spanish.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    });
    expect(String(spanish.headers['content-security-policy'])).toContain("default-src 'none'");
    expect((await get(direccion.en)).body).toContain(help.en);
    const applicationChanged = applicationChangedMail(() => async () => []);
    const { siteUrl, timezone } = wire.context.config;
    const site = { name: 'Casa Animal', url: siteUrl, timezone };
    const data = applicationChanged.sample.data(sampleGiven('es', new Date(now), site));
    const sent = () => wire.context.mail.render(applicationChanged, data, 'es');
    expect((await sent()).html).not.toContain(help.es);
    await call('publicar', { clave: 'primeros-dias', revision: 1 });
    expect(shownLight((await sent()).html)).toBe(spanish.body);
  });

  test('are seen light and dark', async () => {
    const { direccion } = await mailOf('primeros-dias');
    const [light, dark] = [await get(direccion.es), await get(`${direccion.es}?tema=oscuro`)];
    expect(light.body).toContain('@media not all');
    expect(dark.body).toContain('@media all');
  });

  test('come with the slip that is made of the same draft', async () => {
    const howLong = { es: 'Tarda dos días.', en: 'It takes two days.' };
    await draft('ficha-de-pago', { howLong });
    const { direccion, adjunto } = await mailOf('ficha-de-pago');
    expect((await get(direccion.en)).body).toContain(howLong.en);
    const slip = await get(adjunto?.es ?? '');
    expect(slip.headers['content-type']).toBe('application/pdf');
    expect((await readPdf(slip.rawPayload)).join(' ')).toContain(howLong.es);
    await draft('organizacion', { legalName: 'Casa Animal, A.C.' });
    const organisation = await mailOf('organizacion', 'donation-voucher');
    expect((await get(organisation.direccion.es)).body).toContain('Casa Animal, A.C.');
    expect((await get(organisation.direccion.es)).body).not.toContain(howLong.es);
  });

  test('are opened by a link to one of their texts alone, for a day', async () => {
    const { direccion } = await mailOf('primeros-dias');
    const other = (await mailOf('ficha-de-pago')).direccion.es.split('/').at(-1) ?? '';
    const wrong = [
      `${direccion.es}x`,
      direccion.es.replace('/es/', '/fr/'),
      direccion.es.replace(/[^/]+$/, other),
      direccion.es.replace('application-changed', 'password-reset'),
      `${direccion.es}/adjunto`,
    ];
    for (const path of wrong) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    now += 86_400_000;
    expect((await get(direccion.es)).statusCode).toBe(404);
  });

  test('are all that a text is in that no page has', async () => {
    for (const key of contentKeys) {
      const { paginas, correos } = await call('vista_previa', { clave: documentOf(key).slug });
      expect(paginas.length > 0).toBe(!contentWithoutPage.has(key));
      expect(paginas.length + correos.length).toBeGreaterThan(0);
    }
  });
});
