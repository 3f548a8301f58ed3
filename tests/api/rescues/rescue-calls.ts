import sharp from 'sharp';
import type { Role } from '#domain/accounts/viewer.ts';
import { goodPassword, type Portal } from '../accounts/portal.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export const report = {
  tipo: 'herido',
  especie: 'perro',
  peligro: false,
  expuesto: true,
  solo: true,
  cp: '77500',
  lugar: 'Atrás del mercado, junto a la llantera',
  texto: 'Café, cojea de una pata.',
  nombre: 'Rosa Canul',
  telefono: '998 123 4567',
  correo: 'rosa@example.mx',
};

export const keyIn = (mail: { text?: string } | undefined) =>
  /\/(?:ayuda|help)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Somebody of the staff, signed in. @returns their token */
export async function colleague(portal: Portal, role: Role, email = `${role}@example.mx`) {
  await portal.context.accounts.create({
    name: 'Itzel Pech',
    email,
    roles: ['member', role],
    password: goodPassword,
  });
  return portal.signIn(email);
}

/** As `auxilios:reportar` answers it. */
export async function makeReport(portal: Portal, body: object = {}, options = {}) {
  const { data } = await portal.post('auxilios:reportar', { ...report, ...body }, options);
  return data as { folio: number; urgencia: string; clave: string };
}

/** A photo with the place that a camera writes into it. */
const photo = (color = 'red'): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 9/1 0/1' } })
    .jpeg()
    .toBuffer();

/** @param picture a color, or a JPEG */
export async function sendPhoto(portal: Portal, clave: string, picture?: string | Buffer) {
  const form = new FormData();
  form.append('clave', clave);
  const bytes = new Uint8Array(typeof picture === 'object' ? picture : await photo(picture));
  form.append('archivo', new File([bytes], 'x.jpg', { type: 'image/jpeg' }));
  const encoded = new Response(form);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/auxilios:subir_foto',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}
