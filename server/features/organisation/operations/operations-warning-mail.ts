import type { Bilingual } from '#domain/language.ts';
import type { FindingReason } from '#domain/operations/finding-reasons.ts';
import type { StatusSubject } from '#domain/operations/status.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import type { FindingValues } from './finding-text.ts';
import { findingText, subjectNames } from './finding-words.ts';

export interface OperationsWarningData {
  /** May be empty. */
  name: string;
  subject: StatusSubject;
  reason: FindingReason;
  values: FindingValues;
}

interface Words {
  subject(name: string): string;
  heading(name: string): string;
  intro(subject: string, state: string): string;
  todo: string;
  button: string;
  once: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (name) => `El portal necesita atención: ${name}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (subject, state) => `${subject}: ${state}`,
    todo: 'Qué hacer',
    button: 'Ver el estado del portal',
    once: 'Mientras siga así te lo recordamos una vez al día como máximo.',
    reason: (siteName) => `Recibes este correo porque administras ${siteName}.`,
  },
  en: {
    subject: (name) => `The portal needs attention: ${name}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (subject, state) => `${subject}: ${state}`,
    todo: 'What to do',
    button: 'See how the portal is',
    once: 'As long as it stays so, we remind you once a day at the most.',
    reason: (siteName) => `You get this email because you administer ${siteName}.`,
  },
};

export const operationsWarning = defineMail<OperationsWarningData>(
  'operations-warning',
  ({ name, subject, reason, values }, language, site) => {
    const say = words[language];
    const subjectName = subjectNames[language][subject];
    const { state, todo } = findingText({ reason, values }, language, site.timezone);
    return {
      subject: say.subject(subjectName),
      preview: state,
      heading: say.heading(name),
      blocks: [
        say.intro(subjectName, state),
        ...(todo ? [{ kind: 'facts' as const, items: [{ label: say.todo, value: todo }] }] : []),
        { kind: 'button', label: say.button, url: site.url + pathFor('adminStatus', language) },
        { kind: 'note', text: say.once },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Aviso del estado del portal', en: 'Warning about the portal’s status' },
      data: ({ inDays }) => ({
        name: 'Rosa',
        subject: 'backups',
        reason: 'backupOld',
        values: { at: inDays(-3) },
      }),
    },
  },
);
