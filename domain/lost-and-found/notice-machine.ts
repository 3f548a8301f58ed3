import { stateMachine } from '../documents/state-machine.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const noticeStates = vocabulary({
  unconfirmed: 'sin_confirmar',
  inReview: 'en_revision',
  asked: 'por_corregir',
  published: 'publicado',
  refused: 'rechazado',
  reunited: 'reunido',
  closed: 'cerrado',
});
export type NoticeState = ValueOf<typeof noticeStates>;

/** Somebody still looks for somebody. */
export const openNoticeStates = ['unconfirmed', 'inReview', 'asked', 'published'] as const;
export const isOpenNotice = (state: NoticeState): boolean =>
  openNoticeStates.some((open) => open === state);

const by = ['lostAndFound.attend'] as const;
const author = ['owner', 'linkHolder'] as const;
const confirmed = ['inReview', 'asked', 'published'] as const;

export const noticeMachine = stateMachine({
  kind: 'petNotice',
  states: noticeStates,
  initial: ['unconfirmed', 'inReview'],
  transitions: {
    confirm: { wire: 'confirmar', from: ['unconfirmed'], to: 'inReview', by: author },
    publish: { wire: 'publicar', from: ['inReview', 'asked'], to: 'published', by },
    ask: { wire: 'pedir_cambio', from: ['inReview', 'published'], to: 'asked', by },
    refuse: { wire: 'rechazar', from: confirmed, to: 'refused', by },
    /** Whatever was changed is looked at before anybody sees it. */
    edit: { wire: 'cambiar', from: ['asked', 'published'], to: 'inReview', by: author },
    reunite: { wire: 'reunir', from: confirmed, to: 'reunited', by: author },
    withdraw: { wire: 'retirar', from: openNoticeStates, to: 'closed', by: author },
    expire: { wire: 'vencer', from: openNoticeStates, to: 'closed', by: ['system'] },
  },
});

/** What the desk does. */
export const noticeDeskTransitions = ['publish', 'ask', 'refuse'] as const;
export type NoticeDeskTransition = (typeof noticeDeskTransitions)[number];
export const noticeDeskWords = vocabulary(
  Object.fromEntries(
    noticeDeskTransitions.map((name) => [name, noticeMachine.transitions[name].wire]),
  ) as Record<NoticeDeskTransition, string>,
);

/** A notice ends by itself after so many days unless it is renewed; one whose mailbox nobody confirmed much sooner. */
export const noticeTerms = { days: 60, reminderDays: 5, confirmDays: 3 } as const;
/** Open at once, of one account or mailbox. */
export const mostOpenNotices = 3;
export const mostNoticePhotos = 3;
/** Conversations about one notice, and what both sides write in one. */
export const mostContacts = 60;
export const mostContactEntries = 40;

/** `pending`: nobody has said that the mailbox is theirs. `believed`: the author took the answer for right. */
export const contactStates = vocabulary({
  pending: 'sin_confirmar',
  open: 'abierta',
  believed: 'creida',
  blocked: 'bloqueada',
});
export type ContactState = ValueOf<typeof contactStates>;

/** By which page somebody wrote. */
export const contactWays = vocabulary({ notice: 'aviso', chip: 'chip' });
export type ContactWay = ValueOf<typeof contactWays>;
