import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { chipParam, chipResultOf } from '#domain/lost-and-found/notice-address.ts';
import { pathFor } from '#domain/site-map.ts';

export function loader({ request, context: { language } }: LoaderArgs) {
  const { title: list, make, shieldHeading, shield, chipPage } = lostAndFoundTexts[language];
  const { results, ...text } = chipPage;
  const said = new URL(request.url).searchParams.get(chipParam) ?? '';
  return {
    text,
    result: Object.hasOwn(results, said) ? results[said as keyof typeof results] : undefined,
    isSought: said !== 'no',
    list: { label: list, href: pathFor('lostAndFound', language) },
    make: { label: make, href: pathFor('noticeForm', language) },
    path: pathFor('noticeChip', language),
    shield: { heading: shieldHeading, lines: shield },
  };
}

/** Of a browser without JavaScript. The number itself stands in no address. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: ['microchip', 'text', 'email'],
    send: (typed, { captcha, address }, record) =>
      app.lostAndFound.askForChip(
        { viewer: { kind: 'visitor' }, address },
        typed,
        { language, captcha },
        record,
      ),
    thanks: (found) => `${pathFor('noticeChip', language)}?${chipParam}=${chipResultOf(found)}`,
  });
}
