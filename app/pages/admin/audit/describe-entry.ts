import type { LogFacts } from '#app/i18n/administration/log-sentences-es.ts';
import type { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import type { AuditEntry } from '#domain/audit-calls.ts';
import { catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { documentNames, reviewStatusNames } from '#domain/document-folders/folder-document.ts';
import type { Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { petFields } from '#domain/pets/pet.ts';

type Text = ReturnType<typeof useAdministrationText>;

/** Who or what a piece of a sentence names. */
export type Named = 'actor' | 'person' | 'pet' | 'event';
export type SentencePiece = string | { named: Named };

interface Words {
  text: Pick<Text, 'audit' | 'jobs' | 'roles'>;
  statuses: Readonly<Record<string, string>>;
  language: Language;
}

/** An entry as a sentence, in pieces; kinds of entries that this version does not know as what they are called. */
export function describeEntry(entry: AuditEntry, words: Words): SentencePiece[] {
  const sentences: Partial<Record<string, (facts: LogFacts) => string>> =
    words.text.audit.sentences;
  const say = sentences[entry.action];
  if (!say) return [words.text.audit.unknown(entry.action)];
  return say(factsOf(entry, words))
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : { named: piece as Named }))
    .filter((piece) => piece !== '');
}

/** Whatever an entry holds, also an old one: what is not as expected is not told. */
function factsOf({ details, ...entry }: AuditEntry, { text, statuses, language }: Words): LogFacts {
  const detail = (name: string) => (typeof details[name] === 'string' ? String(details[name]) : '');
  const list = (name: string): unknown[] =>
    Array.isArray(details[name]) ? (details[name] as unknown[]) : [];
  const within = (names: Readonly<Record<string, unknown>>, name: string) =>
    Object.hasOwn(names, name) ? names[name] : undefined;
  const bilingual = (names: Readonly<Record<string, Record<Language, string>>>, name: string) =>
    (within(names, name) as Record<Language, string> | undefined)?.[language] ?? '';
  const catalogue = catalogueNames.find((name) => name === detail('catalogue'));
  const contentKey = contentKeys.find((key) => key === detail('content'));
  const has = (name: string) => list(name).includes('administrator');
  const isInvitation = entry.action.startsWith('invitation.');
  return {
    own: entry.actorId !== null && entry.actorId === entry.subjectId,
    hasPerson: entry.subjectId !== null,
    device: detail('device'),
    status: String(within(statuses, detail('status')) ?? ''),
    statusBefore: String(within(statuses, detail('statusBefore')) ?? ''),
    fields: list('fields')
      .map((name) => labelOf(String(name), language))
      .filter(Boolean)
      .join(', '),
    document: bilingual(documentNames, detail('kind')),
    review: bilingual(reviewStatusNames, detail('status')),
    job: String(within(text.jobs.kinds, detail('kind')) ?? ''),
    catalogue: catalogue ? catalogueNamed(catalogue).title[language] : '',
    content: contentKey ? documentOf(contentKey).label[language] : '',
    version: typeof details.version === 'number' ? details.version : 0,
    amount: typeof details.cents === 'number' ? formatPesos(details.cents) : '',
    number: String(detail('number') || (typeof details.folio === 'number' ? details.folio : '')),
    count:
      [details.recipients, details.petCount, details.donationCount, details.lineCount].find(
        (count) => typeof count === 'number',
      ) ?? 0,
    filters: list('filteredBy').length,
    gainedAdministration: isInvitation ? has('roles') : has('after') && !has('before'),
    lostAdministration: isInvitation ? has('refused') : has('before') && !has('after'),
    rolesAfter:
      String(list('before')) === String(list('after'))
        ? ''
        : list('after')
            .flatMap((role) =>
              Object.hasOwn(text.roles, String(role)) ? text.roles[role as Role].name : [],
            )
            .join(', '),
    byLink: details.byLink === true,
    givenAway: Object.hasOwn(details, 'before') && entry.action.startsWith('pet.'),
    petsLeft: details.pets === 'left',
    unused: details.unused === true,
  };
}

function labelOf(name: string, language: Language): string {
  const field = Object.hasOwn(petFields, name)
    ? petFields[name as keyof typeof petFields]
    : undefined;
  return field ? field.label[language].toLocaleLowerCase(language) : '';
}
