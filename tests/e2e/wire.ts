import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { portal } from '../setup/portal.ts';
import type { UploadableFile } from './photos.ts';

/** The running portal's wire, as any client uses it. */

export interface Person {
  email: string;
  password: string;
}

export async function call<Data>(action: string, body: object, token?: string): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${portal.url}/api/${action}`, {
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

/** A new session as the browser keeps it, for journeys that are not about the form. */
export async function sessionOf(person: Person) {
  const { jwt, apikey, usuario } = await startSession(person);
  return [
    { name: 'CA_JWT', value: jwt },
    { name: 'CA_APIKEY', value: apikey },
    { name: 'CA_USER', value: JSON.stringify(usuario) },
  ];
}

/** Signs in on a page that is open, as another of its tabs would. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    await sessionOf(person),
  );
}
