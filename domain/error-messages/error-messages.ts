import type { Bilingual, Language } from '../language.ts';
import { messages } from '../messages.ts';
import { accountErrors } from './accounts.ts';
import { applicationErrors } from './applications.ts';
import { bankStatementErrors } from './bank-statements.ts';
import { campaignErrors } from './campaigns.ts';
import { careErrors } from './care.ts';
import { catalogueErrors } from './catalogues.ts';
import { chargeErrors } from './charges.ts';
import { companyErrors } from './companies.ts';
import { contactErrors } from './contact.ts';
import { contentErrors } from './content.ts';
import { dedicationErrors } from './dedications.ts';
import { documentFolderErrors } from './document-folders.ts';
import { donationErrors } from './donations.ts';
import { driveErrors } from './drives.ts';
import { eventErrors } from './events.ts';
import { expenseErrors } from './expenses.ts';
import { fileErrors } from './files.ts';
import { fosteringErrors } from './fostering.ts';
import { fundraiserErrors } from './fundraisers.ts';
import { importErrors } from './imports.ts';
import { invoiceErrors } from './invoices.ts';
import { lostAndFoundErrors } from './lost-and-found.ts';
import { passportErrors } from './passports.ts';
import { petErrors } from './pets.ts';
import { requestErrors } from './requests.ts';
import { rescueErrors } from './rescues.ts';
import { spendingErrors } from './spending.ts';
import { volunteerErrors } from './volunteers.ts';
import { wishErrors } from './wishes.ts';

/** Every text that an error may show. `{name}` in a text stands for a value. */
export const errorMessages = {
  ...messages,
  ...accountErrors,
  ...applicationErrors,
  ...requestErrors,
  ...campaignErrors,
  ...careErrors,
  ...catalogueErrors,
  ...chargeErrors,
  ...companyErrors,
  ...contactErrors,
  ...contentErrors,
  ...dedicationErrors,
  ...documentFolderErrors,
  ...donationErrors,
  ...bankStatementErrors,
  ...eventErrors,
  ...expenseErrors,
  ...fileErrors,
  ...fosteringErrors,
  ...fundraiserErrors,
  ...invoiceErrors,
  ...lostAndFoundErrors,
  ...passportErrors,
  ...petErrors,
  ...importErrors,
  ...driveErrors,
  ...rescueErrors,
  ...spendingErrors,
  ...volunteerErrors,
  ...wishErrors,
} as const;

type ErrorMessages = typeof errorMessages;
export type ErrorKey = keyof ErrorMessages;

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;
type PlacesOf<Key extends ErrorKey> = Places<ErrorMessages[Key]['es']>;
type Value = string | number | Bilingual;

/** A key that asks for no values. */
export type PlainKey = {
  [Key in ErrorKey]: [PlacesOf<Key>] extends [never] ? Key : never;
}[ErrorKey];

/** By its key, with the values for its places; or in words where there is no key, as for a row of a table. */
export type Reason =
  | PlainKey
  | {
      [Key in ErrorKey]: [PlacesOf<Key>] extends [never]
        ? never
        : { key: Key; values: Readonly<Record<PlacesOf<Key>, Value>> };
    }[ErrorKey]
  | Bilingual;

/** The key of a reason that has one. */
export function keyOf(reason: Reason): ErrorKey | undefined {
  if (typeof reason === 'string') return reason;
  return 'key' in reason ? reason.key : undefined;
}

/** Whether a schema's message is a key; those of schemas name no text with places. */
export const isPlainKey = (text: string): text is PlainKey => Object.hasOwn(errorMessages, text);

export function reasonText(reason: Reason, language: Language): string {
  if (typeof reason === 'string') return errorMessages[reason][language];
  if (!('key' in reason)) return reason[language];
  const values: Readonly<Record<string, Value>> = reason.values;
  return errorMessages[reason.key][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value[language] : String(value);
  });
}
