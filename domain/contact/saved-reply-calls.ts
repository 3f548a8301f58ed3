import { command, creation, query } from '../contract/call.ts';
import {
  id,
  inputId,
  inputText,
  list,
  nothing,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';

/** Texts that answers are begun with. */

export const findSavedReplies = query('mensajes:respuestas_guardadas', {
  access: { right: 'contact.read' },
  gives: list(
    object(
      { id, name: wire('nombre', text), es: wire('texto_es', text), en: wire('texto_en', text) },
      'SavedReply',
    ),
  ),
});

export const saveReply = creation('mensajes:guardar_respuesta', {
  access: { right: 'contact.answer' },
  takes: {
    id: optional(inputId),
    name: wire('nombre', inputText),
    es: wire('texto_es', inputText),
    en: wire('texto_en', inputText),
  },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['tooManySavedReplies'], 422: ['replyFieldUnknown'] },
});

export const removeSavedReply = command('mensajes:eliminar_respuesta', {
  access: { right: 'contact.answer' },
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'] },
});
