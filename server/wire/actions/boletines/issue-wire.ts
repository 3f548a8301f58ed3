import { z } from 'zod';
import { assetId } from '#domain/content/content-assets.ts';
import { type LinkTarget, linkTarget } from '#domain/content/link.ts';
import type { Block } from '#domain/content/rich-text.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { type Bilingual, languages } from '#domain/language.ts';
import {
  audiences,
  type IssueBlock,
  mostBlocks,
  mostPets,
} from '#domain/newsletter/issue-content.ts';
import { issueStates } from '#domain/newsletter/issue-states.ts';
import { pages } from '#domain/site-map.ts';
import type { Issue } from '#server/features/newsletter-issues/issue-parts.ts';
import { count, id, instant, shape, text, wordOf } from '../../values.ts';
import { wireId } from '../../wire-text.ts';

/** Characters of a text; its rules in `domain/newsletter` are narrower. */
const words = z
  .string()
  .max(10_000)
  .regex(/^[^\0]*$/, 'characterRefused');
const both = z.strictObject({ es: words, en: words });
/** Plain text, or the blocks of an editor's text, whose rules are the domain's. */
const written = z.union([words, z.array(z.union([words, z.looseObject({})])).max(80)]);
const bothWritten = z.strictObject({ es: written, en: written });

const pageIds = new Set<string>(pages.map(({ id: page }) => page));
const link = z
  .strictObject({ pagina: words.optional(), url: words.optional() })
  .nullable()
  .transform((input, context): LinkTarget | null => {
    if (input === null) return null;
    const named = input.url !== undefined ? { url: input.url } : { page: input.pagina };
    const { data } = linkTarget.safeParse(named);
    if (!data) context.addIssue({ code: 'custom', message: 'characterRefused' });
    return data ?? null;
  });

const block = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('texto'), titulo: both, texto: bothWritten }),
  z.strictObject({
    tipo: z.literal('imagen'),
    imagen: assetId.nullable(),
    texto_alternativo: both,
    pie: both,
    enlace: link,
  }),
  z.strictObject({ tipo: z.literal('mascotas'), mascotas: z.array(wireId).max(mostPets) }),
  z.strictObject({ tipo: z.literal('en_espera'), cuantas: z.int() }),
  z.strictObject({ tipo: z.literal('eventos'), cuantos: z.int() }),
  z.strictObject({ tipo: z.literal('boton'), etiqueta: both, enlace: link }),
  z.strictObject({
    tipo: z.literal('campana'),
    titulo: both,
    texto: bothWritten,
    donativo: wordOf(donationKinds),
  }),
]);

/** An issue as callers write it. */
export const issueInput = z
  .strictObject({
    idiomas: z.array(z.enum(languages)).max(2),
    asunto: both,
    resumen: both,
    bloques: z.array(block).max(mostBlocks),
    para: wordOf(audiences),
    /** Of these those whose account says this city. */
    ciudad: words.default(''),
    /** Left out: of an issue for everybody. */
    en_archivo: z.boolean().optional(),
  })
  .transform(({ idiomas, asunto, resumen, bloques, para, ciudad, en_archivo }) => ({
    languages: idiomas,
    subject: asunto,
    preheader: resumen,
    blocks: bloques.map(blockFrom),
    audience: audiences.fromWire(para) ?? 'everyone',
    city: ciudad,
    inArchive: en_archivo ?? (audiences.fromWire(para) === 'everyone' && ciudad === ''),
  }));

function blockFrom(input: z.output<typeof block>) {
  switch (input.tipo) {
    case 'texto':
      return { kind: 'text', heading: input.titulo, text: input.texto };
    case 'imagen':
      return {
        kind: 'picture',
        picture: input.imagen,
        alt: input.texto_alternativo,
        caption: input.pie,
        target: input.enlace,
      };
    case 'mascotas':
      return { kind: 'pets', ids: input.mascotas };
    case 'en_espera':
      return { kind: 'waitingPets', count: input.cuantas };
    case 'eventos':
      return { kind: 'events', count: input.cuantos };
    case 'boton':
      return { kind: 'button', label: input.etiqueta, target: input.enlace };
    case 'campana':
      return {
        kind: 'campaign',
        heading: input.titulo,
        text: input.texto,
        give: donationKinds.fromWire(input.donativo),
      };
  }
}

