import { data } from 'react-router';
import { lostAndFoundTexts } from '#app/i18n/lost-and-found-page.ts';
import { noticeFormTexts } from '#app/i18n/notice-form.ts';
import { ownNoticeTexts } from '#app/i18n/own-notice.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { AppError } from '#domain/errors.ts';
import { type Language, locale } from '#domain/language.ts';
import { folioIn } from '#domain/lost-and-found/notice-address.ts';
import { noticeFields, noticeInputOf } from '#domain/lost-and-found/notice-input.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import {
  noticeColors,
  noticeSexes,
  noticeSizes,
  noticeSpecies,
} from '#domain/lost-and-found/notice-words.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { answerOwnForm } from './answer-own-form.server.ts';
import { doneParam, ownForm, ownWhats } from './own-notice-form.ts';

type Followed = Awaited<ReturnType<Context['lostAndFound']['follow']>>;

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  const text = ownNoticeTexts[language];
  const { title, description, unknown } = text;
  const head = { title, description };
  const done = new URL(request.url).searchParams.get(doneParam) ?? '';
  try {
    const notice = await app.lostAndFound.follow({ address }, params.key ?? '');
    const { shieldHeading, shield } = lostAndFoundTexts[language];
    return {
      ...head,
      done: Object.hasOwn(text.done, done) ? text.done[done as keyof typeof text.done] : '',
      heading: text.heading(notice.folio),
      state: text.states[notice.state],
      labels: { confirm: text.confirm, see: text.see, share: text.share, note: text.note },
      links: linksOf(notice, language),
      notice: {
        status: notice.state,
        note: notice.note,
        isOpen: notice.isOpen,
        isManager: notice.isManager,
        answer: notice.answer,
        pictures: notice.pictures,
      },
      photos: {
        ...text.photos,
        alt: notice.pictures.map((_, index) => text.photos.alt(index + 1)),
      },
      messages: text.messages,
      contacts: notice.contacts.map((one) => ({
        ...one,
        stateName: text.messages.state[one.state],
        entries: one.entries.map((entry) => ({ ...entry, at: momentOf(entry.createdAt, context) })),
      })),
      matches: matchesOf(notice, language),
      edit: {
        ...text.edit,
        form: noticeFormTexts[language],
        fields: noticeLabels[language],
        typed: typedOf(notice),
      },
      end: {
        ...text.end,
        ends: text.end.ends(
          new Date(notice.expiresAt).toLocaleDateString(locale[language], {
            dateStyle: 'long',
            timeZone: app.config.timezone,
          }),
        ),
        mayRenew: notice.mayRenew,
        other: notice.reunionWith && notice.isOpen ? text.end.other(notice.reunionWith) : '',
      },
      shield: { heading: shieldHeading, lines: shield },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    return data(
      { ...head, unknown, list: pathFor('lostAndFound', language), notice: undefined },
      { status: 404 },
    );
  }
}

const linksOf = ({ folio, state }: Followed, language: Language) =>
  state === 'published'
    ? {
        see: pathFor('notice', language, { folio: String(folio) }),
        share: pathFor('shareNotice', language, { id: String(folio) }),
      }
    : undefined;

export const momentOf = (
  instant: string,
  { app, language }: Pick<LoaderArgs['context'], 'app' | 'language'>,
) =>
  new Date(instant).toLocaleString(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: app.config.timezone,
  });

function matchesOf({ matches }: Followed, language: Language) {
  const { notice, pet, reasons, far, days, ...text } = ownNoticeTexts[language].matches;
  return {
    ...text,
    found: matches.map((match) => ({
      folio: match.folio,
      href: match.petId
        ? pathFor('adoptionPet', language, { id: match.petId })
        : pathFor('notice', language, { folio: String(match.folio) }),
      label: match.folio === null ? pet(match.name) : notice(match.folio),
      reasons: [
        ...match.reasons.map((reason) => reasons[reason]),
        ...(match.kilometers === null ? [] : [far(match.kilometers)]),
        days(match.days),
      ].join(', '),
    })),
  };
}

/** As the form has it. */
const typedOf = (notice: Followed): Record<string, string> => ({
  species: noticeSpecies.toWire(notice.species),
  sex: noticeSexes.toWire(notice.sex),
  size: noticeSizes.toWire(notice.size),
  color: noticeColors.toWire(notice.color),
  otherColor: notice.otherColor ? noticeColors.toWire(notice.otherColor) : '',
  happenedOn: notice.happenedOn,
  postalCode: notice.postalCode,
  area: notice.area,
  position: '',
  marks: notice.marks,
  question: notice.question,
  answer: notice.answer,
  microchip: notice.microchip,
});

export function action(args: ActionArgs) {
  const { app, language, page, sender: address } = args.context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = args.params.key ?? '';
  const actor = { viewer: { kind: 'visitor' }, address } as const;
  const { lostAndFound } = app;
  const contactOf = (typed: Record<string, string>) => typed[ownForm.contact] ?? '';
  return answerOwnForm(
    args,
    {
      [ownWhats.confirm]: () => lostAndFound.confirm(actor, key),
      [ownWhats.edit]: (typed) =>
        lostAndFound.edit(
          actor,
          key,
          noticeInputOf({
            ...(Object.fromEntries(noticeFields.map((name) => [name, ''])) as Record<
              (typeof noticeFields)[number],
              string
            >),
            ...typed,
          }),
        ),
      [ownWhats.removePhoto]: (typed) =>
        lostAndFound.removePhoto(actor, key, typed[ownForm.photo] ?? ''),
      [ownWhats.renew]: () => lostAndFound.renew(actor, key),
      [ownWhats.withdraw]: () => lostAndFound.withdraw(actor, key),
      [ownWhats.reunite]: (typed) =>
        lostAndFound.reunite(actor, key, folioIn(typed[ownForm.other])),
      [ownWhats.answer]: (typed) =>
        lostAndFound.answerContact(actor, key, {
          contactId: contactOf(typed),
          text: typed[ownForm.words] ?? '',
        }),
      [ownWhats.believe]: (typed) => lostAndFound.believe(actor, key, contactOf(typed)),
      [ownWhats.block]: (typed) => lostAndFound.block(actor, key, contactOf(typed)),
    },
    pathFor('ownNotice', language, { key }),
  );
}
