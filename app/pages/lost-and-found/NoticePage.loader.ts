import { data } from 'react-router';
import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { folioIn } from '#domain/lost-and-found/notice-address.ts';
import { contactFields } from '#domain/lost-and-found/notice-input.ts';
import { pathFor } from '#domain/site-map.ts';
import { noticeInWords } from './notice-cards.server.ts';

const sentParam = 'enviado';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language } = context;
  const text = lostAndFoundTexts[language];
  const { gone, goneText, list, number, write, writeText, ...labels } = text.notice;
  const shared = {
    labels,
    gone,
    goneText,
    list: { label: list, href: pathFor('lostAndFound', language) },
  };
  const folio = folioIn(params.folio);
  try {
    if (folio === undefined) throw notFound('petNotice');
    const notice = await app.lostAndFound.see(folio);
    const { title, shieldHeading, shield } = text;
    return {
      ...shared,
      crumb: title,
      isSent: new URL(request.url).searchParams.has(sentParam),
      notice: noticeInWords(notice, text, language),
      number: number(folio),
      write: { heading: write[notice.kind], text: writeText[notice.kind] },
      share: pathFor('shareNotice', language, { id: String(folio) }),
      sentHref: `${pathFor('notice', language, { folio: String(folio) })}?${sentParam}=si`,
      shield: { heading: shieldHeading, lines: shield },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    return data({ ...shared, notice: undefined }, { status: 404 });
  }
}

/** Of a browser without JavaScript. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  const folio = folioIn(args.params.folio) ?? 0;
  return answerPlainForm(args, {
    fields: contactFields,
    send: (typed, { captcha, address }, record) =>
      app.lostAndFound.write(
        { viewer: { kind: 'visitor' }, address },
        folio,
        typed,
        { language, captcha },
        record,
      ),
    thanks: `${pathFor('notice', language, { folio: String(folio) })}?${sentParam}=si`,
  });
}
