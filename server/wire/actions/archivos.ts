import { z } from 'zod';
import { defaultLanguage } from '#domain/language.ts';
import { inWireWords } from '../field-errors.ts';
import { getFolder } from '../folders/index.ts';
import { defineAction } from '../registry.ts';
import { wireText } from '../wire-text.ts';

const carpeta = wireText.max(200);

const subir = defineAction({
  name: 'archivos:subir',
  summary:
    'Uploads a file of 40 MB at most. `carpeta` is `usuarios/{id}/` (one’s own picture, PNG or JPEG; the answer’s `url` then goes into `avatar`), ' +
    '`mascotas/{id}/` (pictures and films of a pet, 3 at most; they stand in its `imagenes` at once), `cedula/{id}/` (the certificate of ' +
    'its sterilization: a picture, PDF or Word; a new one takes the place of the old) or `contrato/{id}` (the adoption contract, PDF, likewise).',
  access: 'session',
  multipart: true,
  input: z.object({ carpeta, archivo: z.file() }),
  async handle({ input, ...call }) {
    const { folder, id } = getFolder(input.carpeta);
    return inWireWords({ file: 'archivo' }, defaultLanguage, async () => ({
      data: { url: await folder.add(call, id, input.archivo) },
    }));
  },
});

const consultar = defineAction({
  name: 'archivos:consultar',
  summary:
    'The addresses of the files in a folder. Those of `cedula/{id}/` and `contrato/{id}` are signed and open for a quarter of an hour; without the ' +
    'signature they open for a session (bearer token) of the pet’s owner or an administrator.',
  access: 'session',
  input: z.object({ carpeta }),
  async handle({ input, ...call }) {
    const { folder, id } = getFolder(input.carpeta);
    const addresses = await folder.list(call, id);
    return { data: addresses.map((url) => ({ url })) };
  },
});

const eliminar = defineAction({
  name: 'archivos:eliminar',
  summary: 'Deletes a file by the address that its upload has answered with.',
  access: 'session',
  input: z.object({ carpeta, url: wireText.max(500) }),
  async handle({ input: { carpeta: path, url }, ...call }) {
    const { folder, id } = getFolder(path);
    await folder.remove(call, id, url);
    return { data: null };
  },
});

export const archivos = [subir, consultar, eliminar];
