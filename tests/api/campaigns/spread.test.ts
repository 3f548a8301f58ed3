import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from '../donations/giving.ts';
import { blank, clinic } from './campaign.ts';

const widget = '/widgets/campana.js';

describeOnSqlite('a campaign is spread by', (databases) => {
  let giving: Giving;
  let id: string;
  beforeAll(async () => {
    giving = await openGiving(databases);
    const started = await save(clinic());
    id = started.id;
    await post('iniciar', started);
    await save(blank({ clave: 'borrador' }));
    return () => giving.close();
  });

  const post = (action: string, body: object) =>
    giving.post(`campanas:${action}`, body, { token: giving.admin.token });
  async function save(campana: object) {
    const { data } = await post('guardar', { campana });
    return data as { id: string; version: number };
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    giving.app.inject({ url, headers });

  it('a file that other sites may ask for, as new as the last gift', async () => {
    const address = '/campanas/quirofano-movil.json';
    const before = await get(address);
    expect(before.headers['access-control-allow-origin']).toBe('*');
    expect(before.headers['set-cookie']).toBeUndefined();
    expect(before.json()).toMatchObject({ reunido: 0, reunido_texto: '$0 reunidos de $1,000' });
    const etag = String(before.headers.etag);
    expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304);
    const gift = { tipo: 'esterilizacion', campana_id: id, nombre_publico: 'Ximena' };
    expect((await giving.byCard('pm_card_visa', gift)).status).toBe(200);
    const after = await get(address, { 'if-none-match': etag });
    expect(after.json()).toMatchObject({ reunido: 250, porcentaje: 25, donativos: 1 });
    expect(after.body).not.toContain('Ximena');
    expect(after.body).not.toContain(giving.ana.email);
    expect((await get('/campaigns/quirofano-movil.json')).json().reunido_texto).toBe(
      '$250 raised of $1,000',
    );
  });

  it('a script of less than 10 KB, which other sites may load', async () => {
    const { statusCode, headers, body } = await get(widget);
    expect(statusCode).toBe(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-type']).toContain('text/javascript');
    expect(body.length).toBeLessThan(10_000);
    expect(body).not.toMatch(/cookie\s*=|innerHTML|localStorage/);
    const again = await get(widget, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('a picture, a poster and a code in each language', async () => {
    for (const language of ['es', 'en']) {
      const image = await get(`/media/campaigns/quirofano-movil/${language}-og.jpg`);
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({
        ...{ format: 'jpeg', width: 1200, height: 630 },
      });
      expect(image.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const poster = await get(`/archivos/campanas/quirofano-movil/${language}-cartel.pdf`);
      expect(poster.headers['content-type']).toBe('application/pdf');
      expect(poster.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const code = await get(`/codigo-qr/campanas/quirofano-movil/${language}.svg`);
      expect(code.headers['content-type']).toContain('image/svg+xml');
    }
  });

  it.each([
    '/campanas/borrador.json',
    '/campanas/ninguna.json',
    '/campanas/..%2Fsecret.json',
    `/campanas/${'a'.repeat(200)}.json`,
    '/media/campaigns/borrador/es-og.jpg',
    '/media/campaigns/quirofano-movil/fr-og.jpg',
    '/archivos/campanas/borrador/es-cartel.pdf',
    '/archivos/campanas/quirofano-movil/es-cartel.exe',
    `/codigo-qr/campanas/${'a'.repeat(81)}/es.svg`,
    '/codigo-qr/campanas/https:%2F%2Fevil.example/es.svg',
  ])('nothing that everybody may not read, or that is not there: %s', async (address) => {
    const { statusCode } = await get(address);
    expect(statusCode).toBeGreaterThanOrEqual(300);
    expect(statusCode).not.toBe(500);
  });
});