function blockOut(one: IssueBlock) {
  switch (one.kind) {
    case 'text':
      return { tipo: 'texto' as const, titulo: one.heading, texto: writtenOut(one.text) };
    case 'picture':
      return {
        tipo: 'imagen' as const,
        imagen: one.picture,
        texto_alternativo: one.alt,
        pie: one.caption,
        enlace: linkOut(one.target),
      };
    case 'pets':
      return { tipo: 'mascotas' as const, mascotas: one.ids };
    case 'waitingPets':
      return { tipo: 'en_espera' as const, cuantas: one.count };
    case 'events':
      return { tipo: 'eventos' as const, cuantos: one.count };
    case 'button':
      return { tipo: 'boton' as const, etiqueta: one.label, enlace: linkOut(one.target) };
    case 'campaign':
      return {
        tipo: 'campana' as const,
        titulo: one.heading,
        texto: writtenOut(one.text),
        donativo: donationKinds.toWire(one.give),
      };
  }
}

const linkOut = (to: LinkTarget | null) => {
  if (to && 'url' in to) return { url: to.url };
  return to && 'page' in to && pageIds.has(to.page) ? { pagina: to.page } : null;
};

const bothOut = shape({ es: text, en: text });
type Written = string | Record<string, unknown>;
const writtenShape = z.array(z.union([text, z.looseObject({})]));
const bothWrittenOut = shape({ es: writtenShape, en: writtenShape });
const writtenOut = ({ es, en }: Bilingual<readonly Block[]>) => ({
  es: [...es] as Written[],
  en: [...en] as Written[],
});
const linkShape = z.union([shape({ url: text }), shape({ pagina: text })]).nullable();
const blockShape = z.union([
  shape({ tipo: z.literal('texto'), titulo: bothOut, texto: bothWrittenOut }),
  shape({
    tipo: z.literal('imagen'),
    imagen: text.nullable(),
    texto_alternativo: bothOut,
    pie: bothOut,
    enlace: linkShape,
  }),
  shape({ tipo: z.literal('mascotas'), mascotas: z.array(id) }),
  shape({ tipo: z.literal('en_espera'), cuantas: count }),
  shape({ tipo: z.literal('eventos'), cuantos: count }),
  shape({
    tipo: z.literal('boton'),
    etiqueta: bothOut,
    enlace: linkShape,
  }),
  shape({
    tipo: z.literal('campana'),
    titulo: bothOut,
    texto: bothWrittenOut,
    donativo: wordOf(donationKinds),
  }),
]);

const figures = shape({
  total: count,
  en_espera: count,
  enviado: count,
  rechazado: count,
  incierto: count,
  dado_de_baja: count,
  bajas: count,
  /** Of those that were sent: what came back. */
  buzon_inexistente: count,
  devuelto: count,
  queja: count,
}).meta({ id: 'NewsletterFigures' });

const rowShape = {
  id,
  version: count,
  created_at: instant,
  updated_at: instant,
  estado: wordOf(issueStates),
  idiomas: z.array(z.enum(languages)),
  asunto: bothOut,
  para: wordOf(audiences),
  ciudad: text,
  programado_para: instant.nullable(),
  empezado: instant.nullable(),
  terminado: instant.nullable(),
  preparado: z.boolean(),
  /** Whether it is to stand in the archive once it is sent, and since when everybody may read it. */
  en_archivo: z.boolean(),
  archivado: instant.nullable(),
  envios: figures,
};

export const issueRow = shape(rowShape).meta({ id: 'NewsletterIssueRow' });
export const openedIssue = shape({
  ...rowShape,
  resumen: bothOut,
  bloques: z.array(blockShape),
}).meta({ id: 'NewsletterIssue' });

export function rowOf(issue: Issue) {
  const { content, figures: counted } = issue;
  const { unsubscribed, noMailbox, bounced, complaint, ...byState } = counted;
  return {
    id: issue.id,
    version: issue.revision,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    estado: issueStates.toWire(issue.state),
    idiomas: [...content.languages],
    asunto: content.subject,
    para: audiences.toWire(content.audience),
    ciudad: content.city,
    programado_para: issue.sendAt,
    empezado: issue.startedAt,
    terminado: issue.endedAt,
    preparado: issue.preparedAt !== null,
    en_archivo: content.inArchive,
    archivado: issue.archivedAt,
    envios: {
      total: Object.values(byState).reduce((sum, one) => sum + one, 0),
      en_espera: byState.waiting,
      enviado: byState.sent,
      rechazado: byState.refused,
      incierto: byState.uncertain,
      dado_de_baja: byState.skipped,
      bajas: unsubscribed,
      buzon_inexistente: noMailbox,
      devuelto: bounced,
      queja: complaint,
    },
  };
}

export const openedOf = (issue: Issue) => ({
  ...rowOf(issue),
  resumen: issue.content.preheader,
  bloques: issue.content.blocks.map(blockOut),
});
