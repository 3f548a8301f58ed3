import { redirect } from 'react-router';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';

type Block = NonNullable<
  Awaited<ReturnType<LoaderArgs['context']['app']['newsletterIssues']['archivedIssue']>>
>['blocks'][number];
type Picture = Extract<Block, { kind: 'picture' }>;

const isPicture = (block: Block): block is Picture =>
  typeof block !== 'string' && block.kind === 'picture';

const sizes = '(min-width: 50rem) 46rem, 92vw';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const { newsletterIssues, config } = app;
  const issue = await newsletterIssues.archivedIssue(params.id ?? '', language);
  if (!issue) throw redirect(pathFor('newsletterArchive', language));
  const { sentAt, subject, preheader, blocks, homes } = issue;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(homes);
  const pictures = blocks.filter(isPicture);
  const shown = await pictureShower(context, pictures, { sizes });
  return {
    written: issue.language,
    sentOn: dateIn(config.timezone, new Date(sentAt)),
    sentAt,
    subject: subject[issue.language],
    preheader: preheader[issue.language],
    blocks: blocks.map((block) => (isPicture(block) ? { ...block, shown: shown(block) } : block)),
    homes: { names, count: homes.length },
  };
}
