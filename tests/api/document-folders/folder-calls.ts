import type { Wire } from '../wire/portal.ts';

export interface WireDocument {
  document_id: string;
  tipo: string | null;
  name: string;
  status: string;
  valid_until: string | null;
  comments: string;
  notas: { fecha: string | null; autor: string | null; status: string; comments: string }[];
  files: {
    file_id: string;
    filename: string;
    tamano: number | null;
    fecha: string | null;
    aprobado: boolean;
  }[];
}

/** The calls about document folders, as a client makes them. */
export function folderCalls(wire: Wire) {
  const call = (name: string, body: object, token?: string) =>
    wire.post(`expediente_azul:${name}`, body, token);

  return {
    call,

    async open(petId: string, token: string): Promise<string> {
      const { data } = await call('abrir_expediente', { mascota_id: petId }, token);
      return (data as unknown as { folder_id: string }).folder_id;
    },

    async documents(folderId: string, token: string): Promise<WireDocument[]> {
      const { data } = await call('expediente_detalles', { folder_id: folderId }, token);
      return data as unknown as WireDocument[];
    },

    async document(folderId: string, tipo: string, token: string): Promise<WireDocument> {
      const found = (await this.documents(folderId, token)).find((one) => one.tipo === tipo);
      if (!found) throw new Error(`no document ${tipo}`);
      return found;
    },

    async upload(carpeta: string, bytes: Buffer, name: string, token?: string) {
      const form = new FormData();
      form.set('carpeta', carpeta);
      form.set('archivo', new File([new Uint8Array(bytes)], name));
      const request = new Request('http://casa.example', { method: 'POST', body: form });
      const answer = await wire.app.inject({
        method: 'POST',
        url: '/api/archivos:subir',
        headers: {
          'content-type': String(request.headers.get('content-type')),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const { data, message, errors } = answer.json();
      return { status: answer.statusCode, url: data?.url as string, message, errors };
    },

    async downloadApproved(
      folderId: string,
      { session, link }: { session?: string; link?: string },
    ) {
      return wire.app.inject({
        method: 'POST',
        url: '/api/expediente_azul:descargar_aprobados',
        headers: {
          'content-type': 'application/json',
          ...(session && { authorization: `Bearer ${session}` }),
        },
        payload: JSON.stringify({ folder_id: folderId, token: link }),
      });
    },

    async download(folderId: string, fileId: string, token?: string, link?: string) {
      return wire.app.inject({
        method: 'POST',
        url: '/api/expediente_azul:descargar_archivo',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: JSON.stringify({ folder_id: folderId, file_id: fileId, token: link }),
      });
    },
  };
}
