import type { Portal } from '../accounts/portal.ts';

export const notice = {
  ...{ tipo: 'perdido', especie: 'perro', sexo: 'macho', tamano: 'mediano', color: 'cafe' },
  otro_color: 'blanco',
  fecha: '2026-11-19',
  cp: '77500',
  colonia: 'Región 92',
  posicion: '21.16123,-86.85157',
  senas: 'Collar rojo y una cicatriz en la oreja.',
  pregunta: '¿Qué tiene en la pata izquierda?',
  respuesta: 'Una mancha con forma de luna',
  correo: 'rosa@example.mx',
};

/** The key of a link in a mail. */
export const keyIn = (mail: { text?: string } | undefined) =>
  /\/(?:mi-aviso|mine|mensaje|message)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** As `extraviados:avisar` answers it. */
export async function makeNotice(portal: Portal, body: object = {}, options = {}) {
  const { data } = await portal.post('extraviados:avisar', { ...notice, ...body }, options);
  return data as { folio: number; estado: string; clave: string };
}

/** One that its author has confirmed and the desk published. @returns with the key of the mail */
export async function publishNotice(portal: Portal, token: string, body: object = {}) {
  const { folio } = await makeNotice(portal, body);
  const mails = await portal.newMails();
  const clave = keyIn(mails.find((mail) => keyIn(mail) !== ''));
  await portal.post('extraviados:confirmar', { clave });
  await decide(portal, token, folio, 'publicar');
  await portal.newMails();
  return { folio, clave };
}

/** The desk decides of a notice as it stands. */
export async function decide(
  portal: Portal,
  token: string,
  folio: number,
  transicion: string,
  texto = '',
) {
  const { data } = await portal.post('extraviados:abrir', { folio }, { token });
  const said = { folio, transicion, texto, visto: data.cambiado };
  return portal.post('extraviados:transitar', said, { token });
}

export async function sendPhoto(portal: Portal, clave: string, bytes: Buffer) {
  const form = new FormData();
  form.append('clave', clave);
  form.append('archivo', new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }));
  const encoded = new Response(form);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/extraviados:subir_foto',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}
