import { readDraft } from '#app/forms/drafts.ts';
import type { SentWords } from '#app/forms/use-idempotency-key.ts';
import type { EventDescription } from '#domain/events/event.ts';
import type { ManagedEvent } from '../event-calls.ts';

/** As the controls hold it: a state that was not chosen yet is ''. */
export type EventValues = Record<keyof EventDescription, string>;

/** What the form holds. */
export interface EventWords {
  values: EventValues;
  petIds: readonly string[];
}

/** What was typed and not saved yet. */
export interface EventDraft extends EventWords {
  /** The event as it was when somebody began to change it; undefined for a new one. */
  base: (EventWords & { version: number }) | undefined;
  /** What was sent to make a new one, under the key by which the portal knows it again. */
  sent: SentWords | undefined;
}

/** What the form begins with. */
export interface EventStart extends EventDraft {
  draftName: string;
  /** What it would hold without a draft. */
  blank: EventWords;
  /** Somebody's unsaved words are back. */
  restored: boolean;
  /** What others have changed since the draft was begun; it is in the form, but for what `kept` names. */
  changedByOthers: readonly EventPart[];
  /** Of those, what the draft says otherwise. */
  ownParts: readonly EventPart[];
}

export type EventPart = keyof EventValues | 'petIds';

const nothing: EventValues = {
  title: '',
  date: '',
  startsAt: '',
  endsAt: '',
  description: '',
  address: '',
  neighborhood: '',
  postalCode: '',
  city: '',
  federalState: '',
};
const names = Object.keys(nothing) as (keyof EventValues)[];

const valuesOf = (event: ManagedEvent): EventValues =>
  Object.fromEntries(names.map((name) => [name, event[name] ?? ''])) as EventValues;

/** A new one, perhaps with the words of another: never its date, nor its pets. */
export function startNew(draftName: string, copied?: ManagedEvent): EventStart {
  const values = copied ? { ...valuesOf(copied), date: '' } : nothing;
  const blank = { values, petIds: [] };
  const draft = readEventDraft(draftName);
  return startFrom(draftName, blank, draft && { ...draft, base: undefined }, undefined);
}

/** What was begun on an older version of the event goes on with what others have changed since. */
export function startEdit(draftName: string, event: ManagedEvent): EventStart {
  const base = { values: valuesOf(event), petIds: event.petIds, version: event.version };
  const draft = readEventDraft(draftName);
  return startFrom(draftName, base, draft?.base && draft, base);
}

function startFrom(
  draftName: string,
  blank: EventWords,
  draft: EventDraft | undefined,
  base: EventDraft['base'],
): EventStart {
  const fresh = { draftName, blank, base, sent: draft?.sent, changedByOthers: [], ownParts: [] };
  if (!draft) return { ...fresh, ...wordsIn(blank), restored: false };
  const values = { ...nothing, ...draft.values };
  const begun = draft.base;
  if (!begun || !base || begun.version === base.version) {
    return { ...fresh, values, petIds: draft.petIds, restored: isChanged(draft, blank) };
  }
  const changedByOthers = names.filter((name) => begun.values[name] !== base.values[name]);
  const own = names.filter((name) => begun.values[name] !== values[name]);
  const petIds = mergedPets(begun.petIds, draft.petIds, base.petIds);
  const merged = Object.fromEntries(
    names.map((name) => [name, (own.includes(name) ? values : base.values)[name]]),
  ) as EventValues;
  return {
    ...fresh,
    values: merged,
    petIds,
    restored: true,
    changedByOthers: [
      ...changedByOthers,
      ...(sameIds(begun.petIds, base.petIds) ? [] : (['petIds'] as const)),
    ],
    ownParts: changedByOthers.filter(
      (name) => own.includes(name) && values[name] !== base.values[name],
    ),
  };
}

/** Those that either of the two has brought, without those that either has taken out. */
function mergedPets(begun: readonly string[], own: readonly string[], others: readonly string[]) {
  const all = [...new Set([...others, ...own])];
  return all.filter((id) => (begun.includes(id) ? own.includes(id) && others.includes(id) : true));
}

const wordsIn = ({ values, petIds }: EventWords): EventWords => ({ values, petIds });

const sameIds = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join() === [...others].sort().join();

/** Whether anything would be lost. */
const isChanged = (words: EventWords, blank: EventWords): boolean =>
  names.some((name) => words.values[name] !== blank.values[name]) ||
  !sameIds(words.petIds, blank.petIds);

function readEventDraft(name: string): EventDraft | undefined {
  const draft = readDraft(name) as EventDraft | undefined;
  const isWords = (words: Partial<EventWords> | undefined) =>
    words?.values !== undefined && Array.isArray(words.petIds);
  return isWords(draft) && (!draft?.base || isWords(draft.base)) ? draft : undefined;
}
