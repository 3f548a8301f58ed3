import { z } from 'zod';
import { defaultLanguage } from '#domain/language.ts';
import { inWireWords } from '../field-errors.ts';
import { getFolder } from '../folders/index.ts';
import { defineAction } from '../registry.ts';

const carpeta = z.string().max(200);

const subir = defineAction({
  name: 'archivos:subir',
  summary:
    'Uploads a file. `carpeta` is `usuarios/{id}/` (one’s own picture, PNG or JPEG); the answer’s `url` then goes into `avatar`.',
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
  summary: 'The addresses of the files in a folder.',
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
  input: z.object({ carpeta, url: z.string().max(500) }),
  async handle({ input: { carpeta: path, url }, ...call }) {
    const { folder, id } = getFolder(path);
    await folder.remove(call, id, url);
    return { data: null };
  },
});

export const archivos = [subir, consultar, eliminar];
