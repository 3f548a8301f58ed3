import {
  type AppointmentKind,
  minutesOf,
  type TalkSide,
} from '#domain/adoption/application-talk.ts';
import type { Language } from '#domain/language.ts';
import { instantInWords } from '#domain/zone-names.ts';
import {
  type CalendarMethod,
  type CalendarWriter,
  calendarType,
} from '#server/features/kits/calendars/calendar-writer.ts';
import {
  defineMail,
  type MailBlock,
  type MailSite,
} from '#server/features/kits/mail/mail-content.ts';
import { appointmentWords } from './appointment-words.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface AppointmentMailData extends TalkMailData {
  appointmentId: string;
  kind: AppointmentKind;
  /** The other side, as it calls itself. */
  family: string;
  /** The reader's, for the invitation in their calendar. */
  email: string;
  sequence: number;
}

/** Instants, UTC ISO 8601. */
export interface ProposedData extends TalkMailData {
  kind: AppointmentKind;
  options: readonly string[];
}

export interface AgreedData extends AppointmentMailData {
  at: string;
  isMoved: boolean;
  by: TalkSide;
}

export interface CancelledData extends AppointmentMailData {
  /** null of one for which no time was chosen. */
  at: string | null;
  /** Who does not come; the portal where the application has ended. */
  by: TalkSide | 'portal';
}

export type ReminderData = AppointmentMailData & { at: string };

/** To the family. */
export const appointmentProposed = defineMail<ProposedData>(
  'application-appointment-proposed',
  (data, language, site) => {
    const { proposed, kinds } = appointmentWords[language];
    const pets = petsInWords(data.pets, language);
    return talkMail(data, language, site, {
      subject: proposed.subject(kinds[data.kind], pets),
      text: proposed.text(kinds[data.kind], pets),
      blocks: [timesBlock(data.options, proposed.option, language, site)],
    });
  },
  {
    sample: {
      title: { es: 'Cita propuesta', en: 'Proposed appointment' },
      data: ({ inDays }) => ({
        name: 'Rosa',
        pets: ['Canela', 'Balam'],
        folio: 120,
        isFamily: true,
        kind: 'visit',
        options: [inDays(2), inDays(3)],
      }),
      variants: (data) => [{ ...data, kind: 'call', pets: ['Canela'] }],
    },
  },
);

export type AppointmentFile = ReturnType<typeof appointmentFile>;

/** What a mail brings for its reader's calendar. */
export const appointmentFile =
  (calendars: CalendarWriter) =>
  (
    { at, ...data }: Omit<AppointmentMailData, 'family'> & { at: string },
    language: Language,
    method: CalendarMethod,
  ) =>
    async function attach() {
      const { kinds, file } = appointmentWords[language];
      const title = kinds[data.kind].title(petsInWords(data.pets, language));
      const { write } = await calendars.open({ language, method, name: title });
      const start = new Date(at);
      const entry = {
        id: data.appointmentId,
        sequence: data.sequence,
        title,
        start,
        end: new Date(start.getTime() + minutesOf[data.kind] * 60_000),
        isCancelled: method === 'CANCEL',
        attendee: { name: data.name, email: data.email },
      };
      return [{ name: `${file}.ics`, type: calendarType(method), content: write([entry]) }];
    };

interface SuggestedData extends ProposedData {
  /** Who applies, as they call themselves. */
  family: string;
}

/** To whoever looks after the pet. */
export const appointmentSuggested = defineMail<SuggestedData>(
  'application-appointment-suggested',
  ({ kind, options, family, ...data }, language, site) => {
    const { suggested, proposed, kinds } = appointmentWords[language];
    return talkMail(data, language, site, {
      subject: suggested.subject(kinds[kind], family),
      text: suggested.text(kinds[kind], family),
      blocks: [timesBlock(options, proposed.option, language, site)],
    });
  },
  {
    sample: {
      title: { es: 'Cita: otros horarios', en: 'Appointment: other times' },
      data: ({ inDays }) => ({
        name: 'Itzel',
        pets: ['Canela', 'Balam'],
        folio: 120,
        isFamily: false,
        family: 'Rosa Canul',
        kind: 'visit',
        options: [inDays(2), inDays(3)],
      }),
      variants: (data) => [{ ...data, kind: 'call' }],
    },
  },
);

const timesBlock = (
  options: readonly string[],
  label: (number: number) => string,
  language: Language,
  { timezone }: MailSite,
): MailBlock => ({
  kind: 'facts',
  items: options.map((at, index) => ({
    label: label(index + 1),
    value: instantInWords(at, language, timezone),
  })),
});

