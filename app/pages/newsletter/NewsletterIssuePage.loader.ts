import { redirect } from 'react-router';
import type { LoaderArgs } from '#app/load-context.ts';
import { dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';

export async function loader({ params, context: { app, language } }: LoaderArgs) {
  const { newsletterIssues, config } = app;
  const issue = await newsletterIssues.archivedIssue(params.id ?? '', language);
  if (!issue) throw redirect(pathFor('newsletterArchive', language));
  const { sentAt, subject, preheader, blocks, homes } = issue;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(homes);
  return {
    written: issue.language,
    sentOn: dateIn(config.timezone, new Date(sentAt)),
    sentAt,
    subject: subject[issue.language],
    preheader: preheader[issue.language],
    blocks,
    homes: { names, count: homes.length },
  };
}
