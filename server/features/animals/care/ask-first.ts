import type { CareEntry, CareFacts } from '#domain/care/care-entry.ts';
import type { CareLot } from '#domain/care/care-lot.ts';
import { entryDoubts } from '#domain/care/entry-doubts.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { type Reason, reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError, type FieldErrors } from '#domain/errors.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { TreatedPet } from '../pets/core/pet-references.ts';

interface Asked {
  pet: TreatedPet;
  /** Those that are stored, without the ones that are asked about. */
  before: readonly CareEntry[];
  all: readonly CareFacts[];
  products: readonly CareProduct[];
  /** Of whoever writes. */
  lots?: readonly CareLot[];
  /** What the doubts of one among several are about; before its questions. */
  about?: (index: number) => Bilingual | undefined;
  /** Where a field of one among several stands. */
  fieldOf?: (index: number, field: string) => string;
}

/** What whoever writes these entries has to be asked, by the names of the fields. Each is also held against those before it. */
export function doubtsOf({ pet, before, all, about, fieldOf, ...known }: Asked): FieldErrors {
  const found: FieldErrors[] = [];
  for (const [index, facts] of all.entries()) {
    const entries = [...before, ...all.slice(0, index)];
    for (const { field, reason } of entryDoubts(facts, { ...known, pet, entries })) {
      found.push({ [fieldOf?.(index, field) ?? field]: [asked(about?.(index), reason)] });
    }
  }
  return joined(found);
}

/** What is said of the same field stands together. */
export function joined(all: readonly FieldErrors[]): FieldErrors {
  const found: FieldErrors = {};
  for (const [field, reasons] of all.flatMap((one) => Object.entries(one))) {
    found[field] = [...(found[field] ?? []), ...reasons];
  }
  return found;
}

function asked(about: Bilingual | undefined, reason: Reason): Reason {
  if (!about) return reason;
  const say = (language: Language) => `${about[language]}: ${reasonText(reason, language)}`;
  return { es: say('es'), en: say('en') };
}

/** @throws AppError conflict: nothing is stored until it comes again as confirmed */
export function requireConfirmed(doubts: FieldErrors, isConfirmed: boolean): void {
  if (!isConfirmed && Object.keys(doubts).length > 0) {
    throw new AppError('conflict', 'careUnconfirmed', { details: doubts });
  }
}
