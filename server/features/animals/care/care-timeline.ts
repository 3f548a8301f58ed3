import type { CareEntry } from '#domain/care/care-entry.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { AppError } from '#domain/errors.ts';
import { noonOf } from '#domain/timeline/timeline.ts';
import type { TimelineEntry, TimelineSource } from '../timeline/timeline-source.ts';
import { type KeptPet, requireRecordKeeper } from './care.policy.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntriesBefore } from './care-entries.repository.ts';
import { careProductsIn } from './care-plan.ts';

/** What the medical record has, for who keeps it; for the family that has the pet, what stands there of its own. */
export const careTimeline = (
  dependencies: Pick<CareDependencies, 'accesses' | 'catalogues'>,
): TimelineSource => ({
  name: 'care',
  kinds: ['care'],
  async find(query, { viewer, pet, isKeeper }, request) {
    let kept: KeptPet | undefined;
    try {
      [kept] = await requireRecordKeeper(dependencies, query, viewer, [pet.id]);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound') return [];
      throw error;
    }
    if (!kept) return [];
    const entries = await findEntriesBefore(query, kept, request, { ownAlone: !isKeeper });
    const products = entries.some(({ productId }) => productId !== null)
      ? await careProductsIn(dependencies, query)
      : [];
    return entries.map((entry) =>
      entryOf(
        entry,
        products.find(({ id }) => id === entry.productId),
      ),
    );
  },
});

const entryOf = (entry: CareEntry, product: CareProduct | undefined): TimelineEntry => ({
  id: entry.id,
  at: noonOf(entry.onDate),
  kind: 'care',
  what: entry.kind,
  title: titleOf(entry, product),
  subject: null,
});

function titleOf(
  { kind, weightGrams, title, product, text }: CareEntry,
  known: CareProduct | undefined,
): TimelineEntry['title'] {
  if (kind === 'weight') return weightGrams === null ? '' : `${weightGrams / 1_000} kg`;
  if (kind === 'note') return text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return known ? { es: known.name, en: known.nameEn || known.name } : product || title;
}
