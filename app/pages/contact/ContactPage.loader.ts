import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { readContent, readRecord, textShower } from '#app/loaders/content-texts.server.ts';
import { openingHoursOf } from '#domain/content/opening-hours.ts';
import { pathFor } from '#domain/site-map.ts';
import type { WayToHelp } from './WaysToHelp.tsx';

/** Says that a message was sent. */
const sentParam = 'enviado';

export async function loader({ request, context }: LoaderArgs) {
  const { waysToHelp, ...text } = await readContent(context, 'contact');
  const organisation = await readRecord(context, 'contactPage');
  const show = await textShower(context);
  return {
    ...text,
    isSent: new URL(request.url).searchParams.has(sentParam),
    hours: organisation.hours,
    briefHours: organisation.briefHours,
    openingHours: openingHoursOf(organisation),
    email: organisation.mailboxes.hello,
    places: organisation.places.map(({ id, city, federalState, does }) => ({
      id,
      name: `${city}, ${federalState}`,
      does,
    })),
    waysToHelp: waysToHelp.map(
      ({ link, ...way }): WayToHelp => ({
        ...way,
        label: link.label,
        href: show.link(link).href,
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
