import { type ContentKey, contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { notFound } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';

const keyOfSlug = new Map(contentKeys.map((key) => [documentOf(key).slug, key]));

/** @throws AppError notFound */
export function keyNamed(slug: string): ContentKey {
  const key = keyOfSlug.get(slug);
  if (!key) throw notFound('document');
  return key;
}

/** Of editors by their ids: who has no account any more is not told. */
export async function peopleOf({ accounts }: Context, ids: readonly (string | null | undefined)[]) {
  const known = [...new Set(ids.flatMap((one) => one ?? []))];
  const contacts = await accounts.contactsOf(known);
  return (of: string | null | undefined) => {
    const contact = of ? contacts.get(of) : undefined;
    return of && contact ? { id: of, name: contact.name } : null;
  };
}

type Listed = Omit<Awaited<ReturnType<Context['content']['list']>>[number], 'passage'>;

export function listedContent(one: Listed, named: Awaited<ReturnType<typeof peopleOf>>) {
  const { slug, label } = documentOf(one.key);
  return {
    slug,
    title: label,
    version: one.publishedVersion,
    publishedAt: one.publishedAt ?? null,
    draft: one.draft ? { ...one.draft, savedBy: named(one.draft.savedBy) } : null,
    publishAt: one.publishAt ?? null,
    open: one.openSince ? { by: named(one.openBy), since: one.openSince } : null,
    missing: one.missing,
  };
}
