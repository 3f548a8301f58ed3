import { callApi } from '#app/api/session-client.ts';

/** @param key of the mail's link @returns the photo's id @throws ApiError */
export async function sendFollowUpPhoto(key: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('clave', key);
  form.append('archivo', file);
  return (await callApi('seguimientos:subir_foto', form)).id;
}
