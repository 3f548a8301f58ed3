import { z } from 'zod';
import { type ContentKey, contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { notFound } from '#domain/errors.ts';
import { languages } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { id, instant, shape, text } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

export const access = { right: 'content.publish' } as const;

const keyOfSlug = new Map(contentKeys.map((key) => [documentOf(key).slug, key]));

/** @throws AppError notFound */
export function keyNamed(slug: string): ContentKey {
  const key = keyOfSlug.get(slug);
  if (!key) throw notFound('document');
  return key;
}

const clave = wireText.max(60).meta({ examples: ['preguntas-frecuentes'] });
const revision = z.int().min(0);
export const number = z.int32().min(1);
export const unknown = { 404: ['notFound'] } as const;
export const ofDocument = z.strictObject({ clave, lang: wireLanguage });
export const ofDraft = ofDocument.extend({ revision });

export const person = shape({ id, nombre: text }).nullable();
export const listed = {
  clave: text,
  titulo: shape({ es: text, en: text }),
  version: z.int(),
  publicado: instant.nullable(),
  borrador: shape({ fecha: instant.nullable(), por: person }).nullable(),
  publicar_en: instant.nullable(),
  abierto: shape({ por: person, desde: instant }).nullable(),
  faltan: z.int(),
} as const;
export const document = shape({
  ...listed,
  encontrado: shape({ idioma: z.enum(languages).nullable(), texto: text }).nullable(),
}).meta({ id: 'ContentDocument' });
export const version = shape({
  version: z.int(),
  fecha: instant,
  publicar_en: instant.nullable(),
  publicado: instant.nullable(),
  por: person,
  nota: text,
}).meta({ id: 'ContentVersion' });

type Listed = Omit<Awaited<ReturnType<Context['content']['list']>>[number], 'passage'>;

/** Of editors by their ids: who has no account any more is not told. */
export async function peopleOf({ accounts }: Context, ids: readonly (string | null | undefined)[]) {
  const known = [...new Set(ids.flatMap((one) => one ?? []))];
  const contacts = await accounts.contactsOf(known);
  return (of: string | null | undefined) => {
    const contact = of ? contacts.get(of) : undefined;
    return of && contact ? { id: of, nombre: contact.name } : null;
  };
}

type Named = Awaited<ReturnType<typeof peopleOf>>;

export function listedToWire(one: Listed, named: Named) {
  const { slug, label } = documentOf(one.key);
  return {
    clave: slug,
    titulo: label,
    version: one.publishedVersion,
    publicado: one.publishedAt ?? null,
    borrador: one.draft ? { fecha: one.draft.savedAt, por: named(one.draft.savedBy) } : null,
    publicar_en: one.publishAt ?? null,
    abierto: one.openSince ? { por: named(one.openBy), desde: one.openSince } : null,
    faltan: one.missing,
  };
}
