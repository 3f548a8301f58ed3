import type { LoaderArgs } from '#app/load-context.ts';
import { dateIn } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';

export async function loader({ request, context: { app, language } }: LoaderArgs) {
  const { newsletterIssues, config } = app;
  const requested = readPageNumber(new URL(request.url).searchParams.get(pageParam));
  let found = await newsletterIssues.archive(requested);
  if (found.page > found.lastPage) found = await newsletterIssues.archive(found.lastPage);
  return {
    page: found.page,
    lastPage: found.lastPage,
    issues: found.items.map(({ id, sentAt, languages, subject, preheader }) => {
      const [first = language] = languages;
      const written: Language = languages.includes(language) ? language : first;
      return {
        id,
        written,
        sentOn: dateIn(config.timezone, new Date(sentAt)),
        subject: subject[written],
        preheader: preheader[written],
      };
    }),
  };
}
