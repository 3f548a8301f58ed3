import { data } from 'react-router';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import { ownNoticeTexts } from '#app/i18n/own-notice.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { AppError } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import { answerOwnForm } from './answer-own-form.server.ts';
import { momentOf } from './OwnNoticePage.loader.ts';
import { doneParam, ownForm, ownWhats } from './own-notice-form.ts';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  const text = ownNoticeTexts[language];
  const { contact: labels, messages, unknown } = text;
  const done = new URL(request.url).searchParams.get(doneParam) ?? '';
  try {
    const contact = await app.lostAndFound.openContact({ address }, params.key ?? '');
    const { shieldHeading, shield } = lostAndFoundTexts[language];
    return {
      labels,
      own: messages.own,
      other: messages.other,
      send: messages.send,
      done: done === ownWhats.write ? text.done.contestar : '',
      contact: {
        ...contact,
        entries: contact.entries.map((one) => ({ ...one, at: momentOf(one.createdAt, context) })),
      },
      see:
        contact.folio !== null && contact.isOpen
          ? pathFor('notice', language, { folio: String(contact.folio) })
          : undefined,
      shield: { heading: shieldHeading, lines: shield },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    const list = pathFor('lostAndFound', language);
    return data({ labels, unknown, list, contact: undefined }, { status: 404 });
  }
}

export function action(args: ActionArgs) {
  const { app, language, page, sender: address } = args.context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = args.params.key ?? '';
  const { lostAndFound } = app;
  return answerOwnForm(
    args,
    {
      [ownWhats.confirm]: () => lostAndFound.confirmContact({ address }, key),
      [ownWhats.write]: (typed) =>
        lostAndFound.writeInContact({ address }, key, { text: typed[ownForm.words] ?? '' }),
    },
    pathFor('noticeContact', language, { key }),
  );
}
