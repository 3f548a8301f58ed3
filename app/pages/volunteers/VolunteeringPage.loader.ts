import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { volunteerFormText } from '#app/i18n/volunteer-form.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { pathFor } from '#domain/site-map.ts';
import { volunteerFields, volunteerInputOf } from '#domain/volunteers/volunteer-input.ts';
import { sentParam } from './sent-param.ts';

export async function loader({ request, context }: LoaderArgs) {
  return {
    form: volunteerFormText[context.language],
    isSent: new URL(request.url).searchParams.has(sentParam),
  };
}

/** Of a browser without JavaScript: the page says that a mail comes. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: volunteerFields,
    send: (typed, { captcha, address }, record) =>
      app.volunteers.apply(
        { viewer: { kind: 'visitor' }, address },
        volunteerInputOf(typed),
        { language, captcha },
        record,
      ),
    thanks: `${pathFor('volunteering', language)}?${sentParam}=1`,
  });
}
