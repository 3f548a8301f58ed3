import { readContent } from '#app/components/text-page/show-text.server.ts';
import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { pathFor } from '#domain/site-map.ts';

/** What the form and the links of the mails lead here with. */
const outcomes = {
  pedida: 'sent',
  confirmada: 'confirmed',
  cancelada: 'cancelled',
  'enlace-invalido': 'badLink',
} as const;

/** Of a link that leads out, where there is nothing to ask. */
const used = { done: 'cancelled', badLink: 'badLink' } as const;

export async function loader({ request, context }: LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const word = params.get('suscripcion') ?? '';
  const token = params.get('cancelar');
  const leaving = token ? await context.app.newsletter.findCancellation(token) : undefined;
  return {
    ...(await readContent(context, 'newsletter')),
    outcome:
      leaving && leaving !== 'open'
        ? used[leaving]
        : Object.entries(outcomes).find(([name]) => name === word)?.[1],
    leaveToken: leaving === 'open' ? token : null,
  };
}

export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: ['name', 'phone', 'email'],
    send: (typed, sender, record) => app.newsletter.subscribe({ ...typed, ...sender }, record),
    thanks: `${pathFor('newsletter', language)}?suscripcion=pedida`,
  });
}
