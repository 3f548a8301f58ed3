import type { AppointmentKind } from '#domain/adoption/application-talk.ts';
import type { Bilingual } from '#domain/language.ts';

interface Kind {
  /** At the beginning of a sentence, and within one. */
  name: string;
  the: string;
  title(pets: string): string;
}

interface News {
  subject(kind: Kind, pets: string): string;
  family(kind: Kind, pets: string): string;
  rescuer(kind: Kind, family: string): string;
}

interface Words {
  kinds: Readonly<Record<AppointmentKind, Kind>>;
  when: string;
  /** Name of the file for the calendar. */
  file: string;
  calendar: string;
  proposed: {
    subject(kind: Kind, pets: string): string;
    text(kind: Kind, pets: string): string;
    option(number: number): string;
  };
  suggested: {
    subject(kind: Kind, family: string): string;
    text(kind: Kind, family: string): string;
  };
  agreed: {
    first: News;
    moved: News;
    /** To whoever looks after the pet, of a time that they chose themselves. */
    byRescuer(kind: Kind, family: string): string;
  };
  cancelled: {
    subject(kind: Kind, pets: string): string;
    text(kind: Kind, pets: string, who: 'you' | 'they' | 'portal'): string;
  };
  reminder: {
    subject(kind: Kind, pets: string): string;
    family(kind: Kind, pets: string): string;
    rescuer(kind: Kind, family: string, pets: string): string;
    change: string;
  };
}

/** What mails say of an appointment. */
export const appointmentWords: Bilingual<Words> = {
  es: {
    kinds: {
      call: { name: 'Llamada', the: 'la llamada', title: (pets) => `Llamada sobre ${pets}` },
      visit: { name: 'Visita', the: 'la visita', title: (pets) => `Visita por ${pets}` },
    },
    when: 'Cuándo',
    file: 'cita',
    calendar: 'Abre el archivo adjunto para agregarla a tu calendario.',
    proposed: {
      subject: ({ the }, pets) => `Elige un horario para ${the} por ${pets}`,
      text: ({ the }, pets) =>
        `Te proponen estos horarios para ${the} por ${pets}. Elige el que mejor te quede en la página de tu solicitud.`,
      option: (number) => `Opción ${number}`,
    },
    suggested: {
      subject: ({ the }, family) => `${family} propone otros horarios para ${the}`,
      text: ({ the }, family) =>
        `A ${family} no le queda ninguno de tus horarios para ${the} y te propone estos. Elige uno, o propón otros, en la página de la solicitud.`,
    },
    agreed: {
      byRescuer: ({ the }, family) => `Quedó acordada ${the} con ${family}.`,
      first: {
        subject: ({ name }, pets) => `${name} acordada por ${pets}`,
        family: ({ the }, pets) => `Quedó acordada ${the} por ${pets}.`,
        rescuer: ({ the }, family) => `${family} eligió un horario para ${the}.`,
      },
      moved: {
        subject: ({ the }, pets) => `Nuevo horario de ${the} por ${pets}`,
        family: ({ the }, pets) => `Cambiaste el horario de ${the} por ${pets}.`,
        rescuer: ({ the }, family) => `${family} cambió el horario de ${the}.`,
      },
    },
    cancelled: {
      subject: ({ name }, pets) => `${name} cancelada: ${pets}`,
      text: ({ the }, pets, who) =>
        ({
          you: `Cancelaste ${the} por ${pets}.`,
          they: `Se canceló ${the} por ${pets}. Pueden acordar otra cuando quieran.`,
          portal: `Ya no hace falta ${the} por ${pets}, porque la solicitud terminó.`,
        })[who],
    },
    reminder: {
      subject: ({ name }, pets) => `Recordatorio: ${name.toLowerCase()} por ${pets}`,
      family: ({ the }, pets) => `Te recordamos ${the} por ${pets}.`,
      rescuer: ({ the }, family, pets) => `Te recordamos ${the} con ${family} por ${pets}.`,
      change: 'Si ya no puedes, cámbiala o cancélala en la página de la solicitud.',
    },
  },
  en: {
    kinds: {
      call: { name: 'Call', the: 'the call', title: (pets) => `Call about ${pets}` },
      visit: { name: 'Visit', the: 'the visit', title: (pets) => `Visit about ${pets}` },
    },
    when: 'When',
    file: 'appointment',
    calendar: 'Open the attached file to add it to your calendar.',
    proposed: {
      subject: ({ the }, pets) => `Choose a time for ${the} about ${pets}`,
      text: ({ the }, pets) =>
        `These times are offered for ${the} about ${pets}. Choose the one that suits you best on the page of your application.`,
      option: (number) => `Option ${number}`,
    },
    suggested: {
      subject: ({ the }, family) => `${family} suggests other times for ${the}`,
      text: ({ the }, family) =>
        `None of your times for ${the} work for ${family}, who suggests these. Choose one, or offer others, on the page of the application.`,
    },
    agreed: {
      byRescuer: ({ the }, family) => `The time of ${the} with ${family} is set.`,
      first: {
        subject: ({ name }, pets) => `${name} about ${pets} is set`,
        family: ({ the }, pets) => `The time of ${the} about ${pets} is set.`,
        rescuer: ({ the }, family) => `${family} chose a time for ${the}.`,
      },
      moved: {
        subject: ({ the }, pets) => `New time for ${the} about ${pets}`,
        family: ({ the }, pets) => `You changed the time of ${the} about ${pets}.`,
        rescuer: ({ the }, family) => `${family} changed the time of ${the}.`,
      },
    },
    cancelled: {
      subject: ({ name }, pets) => `${name} about ${pets} canceled`,
      text: ({ the }, pets, who) =>
        ({
          you: `You canceled ${the} about ${pets}.`,
          they: `The other side canceled ${the} about ${pets}. You can arrange another one at any time.`,
          portal: `There is no longer any need for ${the} about ${pets}: the application has ended.`,
        })[who],
    },
    reminder: {
      subject: ({ name }, pets) => `Reminder: ${name.toLowerCase()} about ${pets}`,
      family: ({ the }, pets) => `This is a reminder of ${the} about ${pets}.`,
      rescuer: ({ the }, family, pets) =>
        `This is a reminder of ${the} with ${family} about ${pets}.`,
      change: 'If you cannot make it, change or cancel it on the page of the application.',
    },
  },
};