export type AppointmentMails = ReturnType<typeof appointmentMails>;

/** Those that bring a file for the reader's calendar. */
export function appointmentMails(attachment: AppointmentFile) {
  const when = (label: string, value: string): MailBlock => ({
    kind: 'facts',
    items: [{ label, value }],
  });

  const agreed = defineMail<AgreedData>(
    'application-appointment-agreed',
    (data, language, site) => {
      const say = appointmentWords[language];
      const words = say.agreed[data.isMoved ? 'moved' : 'first'];
      const kind = say.kinds[data.kind];
      const pets = petsInWords(data.pets, language);
      const time = instantInWords(data.at, language, site.timezone);
      const ofRescuer = data.by === 'rescuer' ? say.agreed.byRescuer : words.rescuer;
      const text = data.isFamily ? words.family(kind, pets) : ofRescuer(kind, data.family);
      return {
        ...talkMail(data, language, site, {
          subject: words.subject(kind, pets),
          text,
          blocks: [when(say.when, time), { kind: 'note', text: say.calendar }],
        }),
        attach: attachment(data, language, 'REQUEST'),
      };
    },
    {
      sample: {
        title: { es: 'Cita acordada', en: 'Agreed appointment' },
        data: ({ inDays }) => ({
          name: 'Rosa',
          pets: ['Canela', 'Balam'],
          folio: 120,
          isFamily: true,
          appointmentId: 'ejemplo',
          kind: 'visit',
          family: 'Rosa Canul',
          email: 'rosa@example.mx',
          sequence: 0,
          at: inDays(2),
          isMoved: false,
          by: 'family',
        }),
        variants: (data) => [
          { ...data, isMoved: true, by: 'rescuer' },
          { ...data, kind: 'call', isFamily: false },
          { ...data, isFamily: false, isMoved: true },
          { ...data, isFamily: false, by: 'rescuer' },
        ],
      },
    },
  );

  const cancelled = defineMail<CancelledData>(
    'application-appointment-cancelled',
    (data, language, site) => {
      const say = appointmentWords[language];
      const kind = say.kinds[data.kind];
      const pets = petsInWords(data.pets, language);
      const { at } = data;
      const blocks =
        at === null ? [] : [when(say.when, instantInWords(at, language, site.timezone))];
      const content = talkMail(data, language, site, {
        subject: say.cancelled.subject(kind, pets),
        text: say.cancelled.text(kind, pets, whoCancelled(data)),
        blocks,
      });
      return at === null
        ? content
        : { ...content, attach: attachment({ ...data, at }, language, 'CANCEL') };
    },
    {
      sample: {
        title: { es: 'Cita cancelada', en: 'Cancelled appointment' },
        data: ({ inDays }) => ({
          name: 'Rosa',
          pets: ['Canela', 'Balam'],
          folio: 120,
          isFamily: true,
          appointmentId: 'ejemplo',
          kind: 'visit',
          family: 'Rosa Canul',
          email: 'rosa@example.mx',
          sequence: 0,
          at: inDays(2),
          by: 'rescuer',
        }),
        variants: (data) => [
          { ...data, by: 'family' },
          { ...data, kind: 'call', by: 'portal', at: null },
        ],
      },
    },
  );

  const reminder = defineMail<ReminderData>(
    'application-appointment-reminder',
    (data, language, site) => {
      const say = appointmentWords[language];
      const kind = say.kinds[data.kind];
      const pets = petsInWords(data.pets, language);
      const time = instantInWords(data.at, language, site.timezone);
      return talkMail(data, language, site, {
        subject: say.reminder.subject(kind, pets),
        text: data.isFamily
          ? say.reminder.family(kind, pets)
          : say.reminder.rescuer(kind, data.family, pets),
        blocks: [when(say.when, time), { kind: 'note', text: say.reminder.change }],
      });
    },
    {
      sample: {
        title: { es: 'Cita: recordatorio', en: 'Appointment: reminder' },
        data: ({ inDays }) => ({
          name: 'Rosa',
          pets: ['Canela', 'Balam'],
          folio: 120,
          isFamily: true,
          appointmentId: 'ejemplo',
          kind: 'visit',
          family: 'Rosa Canul',
          email: 'rosa@example.mx',
          sequence: 0,
          at: inDays(2),
        }),
        variants: (data) => [{ ...data, kind: 'call', isFamily: false }],
      },
    },
  );

  return { agreed, cancelled, reminder };
}

/** From the reader's side. */
function whoCancelled({ by, isFamily }: CancelledData): 'you' | 'they' | 'portal' {
  if (by === 'portal') return 'portal';
  return (by === 'family') === isFamily ? 'you' : 'they';
}
