import type { TalkSide } from '#domain/adoption/application-talk.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  times: {
    option: (place: number) => `Opción ${place}`,
    hint: 'Día y hora de tu reloj. Se elige una.',
    more: 'Agregar otra opción',
  },
  messages: {
    title: 'Mensajes',
    none: 'Todavía no hay mensajes.',
    you: 'Tú',
    by: { family: 'La familia', rescuer: 'Responsable' } satisfies Record<TalkSide, string>,
    label: 'Mensaje nuevo',
    hint: {
      family: 'Le llega por correo a quien cuida a la mascota. Su respuesta aparece aquí.',
      rescuer: 'Le llega por correo a la familia. Su respuesta aparece aquí.',
    } satisfies Record<TalkSide, string>,
    send: 'Enviar mensaje',
    done: 'Mensaje enviado.',
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    times: {
      option: (place) => `Option ${place}`,
      hint: 'Day and time by your clock. One of them is chosen.',
      more: 'Add another option',
    },
    messages: {
      title: 'Messages',
      none: 'There are no messages yet.',
      you: 'You',
      by: { family: 'The family', rescuer: 'Rescuer' },
      label: 'New message',
      hint: {
        family: 'The pet’s rescuer gets it by email. The reply shows up here.',
        rescuer: 'The family gets it by email. The reply shows up here.',
      },
      send: 'Send message',
      done: 'Message sent.',
    },
  },
};

/** What family and rescuer say to each other; comes with the pages of applications. */
export function useApplicationTalkText(): typeof es {
  return texts[useLanguage()];
}
