/**
 * What forms keep in this browser until it is sent: texts in local storage, files in a database of the browser. Both go
 * when somebody signs out, for many people share a telephone.
 */
const draftPrefix = 'CA_DRAFT:';
export const draftDatabase = 'CA_DRAFTS';
/** Where the upload library keeps the addresses of uploads that were cut off. */
const uploadPrefix = 'tus::';

/** The name of a draft. */
export const draftKey = (userId: string, of: string) => `${draftPrefix}${userId}:${of}`;

/** Whoever signs in takes theirs along, as visitors wrote it; whoever signs out leaves nothing in the tab. */
function forgetTabDrafts(except?: string): void {
  const isKept = (name: string) =>
    except !== undefined && ['', except].some((of) => name.startsWith(draftKey(of, '')));
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(draftPrefix) && !isKept(name)) sessionStorage.removeItem(name);
  }
}

/** All drafts; with `except`, only if there are any of somebody else than this person. */
export function forgetDrafts(except?: string): void {
  forgetTabDrafts(except);
  const names = Object.keys(localStorage).filter(
    (name) => name.startsWith(draftPrefix) || name.startsWith(uploadPrefix),
  );
  const isOwn = (name: string) => except !== undefined && name.startsWith(draftKey(except, ''));
  const foreign = names.some((name) => name.startsWith(draftPrefix) && !isOwn(name));
  if (except !== undefined && !foreign) return;
  for (const name of names) if (!isOwn(name)) localStorage.removeItem(name);
  if ('indexedDB' in window) indexedDB.deleteDatabase(draftDatabase);
}
