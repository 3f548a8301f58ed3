import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Characters of an answer. */
export const longestReply = 10_000;
/** Of a mail that comes back, with what it quotes: more than anybody writes. */
export const longestMail = 40_000;
/** In one thread; what comes then is not kept. */
export const mostReplies = 100;

/** Who wrote: the organisation, or the person by mail. */
export const replyDirections = vocabulary({ sent: 'enviada', received: 'recibida' });
export type ReplyDirection = ValueOf<typeof replyDirections>;

/** What became of an answer's mail. `uncertain`: the connection ended when the mail server may have had all of it. */
export const replyDeliveries = vocabulary({
  waiting: 'en_camino',
  sent: 'enviado',
  refused: 'rechazado',
  uncertain: 'incierto',
});
export type ReplyDelivery = ValueOf<typeof replyDeliveries>;

/** Whether somebody has to say that it is sent again. */
export const canBeSentAgain = (delivery: ReplyDelivery): boolean =>
  delivery === 'refused' || delivery === 'uncertain';

const error = (key: MessageKey) => ({ error: key });

export const replyText = z
  .string(error('messageRequired'))
  .transform(tidyText)
  .pipe(z.string().min(1, error('messageRequired')).max(longestReply, error('tooLong')));
