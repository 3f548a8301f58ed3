import { mostFavorites } from '#domain/pets/favorites-address.ts';

/** A pet that somebody keeps on this device. */
export interface KeptPet {
  id: string;
  /** For when the portal shows it to nobody any more. */
  name: string;
}

const place = 'CA_FAVORITOS';
/** So many the page that shows them takes. */
export const mostKept = mostFavorites;

export const none: readonly KeptPet[] = [];
const listeners = new Set<() => void>();
let stored: string | null | undefined;
let kept = none;

/** The latest first. What this device cannot store is kept until the page is left. */
export function keptPets(): readonly KeptPet[] {
  const now = read();
  if (now !== stored) {
    stored = now;
    kept = parse(now);
  }
  return kept;
}

/** @returns false where there are as many as can be kept */
export function keepPet({ id, name }: KeptPet): boolean {
  const others = keptPets().filter((one) => one.id !== id);
  if (others.length >= mostKept) return false;
  write([{ id, name }, ...others]);
  return true;
}

export function letPetGo(id: string): void {
  write(keptPets().filter((one) => one.id !== id));
}

/** Also of what another window changes. @returns what ends it */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): string | null | undefined {
  try {
    return localStorage.getItem(place);
  } catch {
    return stored;
  }
}

function write(pets: readonly KeptPet[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(pets));
    stored = read();
  } catch {
    stored = read();
  }
  kept = pets;
  for (const listener of listeners) listener();
}

/** Somebody may have changed what is there. */
function parse(text: string | null | undefined): readonly KeptPet[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(0, mostKept) : none;
  } catch {
    return none;
  }
}

const isKept = (value: Partial<KeptPet> | null): value is KeptPet =>
  typeof value?.id === 'string' && typeof value.name === 'string';
