import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { newsletterOutcomes } from '#app/i18n/newsletter-outcomes.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { pathFor } from '#domain/site-map.ts';
import type { NewsletterLink } from './NewsletterQuestion.tsx';

/** What the form and the links of the mails lead here with. */
const outcomes = {
  pedida: 'sent',
  confirmada: 'confirmed',
  cancelada: 'cancelled',
  'enlace-invalido': 'badLink',
} as const;

/** Of a mail's link, where there is nothing to ask. */
const used = {
  confirm: { done: 'confirmed', badLink: 'badLink' },
  cancel: { done: 'cancelled', badLink: 'badLink' },
} as const;

export async function loader({ request, context }: LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const word = params.get('suscripcion') ?? '';
  const link = linkIn(params);
  const { findConfirmation, findCancellation } = context.app.newsletter;
  const find = link?.about === 'confirm' ? findConfirmation : findCancellation;
  const state = link && (await find(link.token));
  const outcome =
    link && state && state !== 'open'
      ? used[link.about][state]
      : Object.entries(outcomes).find(([name]) => name === word)?.[1];
  return {
    ...(await readContent(context, 'newsletter')),
    outcome: outcome && {
      isBadLink: outcome === 'badLink',
      ...(outcome === 'sent'
        ? { es, en }[context.language].contact.newsletter.sent
        : newsletterOutcomes[context.language][outcome]),
    },
    question: state === 'open' ? link : undefined,
  };
}

function linkIn(params: URLSearchParams): NewsletterLink | undefined {
  const [joining, leaving] = [params.get('confirmar'), params.get('cancelar')];
  if (joining) return { about: 'confirm', token: joining };
  return leaving ? { about: 'cancel', token: leaving } : undefined;
}

export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: ['name', 'phone', 'email'],
    send: (typed, sender, record) => app.newsletter.subscribe({ ...typed, ...sender }, record),
    thanks: `${pathFor('newsletter', language)}?suscripcion=pedida`,
  });
}
