import { listOf } from '#app/components/pet-pages.ts';
import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { en } from '#app/i18n/wishes/en.ts';
import { es } from '#app/i18n/wishes/es.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { describeFilter } from '#content/pets/describe-filter.ts';
import { readPetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';
import { pathFor } from '#domain/site-map.ts';
import { programmeIn, sentParam } from '#domain/wishes/wish-address.ts';

const texts = { es, en };

/** What somebody wants to be told of, as the address of the list has it. */
export async function loader({ request, context: { language } }: LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const programme = programmeIn(params);
  const { filter, ignored } = readPetFilter(params);
  const query = String(writePetFilter(filter));
  const { form, tellMe } = texts[language];
  const { anything, programmes, ...text } = tellMe;
  const chips = describeFilter(filter, language).map(({ label }) => label);
  return {
    text: {
      ...text,
      email: form.email,
      send: form.send,
      sent: form.sent,
      sentText: form.sentText,
      ignored: ignored.length > 0 ? text.ignored : '',
    },
    programme,
    filter: query,
    wanted: chips.length > 0 ? [programmes[programme], ...chips] : [anything[programme]],
    action: pathFor('tellMe', language),
    isSent: params.has(sentParam),
    listHref: pathFor(listOf[programme], language) + (query && `?${query}`),
  };
}

/** Without JavaScript: the same request, whose answer is the same for every address. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: ['email', 'programme', 'filter'],
    send: ({ email, programme, filter }, { captcha, address }, record) =>
      app.wishes.askForNews(
        {
          ...{ email, filter, language, captcha },
          programme: programme === 'rehabilitation' ? 'rehabilitation' : 'adoption',
        },
        address,
        record,
      ),
    thanks: `${pathFor('tellMe', language)}?${sentParam}=si`,
  });
}
