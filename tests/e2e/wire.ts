import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { UploadableFile } from './photos.ts';

/** The running portal's wire, as any client uses it. */

export interface Person {
  email: string;
  password: string;
}

export async function call<Data>(action: string, body: object, token?: string): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${inject('portal')}/api/${action}`, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Data };
  expect({ action, status: response.status, answer }).toMatchObject({ status: 200 });
  return answer.data;
}

/** @returns where it now is */
export async function upload(
  carpeta: string,
  { name, mimeType, buffer }: UploadableFile,
  token: string,
): Promise<string> {
  const form = new FormData();
  form.set('carpeta', carpeta);
  form.set('archivo', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return (await call<{ url: string }>('archivos:subir', form, token)).url;
}

interface Session {
  jwt: string;
  apikey: string;
  usuario: { id: string };
}

export async function startSession({ email, password }: Person): Promise<Session> {
  const { apikey } = await call<{ apikey: string }>('usuarios:obtener_apikey', {
    correo: email,
    contrasena: password,
  });
  return call<Session>('sesion:iniciar', { correo: email, apikey });
}

/** Puts a session into the browser, for journeys that are not about the form. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.evaluate(
    ({ jwt, apikey, usuario }) => {
      localStorage.setItem('CA_JWT', jwt);
      localStorage.setItem('CA_APIKEY', apikey);
      localStorage.setItem('CA_USER', JSON.stringify(usuario));
    },
    await startSession(person),
  );
}
