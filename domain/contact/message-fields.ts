import { type EntityOf, field, readBy, word } from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import { languageWords } from '../language-words.ts';
import { contactLimits } from './contact-message.ts';
import { contactMessageMachine } from './message-machine.ts';

const read = readBy('contact.read');
const sent = { ...read, writableBy: 'everyone' } as const;

/** A message of the contact form, as it is kept: apart from its rules, which the public form loads. */
export const contactMessageFields = {
  ...documentFields(contactMessageMachine.states, read),
  name: field(
    'encabezado.nombre',
    'text',
    { es: 'Nombre', en: 'Name' },
    { ...sent, searchable: true },
  ),
  /** The sender's: where the answer goes. */
  email: field(
    'encabezado.email_destino',
    'text',
    { es: 'Correo', en: 'Email' },
    { ...sent, longest: 254 },
  ),
  subject: field(
    'encabezado.asunto',
    'text',
    { es: 'Asunto', en: 'Subject' },
    { ...sent, longest: contactLimits.subject },
  ),
  message: field(
    'encabezado.mensaje',
    'text',
    { es: 'Mensaje', en: 'Message' },
    { ...sent, searchable: true, longest: contactLimits.message },
  ),
  language: word('encabezado.lang', languageWords, { es: 'Idioma', en: 'Language' }, sent),
};

export type ContactMessage = EntityOf<typeof contactMessageFields>;
