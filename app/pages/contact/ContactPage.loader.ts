import { showLink } from '#app/components/text-page/show-text.server.ts';
import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { contactText } from '#content/contact/contact.ts';
import { organisation } from '#content/organisation.ts';
import { pathFor } from '#domain/site-map.ts';
import type { WayToHelp } from './WaysToHelp.tsx';

/** Says that a message was sent. */
const sentParam = 'enviado';

export function loader({ request, context: { language } }: LoaderArgs) {
  const { waysToHelp, ...text } = contactText[language];
  return {
    ...text,
    isSent: new URL(request.url).searchParams.has(sentParam),
    hours: organisation.hours[language],
    email: organisation.mailboxes.hello,
    places: organisation.places.map(({ id, city, federalState, does }) => ({
      id,
      name: `${city}, ${federalState}`,
      does: does[language],
    })),
    waysToHelp: waysToHelp.map(
      ({ link, ...way }): WayToHelp => ({
        ...way,
        label: link.label,
        href: showLink(link, language).href,
      }),
    ),
  };
}

export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: ['name', 'email', 'subject', 'message'],
    send: (typed, sender, record) => app.contact.send({ ...typed, ...sender }, record),
    thanks: `${pathFor('contact', language)}?${sentParam}=1`,
  });
}
