import type { Bilingual, Language } from '../language.ts';
import { messages } from '../messages.ts';
import { accountRefusals } from './accounts.ts';
import { callRefusals } from './calls.ts';
import { catalogueRefusals } from './catalogues.ts';
import { documentFolderRefusals } from './document-folders.ts';
import { donationRefusals } from './donations.ts';
import { eventRefusals } from './events.ts';
import { fileRefusals } from './files.ts';
import { invoiceRefusals } from './invoices.ts';
import { petRefusals } from './pets.ts';

/** Every text that a refusal may say. `{name}` in a text stands for a value. */
export const refusals = {
  ...messages,
  ...accountRefusals,
  ...callRefusals,
  ...catalogueRefusals,
  ...documentFolderRefusals,
  ...donationRefusals,
  ...eventRefusals,
  ...fileRefusals,
  ...invoiceRefusals,
  ...petRefusals,
} as const;

type Refusals = typeof refusals;
export type RefusalKey = keyof Refusals;

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;
type PlacesOf<Key extends RefusalKey> = Places<Refusals[Key]['es']>;
type Value = string | number | Bilingual;

/** A key that asks for no values. */
export type PlainKey = {
  [Key in RefusalKey]: [PlacesOf<Key>] extends [never] ? Key : never;
}[RefusalKey];

/** By its key, with the values for its places; or in words where there is no key, as for what zod finds. */
export type Reason =
  | PlainKey
  | {
      [Key in RefusalKey]: [PlacesOf<Key>] extends [never]
        ? never
        : { key: Key; values: Readonly<Record<PlacesOf<Key>, Value>> };
    }[RefusalKey]
  | Bilingual;

/** The key of a reason that has one. */
export function keyOf(reason: Reason): RefusalKey | undefined {
  if (typeof reason === 'string') return reason;
  return 'key' in reason ? reason.key : undefined;
}

/** Whether a schema's message is a key; those of schemas name no text with places. */
export const isPlainKey = (text: string): text is PlainKey => Object.hasOwn(refusals, text);

export function reasonText(reason: Reason, language: Language): string {
  if (typeof reason === 'string') return refusals[reason][language];
  if (!('key' in reason)) return reason[language];
  const values: Readonly<Record<string, Value>> = reason.values;
  return refusals[reason.key][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value[language] : String(value);
  });
}
