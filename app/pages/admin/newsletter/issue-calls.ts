import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { LinkTarget } from '#domain/content/link.ts';
import type { Block } from '#domain/content/rich-text.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { audiences, type IssueBlock, type IssueContent } from '#domain/newsletter/issue-content.ts';
import { issueProblemKinds } from '#domain/newsletter/issue-problems.ts';
import {
  type DeliveryCounts,
  issueStates,
  type ReturnedMail,
} from '#domain/newsletter/issue-states.ts';

type Row = DataOf<'boletines:ediciones'>[number];
type Opened = DataOf<'boletines:edicion'>;

const listed = (row: Row) => ({
  id: row.id,
  revision: row.version,
  updatedAt: row.updated_at,
  state: issueStates.fromWire(row.estado) ?? 'draft',
  languages: row.idiomas,
  subject: row.asunto,
  sendAt: row.programado_para,
  isPrepared: row.preparado,
  archivedAt: row.archivado,
  total: row.envios.total,
  unsubscribed: row.envios.bajas,
  returned: {
    noMailbox: row.envios.buzon_inexistente,
    bounced: row.envios.devuelto,
    complaint: row.envios.queja,
  } satisfies Record<ReturnedMail, number>,
  counts: {
    waiting: row.envios.en_espera,
    sent: row.envios.enviado,
    refused: row.envios.rechazado,
    uncertain: row.envios.incierto,
    skipped: row.envios.dado_de_baja,
  } satisfies DeliveryCounts,
});
export type ListedIssue = ReturnType<typeof listed>;

/** @throws ApiError */
export const findIssues = ({ page }: { page: number }): Promise<ListPage<ListedIssue>> =>
  callApiPage('boletines:ediciones', { page }, listed);

/** @throws ApiError */
export async function openIssue(id: string) {
  const data = await callApi('boletines:edicion', { id });
  return {
    ...listed(data),
    content: {
      languages: data.idiomas,
      subject: data.asunto,
      preheader: data.resumen,
      blocks: data.bloques.map(blockFrom),
      audience: audiences.fromWire(data.para) ?? 'everyone',
      city: data.ciudad,
      inArchive: data.en_archivo,
    } satisfies IssueContent,
  };
}
export type OpenedIssue = Awaited<ReturnType<typeof openIssue>>;

function blockFrom(block: Opened['bloques'][number]): IssueBlock {
  switch (block.tipo) {
    case 'texto':
      return { kind: 'text', heading: block.titulo, text: textFrom(block.texto) };
    case 'imagen':
      return {
        kind: 'picture',
        picture: block.imagen,
        alt: block.texto_alternativo,
        caption: block.pie,
        target: targetFrom(block.enlace),
      };
    case 'mascotas':
      return { kind: 'pets', ids: block.mascotas };
    case 'en_espera':
      return { kind: 'waitingPets', count: block.cuantas };
    case 'eventos':
      return { kind: 'events', count: block.cuantos };
    case 'boton':
      return { kind: 'button', label: block.etiqueta, target: targetFrom(block.enlace) };
    case 'campana':
      return {
        kind: 'campaign',
        heading: block.titulo,
        text: textFrom(block.texto),
        give: donationKinds.fromWire(block.donativo) ?? 'other',
      };
  }
}

/** As the server has checked it. */
const textFrom = ({ es, en }: { es: unknown[]; en: unknown[] }) =>
  ({ es, en }) as Bilingual<readonly Block[]>;

function targetFrom(link: { url: string } | { pagina: string } | null): LinkTarget | null {
  if (link === null) return null;
  return 'url' in link ? link : ({ page: link.pagina } as LinkTarget);
}

const blockOut = (block: IssueBlock) => {
  switch (block.kind) {
    case 'text':
      return { tipo: 'texto' as const, titulo: block.heading, texto: textOut(block.text) };
    case 'picture':
      return {
        tipo: 'imagen' as const,
        imagen: block.picture,
        texto_alternativo: block.alt,
        pie: block.caption,
        enlace: linkOut(block.target),
      };
    case 'pets':
      return { tipo: 'mascotas' as const, mascotas: block.ids };
    case 'waitingPets':
      return { tipo: 'en_espera' as const, cuantas: block.count };
    case 'events':
      return { tipo: 'eventos' as const, cuantos: block.count };
    case 'button':
      return { tipo: 'boton' as const, etiqueta: block.label, enlace: linkOut(block.target) };
    case 'campaign':
      return {
        tipo: 'campana' as const,
        titulo: block.heading,
        texto: textOut(block.text),
        donativo: donationKinds.toWire(block.give),
      };
  }
};

type Written = string | Record<string, unknown>;
const textOut = ({ es, en }: Bilingual<readonly Block[]>) => ({
  es: [...es] as Written[],
  en: [...en] as Written[],
});

const linkOut = (target: LinkTarget | null) => {
  if (target && 'url' in target) return { url: target.url };
  return target && 'page' in target ? { pagina: target.page } : null;
};

/** @param key of the one that is changed; undefined of a new one @throws ApiError */
export async function keepIssue(
  key: { id: string; revision: number } | undefined,
  content: IssueContent,
  idempotencyKey?: IdempotencyKey,
) {
  const saved = await callApi(
    'boletines:guardar_edicion',
    {
      ...(key && { id: key.id, version: key.revision }),
      edicion: {
        idiomas: content.languages,
        asunto: content.subject,
        resumen: content.preheader,
        bloques: content.blocks.map(blockOut),
        para: audiences.toWire(content.audience),
        ciudad: content.city,
        en_archivo: content.inArchive,
      },
    },
    idempotencyKey === undefined ? undefined : { idempotencyKey },
  );
  return { id: saved.id, revision: saved.version };
}

export const removeIssue = (id: string) => callApi('boletines:eliminar_edicion', { id });

/** @throws ApiError */
export async function reviewIssue(id: string) {
  const data = await callApi('boletines:revisar_edicion', { id });
  return {
    problems: data.problemas.flatMap(({ tipo, bloque, idioma }) => {
      const kind = issueProblemKinds.fromWire(tipo);
      return kind ? [{ kind, block: bloque ?? undefined, language: idioma ?? undefined }] : [];
    }),
    bytes: data.tamano,
    links: data.enlaces,
    recipients: data.destinatarios,
  };
}
export type Review = Awaited<ReturnType<typeof reviewIssue>>;

export const previewAddress = async (id: string, language: Language): Promise<string> =>
  (await callApi('boletines:ver_como_correo', { id, idioma: language })).direccion;

export const testIssue = async (id: string): Promise<string> =>
  (await callApi('boletines:probar_edicion', { id })).correo;

/** @param sendAt instant; now where it is left out */
export const sendIssue = (id: string, revision: number, sendAt?: string) =>
  callApi('boletines:enviar_edicion', {
    id,
    version: revision,
    ...(sendAt && { programado_para: sendAt }),
  });

export const archiveIssue = (id: string, isArchived: boolean) =>
  callApi('boletines:archivar_edicion', { id, publica: isArchived });

export const issueSteps = {
  unschedule: (id: string) => callApi('boletines:desprogramar_edicion', { id }),
  pause: (id: string) => callApi('boletines:pausar_edicion', { id }),
  resume: (id: string) => callApi('boletines:reanudar_edicion', { id }),
  resendUncertain: (id: string) => callApi('boletines:reenviar_inciertos', { id }),
  cancel: (id: string) => callApi('boletines:cancelar_edicion', { id }),
};
