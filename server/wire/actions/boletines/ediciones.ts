import type { LinkTarget } from '#domain/content/link.ts';
import type { GivenOfShape, ValueOfShape } from '#domain/contract/shape.ts';
import { wirePath } from '#domain/contract/translate.ts';
import {
  findIssue,
  findIssuePreview,
  findIssues,
  removeIssue,
  reviewIssue,
  saveIssue,
} from '#domain/newsletter/issue-calls.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';
import {
  type listedIssue,
  type openedIssue,
  writtenIssue,
} from '#domain/newsletter/issue-shapes.ts';
import { pages } from '#domain/site-map.ts';
import type { Issue } from '#server/features/communication/newsletter-issues/issue-dependencies.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';

export const ediciones = [
  implement(findIssues, {
    summary:
      'Issues of the newsletter, newest first, each with its state and how far it has been sent; all of them, or those of one `estado`.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.newsletterIssues.list(viewer, input);
      return { data: items.map(listed), page };
    },
  }),

  implement(findIssue, {
    summary: 'An issue of the newsletter with its blocks.',
    async handle({ input, viewer, context }) {
      return { data: opened(await context.newsletterIssues.open(viewer, input.id)) };
    },
  }),

  implement(saveIssue, {
    summary:
      'Keeps a draft: a new one, or the one with this `id` where nobody else has changed it since the `version` that was read.',
    async handle({ input: { id, revision = 0, content }, viewer, address, context, once }) {
      const { save } = context.newsletterIssues;
      const key = id ? { id, revision } : undefined;
      const whole = { ...content, inArchive: content.inArchive ?? isForEverybody(content) };
      const data = await withWireNames(
        (field) => wirePath(writtenIssue, field),
        () => once((record) => save({ viewer, address }, key, whole, record)),
      );
      return { data };
    },
  }),

  implement(removeIssue, {
    summary: 'Deletes a draft.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.remove({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(findIssuePreview, {
    summary:
      'Where a kept issue is seen as a mail in a language (`idioma`), for half an hour; `?tema=oscuro` shows it in dark, `?fotos=no` ' +
      'without pictures.',
    async handle({ input: { id, language }, viewer, context }) {
      return { data: { path: await context.newsletterIssues.previewPath(viewer, id, language) } };
    },
  }),

  implement(reviewIssue, {
    summary:
      'What keeps a kept issue from being sent (`problemas`, each with the place of its block, from 0), its size in bytes, links to ' +
      'others (`enlaces`) for a person to open, and how many readers would get it.',
    async handle({ input, viewer, context }) {
      const { problems, bytes, foreign, recipients } = await context.newsletterIssues.review(
        viewer,
        input.id,
      );
      return {
        data: {
          problems: problems.map(({ kind, block = null, language = null, address = null }) => ({
            kind,
            block,
            language,
            address,
          })),
          bytes: { es: bytes.es ?? null, en: bytes.en ?? null },
          links: foreign,
          recipients,
        },
      };
    },
  }),
];

const isForEverybody = ({ audience, city }: ValueOfShape<typeof writtenIssue>): boolean =>
  audience === 'everyone' && city === '';

function listed({ content, figures, ...issue }: Issue): GivenOfShape<typeof listedIssue> {
  const { unsubscribed, noMailbox, bounced, complaint, ...byState } = figures;
  const total = Object.values(byState).reduce((sum, one) => sum + one, 0);
  return {
    ...content,
    ...issue,
    isPrepared: issue.preparedAt !== null,
    mails: { total, ...figures },
  };
}

const opened = (issue: Issue): GivenOfShape<typeof openedIssue> => ({
  ...listed(issue),
  preheader: issue.content.preheader,
  blocks: issue.content.blocks.map(withKnownTarget),
});

const pageIds = new Set<string>(pages.map(({ id }) => id));

const withKnownTarget = (block: IssueBlock): IssueBlock =>
  'target' in block ? { ...block, target: knownTarget(block.target) } : block;

/** An address, or a page that there still is. */
function knownTarget(target: LinkTarget | null): LinkTarget | null {
  const isKnown = target && ('url' in target || ('page' in target && pageIds.has(target.page)));
  return isKnown ? target : null;
}
