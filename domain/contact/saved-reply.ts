import { z } from 'zod';
import { line } from '../accounts/fields.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { longestReply } from './message-reply.ts';

/** A text that answers are begun with, in both languages. */
export interface SavedReply {
  id: string;
  name: string;
  es: string;
  en: string;
}

export const mostSavedReplies = 100;

/** What stands in braces in a saved reply, the same in both languages. */
export const replyFields = vocabulary({
  name: 'nombre',
  subject: 'asunto',
  folio: 'folio',
  signature: 'firma',
});
export type ReplyField = ValueOf<typeof replyFields>;

const fieldForm = /\{([^{}\n]{0,40})\}/g;

/** @returns those that a text names and there are not */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(fieldForm)]
    .map(([, name = '']) => name.trim())
    .filter((one) => replyFields.fromWire(one) === undefined);

/** The text with each field's value in its place; what is no field stays as it is. */
export const fillReply = (text: string, values: Readonly<Record<ReplyField, string>>): string =>
  text.replace(fieldForm, (whole, name: string) => {
    const field = replyFields.fromWire(name.trim());
    return field === undefined ? whole : values[field];
  });

const error = (key: MessageKey) => ({ error: key });

const body = z
  .string(error('messageRequired'))
  .transform(tidyText)
  .pipe(z.string().min(1, error('messageRequired')).max(longestReply, error('tooLong')));

/** Whether it names only fields that there are, `unknownFields` tells. */
export const savedReplyRules = z.object({ name: line(80, 'nameRequired'), es: body, en: body });
