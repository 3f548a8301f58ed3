import { call, read } from '#app/api/call.ts';
import { contentSlugs } from '#domain/content/content-address.ts';
import { findContent, publishContent, saveContentDraft } from '#domain/content/content-calls.ts';
import type { Bilingual } from '#domain/language.ts';

export const slug = contentSlugs.organisation;

/** A city where the organisation works, as its record has it. */
export interface Place {
  /** What the record knows it by. */
  id: string;
  city: string;
  federalState: string;
  does: Bilingual;
}

/** A picture of the texts' library, as the record has it; a logo needs no words. */
export interface Logo {
  id: string;
  alt: Bilingual;
}

/** What of the organisation's record is asked for first. */
export interface FirstFacts {
  name: string;
  logo: Logo | null;
  legalName: string;
  mailboxes: { hello: string };
  address: { street: string; postalCode: string; city: string; federalState: string };
  whatsappNumber: string;
  places: Place[];
}

/** What the last step of the first start asks. */
export interface FirstAnswers {
  value: FirstFacts;
  /** IANA name. */
  timezone: string;
}

/** As its editor does: published once nothing is missing, else kept as a draft. */
export async function saveFacts({ mailboxes, ...facts }: FirstFacts): Promise<void> {
  const { revision, value } = await read(findContent, { slug });
  const before = value as unknown as FirstFacts;
  const changed = { ...before, ...facts, mailboxes: { ...before.mailboxes, ...mailboxes } };
  await call(saveContentDraft, { slug, revision, value: changed });
  const saved = await read(findContent, { slug });
  if (saved.missing === 0) await call(publishContent, { slug, revision: saved.revision });
}
