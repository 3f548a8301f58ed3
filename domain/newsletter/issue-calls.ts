import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  id,
  inputId,
  integer,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { issueProblemKinds } from './issue-problems.ts';
import { listedIssue, openedIssue, writtenIssue } from './issue-shapes.ts';
import { issueStates } from './issue-states.ts';

/** Writing the issues of the newsletter. */

const access = { right: 'newsletter.manage' } as const;

/** Newest first. */
export const findIssues = pagedQuery('boletines:ediciones', {
  access,
  takes: { page, state: wire('estado', optional(word(issueStates))) },
  gives: list(listedIssue),
});
export type ListedIssue = DataOfCall<typeof findIssues>[number];

export const findIssue = query('boletines:edicion', {
  access,
  takes: { id: inputId },
  gives: openedIssue,
  errors: { 404: ['notFound'] },
});
export type OpenedIssue = DataOfCall<typeof findIssue>;

/** Without an id a new draft. */
export const saveIssue = creation('boletines:guardar_edicion', {
  access,
  takes: {
    id: optional(inputId),
    revision: wire('version', optional(bounded(integer, { min: 1 }))),
    content: wire('edicion', writtenIssue),
  },
  gives: object({ id, revision: wire('version', count) }),
  errors: { 404: ['notFound'], 409: ['issueChanged', 'issueStateChanged', 'conflict'] },
});

export const removeIssue = command('boletines:eliminar_edicion', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['issueStateChanged'] },
});

export const findIssuePreview = query('boletines:ver_como_correo', {
  access,
  takes: { id: inputId, language: wire('idioma', language) },
  gives: object({ path: wire('direccion', text) }),
  errors: { 404: ['notFound'] },
});

const bytes = nullable(count);

export const reviewIssue = query('boletines:revisar_edicion', {
  access,
  takes: { id: inputId },
  gives: object(
    {
      problems: wire(
        'problemas',
        list(
          object({
            kind: wire('tipo', word(issueProblemKinds)),
            /** Its place, from 0; null where it is about the whole issue. */
            block: wire('bloque', nullable(count)),
            language: wire('idioma', nullable(language)),
            /** Of a link that leads nowhere. */
            address: wire('direccion', nullable(text)),
          }),
        ),
      ),
      /** Of the mail. */
      bytes: wire('tamano', object({ es: bytes, en: bytes })),
      /** To others, for a person to open. */
      links: wire('enlaces', list(text)),
      recipients: wire('destinatarios', count),
    },
    'NewsletterReview',
  ),
  errors: { 404: ['notFound'] },
});
export type IssueReview = DataOfCall<typeof reviewIssue>;
