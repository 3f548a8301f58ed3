import { isEmptyText } from '../content/rich-text.ts';
import type { Language } from '../language.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { type IssueBlock, type IssueContent, targetsIn } from './issue-content.ts';

/** Mail programs cut off what is longer. */
export const mostBytes = 100 * 1024;

export const issueProblemKinds = vocabulary({
  subject: 'sin_asunto',
  empty: 'sin_bloques',
  text: 'sin_texto',
  label: 'sin_etiqueta',
  picture: 'sin_imagen',
  alt: 'sin_texto_alternativo',
  target: 'sin_enlace',
  deadLink: 'enlace_roto',
  nothingShown: 'sin_contenido',
  size: 'muy_grande',
});
type IssueProblemKind = ValueOf<typeof issueProblemKinds>;

/** What keeps an issue from being sent. */
export interface IssueProblem {
  kind: IssueProblemKind;
  /** Its place, from 0; missing where it is about the whole issue. */
  block?: number;
  language?: Language;
  /** Of a link that leads nowhere. */
  address?: string;
}

/** What can be told from the issue alone; whether links and pets are there, the server knows. */
export function issueProblems({ languages, subject, blocks }: IssueContent): IssueProblem[] {
  const found: IssueProblem[] = languages
    .filter((language) => subject[language] === '')
    .map((language) => ({ kind: 'subject', language }));
  if (blocks.length === 0) found.push({ kind: 'empty' });
  for (const [block, one] of blocks.entries()) {
    if (one.kind === 'button' && one.target === null) found.push({ kind: 'target', block });
    if (one.kind === 'picture' && one.picture === null) found.push({ kind: 'picture', block });
    if (one.kind === 'pets' && one.ids.length === 0) found.push({ kind: 'nothingShown', block });
    for (const language of languages) {
      const kind = missingIn(one, language);
      if (kind) found.push({ kind, block, language });
    }
  }
  return found;
}

function missingIn(block: IssueBlock, language: Language): IssueProblemKind | undefined {
  switch (block.kind) {
    case 'text':
    case 'campaign':
      return isEmptyText(block.text[language]) ? 'text' : undefined;
    case 'button':
      return block.label[language] === '' ? 'label' : undefined;
    case 'picture':
      return block.picture !== null && block.alt[language] === '' ? 'alt' : undefined;
    default:
      return undefined;
  }
}

/** Addresses of others, for a person to open. */
export const foreignLinks = (blocks: readonly IssueBlock[], siteUrl: string): string[] => [
  ...new Set(addressesIn(blocks).filter((url) => new URL(url).origin !== new URL(siteUrl).origin)),
];

export const addressesIn = (blocks: readonly IssueBlock[]): string[] =>
  blocks.flatMap((block) =>
    targetsIn(block).flatMap((target) => ('url' in target ? [target.url] : [])),
  );
