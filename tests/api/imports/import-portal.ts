import sharp from 'sharp';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { addUser, clock } from '../pets/add-pets.ts';
import { openWire } from '../wire/portal.ts';

interface Reply<Data> {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  data: Data;
  paginate?: { total: number };
}

interface Choice {
  campo: string;
  columna: string | null;
  valor: string | null;
  palabras: { de: string; a: string }[];
}

export interface ReadImport {
  id: string;
  estado: string;
  tabla: string;
  orden_fechas: string;
  campos: Choice[];
  columnas: { nombre: string; valores: string[] }[];
  cuentas: Record<string, number>;
  fotos: number;
  fotos_sin_ficha: string[];
}

export interface ReadRow {
  fila: number;
  clave: string;
  nombre: string;
  resultado: string;
  mascota_id: string | null;
  fotos: number;
  problemas: string[];
}

/** A table of a shelter, as Excel in Mexico saves it. */
export const shelterTable = [
  'No.;Nombre;Perro/Gato;Género;Talla;Edad;Color;Esterilizado;Rescatista',
  '1;Luna;perrita;H;chico;2 años;negro;si;Ana 9841234567',
  '2;Toby;perro;M;Grande;5 meses;café;no;Beto',
  '3;Ñoña;gato;H;mediano;1 año y medio;gris;si;Ana 9841234567',
].join('\r\n');

/** What the table does not tell, for all. */
export const said = { ciudad: 'Tulum', entidad_federativa: 'Quintana Roo' } as const;

/** @param prefix of the calls, and of the folder, of one kind of tables */
export async function openImports(
  databases: TestDatabases,
  { prefix = 'importaciones', role = 'coordinator' } = {},
) {
  let now = clock.now();
  const wire = await openWire(databases, {}, { now: () => now });
  const ownerId = await addUser(wire.context.database);
  const owner = `${role}:${ownerId}`;

  async function post<Data = null>(action: string, body: object = {}, token = owner) {
    return (await wire.post(`${prefix}:${action}`, body, token)) as unknown as Reply<Data>;
  }

  async function upload(folder: string, name: string, content: Uint8Array | string, token = owner) {
    const form = new FormData();
    form.append('carpeta', `${prefix}/${folder}/`);
    form.append('archivo', new File([new Uint8Array(Buffer.from(content))], name));
    const encoded = new Response(form);
    const response = await wire.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { ...response.json(), status: response.statusCode } as Reply<{ url: string }>;
  }

  async function begin(content: Uint8Array | string = shelterTable, name = 'animales.csv') {
    const reply = await upload('nueva', name, content);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply));
    return reply.data.url.replace(`${prefix}/`, '');
  }

  const read = async (id: string) => (await post<ReadImport>('ver', { id })).data;

  async function review(id: string, values: Record<string, string> = said) {
    const { campos, tabla, orden_fechas } = await read(id);
    const choices = campos.map((choice) => ({
      ...choice,
      valor: values[choice.campo] ?? choice.valor,
    }));
    return post('revisar', { id, tabla, orden_fechas, campos: choices });
  }

  return {
    ...wire,
    wire,
    ownerId,
    owner,
    post,
    upload,
    begin,
    read,
    review,
    rows: async (id: string, body: object = {}) =>
      (await post<ReadRow[]>('filas', { id, ...body })).data,
    /** Reviewed and brought in. */
    async bringIn(content?: Uint8Array | string, name?: string, values?: Record<string, string>) {
      const id = await begin(content, name);
      await review(id, values);
      await post('importar', { id });
      await wire.context.jobs.runDue();
      return id;
    },
    pets: () =>
      wire.context.database.query
        .selectFrom('pets')
        .select([
          'id',
          'external_id',
          'name',
          'species',
          'sex',
          'size',
          'city',
          'owner_id',
          'media_count',
        ])
        .orderBy('external_id')
        .execute(),
    wait(days: number) {
      now = new Date(now.getTime() + days * 86_400_000);
      return now;
    },
  };
}

export type Imports = Awaited<ReturnType<typeof openImports>>;

export const picture = (background = 'white'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
