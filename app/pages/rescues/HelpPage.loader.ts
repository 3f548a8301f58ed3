import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { rescueFormText } from '#app/i18n/rescue-form.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { rescueFields, rescueInputOf } from '#domain/rescues/rescue-input.ts';
import { pathFor } from '#domain/site-map.ts';

export async function loader({ context }: LoaderArgs) {
  const { advice: _, ...text } = await readContent(context, 'help');
  return { ...text, form: rescueFormText[context.language] };
}

/** Of a browser without JavaScript: its report's page follows, with the advice. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: rescueFields,
    send: (typed, { captcha, address }, record) =>
      app.rescues.report(
        { viewer: { kind: 'visitor' }, address },
        rescueInputOf(typed),
        { language, captcha },
        record,
      ),
    thanks: ({ id }) => pathFor('rescueReport', language, { key: app.rescues.keyOf(id) }),
  });
}
