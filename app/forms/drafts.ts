import { draftKey } from './forget-drafts.ts';

/** What `writeDraft` kept under this name, or nothing; whoever reads it looks whether it has the shape that they know. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Only while its writer is signed in: an upload that ends after the sign-out brings nothing back.
 * @param userId who is signed in now
 * @returns false where it could not be kept: the form works all the same, only a reload loses it
 */
export function writeDraft(name: string, draft: object, userId: string | undefined): boolean {
  if (userId === undefined || !name.startsWith(draftKey(userId, ''))) return false;
  try {
    localStorage.setItem(name, JSON.stringify(draft));
    return true;
  } catch {
    // Storage is full or switched off.
    return false;
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // There is none then.
  }
}

/** Where a form keeps what is typed until it is sent. */
export interface DraftPlace {
  read: () => unknown;
  /** @returns false where it could not be kept */
  write: (draft: object) => boolean;
  remove: () => void;
}

/** Of whoever is signed in. */
export function accountDraft(
  userId: string,
  of: string,
  signedInUserId: () => string | undefined,
): DraftPlace {
  const name = draftKey(userId, of);
  return {
    read: () => readDraft(name),
    // Only while they are still signed in, in whichever tab.
    write: (draft) => writeDraft(name, draft, signedInUserId()),
    remove: () => removeDraft(name),
  };
}

/** Of a visitor: it outlives a reload and ends with its tab, for many people share a telephone. */
export const visitorDraft = (of: string): DraftPlace => tabDraft('', of);

/** Of somebody signed in, for this tab alone: another tab does not find it. */
export function tabDraft(userId: string, of: string): DraftPlace {
  const name = draftKey(userId, of);
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(draft) {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft));
        return true;
      } catch {
        // Storage is full or switched off: only a reload loses it.
        return false;
      }
    },
    remove() {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // There is none then.
      }
    },
  };
}
