import {
  cents,
  day,
  flag,
  freeWord,
  id,
  inputText,
  instant,
  language,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { cardDesigns, cardStates, deliveries, occasions } from './card.ts';

/** Dedications as they are written and read; the rules are those of `dedication`. */

export const writtenDedication = object(
  {
    occasion: wire('ocasion', freeWord(occasions)),
    honoree: wire('nombre', inputText),
    message: wire('mensaje', optionally(inputText, '')),
    sender: wire('de', inputText),
    saysAmount: wire('muestra_monto', optionally(flag, false)),
    design: wire('diseno', freeWord(cardDesigns)),
    delivery: wire('entrega', freeWord(deliveries)),
    /** Of one that goes by mail: to whom, and on which day. */
    receiver: wire('correo', optionally(inputText, '')),
    sendOn: wire('dia', optional(nullable(inputText))),
    language: wire('idioma', optionally(language, 'es')),
  },
  'WrittenDedication',
);

export const readDedication = object(
  {
    donationId: wire('donativo_id', id),
    state: wire('estado', word(cardStates)),
    occasion: wire('ocasion', word(occasions)),
    honoree: wire('nombre', text),
    message: wire('mensaje', text),
    sender: wire('de', text),
    saysAmount: wire('muestra_monto', flag),
    design: wire('diseno', word(cardDesigns)),
    delivery: wire('entrega', word(deliveries)),
    /** '' once it is erased. */
    receiver: wire('correo', text),
    sendOn: wire('dia', nullable(day)),
    language: wire('idioma', language),
    sentAt: wire('enviada_en', nullable(instant)),
    /** Of the gift, what is left of it. */
    amountCents: wire('monto', cents),
  },
  'Dedication',
);
