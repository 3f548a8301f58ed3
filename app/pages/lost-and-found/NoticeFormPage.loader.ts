import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import { noticeFormTexts } from '#app/i18n/notice-form.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { noticeFields, noticeInputOf } from '#domain/lost-and-found/notice-input.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { pathFor } from '#domain/site-map.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const { title, shieldHeading, shield } = lostAndFoundTexts[language];
  return {
    form: noticeFormTexts[language],
    labels: noticeLabels[language],
    list: { label: title, href: pathFor('lostAndFound', language) },
    path: pathFor('noticeForm', language),
    shieldHeading,
    shield,
  };
}

/** Of a browser without JavaScript: its notice's page follows. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: noticeFields,
    send: (typed, { captcha, address }, record) =>
      app.lostAndFound.make(
        { viewer: { kind: 'visitor' }, address },
        noticeInputOf(typed),
        { language, captcha },
        record,
      ),
    thanks: (made) => pathFor('ownNotice', language, { key: app.lostAndFound.keyOf(made) }),
  });
}
