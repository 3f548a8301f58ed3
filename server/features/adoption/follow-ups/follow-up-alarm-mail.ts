import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { HelpRequest } from '#domain/adoption/help-request.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

export interface FollowUpAlarmData {
  /** May be empty, as the list of pets where they are gone. */
  name: string;
  family: string;
  familyEmail: string;
  phone: string;
  pets: readonly string[];
  folio: number;
  answer: HelpRequest['answer'];
  /** Of the family; may be empty. */
  words: string;
}

interface Words {
  heading(name: string): string;
  and: string;
  aPet: string;
  help: { subject(pets: string): string; text(family: string, pets: string): string };
  notWorking: {
    subject(pets: string): string;
    text(family: string, pets: string, areSeveral: boolean): string;
  };
  quoteLead: string;
  phone: string;
  email: string;
  folio: string;
  see: string;
  reason(siteName: string, areSeveral: boolean): string;
}

const words: Bilingual<Words> = {
  es: {
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'tu mascota',
    help: {
      subject: (pets) => `La familia de ${pets} pide ayuda`,
      text: (family, pets) =>
        `${family} necesita ayuda con ${pets}. Búscala en cuanto puedas, y después márcalo como atendido en la solicitud.`,
    },
    notWorking: {
      subject: (pets) => `La adopción de ${pets} no está funcionando`,
      text: (family, pets, several) =>
        `${family} contó que la adopción de ${pets} no está funcionando. Avisar a tiempo es cuidar bien: platiquen, escucha y busquen juntos qué es lo mejor. Si ${pets} ${several ? 'vuelven' : 'vuelve'}, registra la devolución en la solicitud.`,
    },
    quoteLead: 'Escribió:',
    phone: 'Teléfono',
    email: 'Correo',
    folio: 'Solicitud',
    see: 'Ver la solicitud',
    reason: (siteName, several) =>
      `Recibes este correo porque cuidas a ${several ? 'estas mascotas' : 'esta mascota'} en ${siteName}.`,
  },
  en: {
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'your pet',
    help: {
      subject: (pets) => `The family of ${pets} asks for help`,
      text: (family, pets) =>
        `${family} needs help with ${pets}. Please get in touch as soon as you can, and then mark it as seen to in the application.`,
    },
    notWorking: {
      subject: (pets) => `The adoption of ${pets} is not working out`,
      text: (family, pets, several) =>
        `${family} said that the adoption of ${pets} is not working out. Saying so in time is taking good care: get in touch, listen, and find out together what is best. If ${pets} ${several ? 'come' : 'comes'} back, record the return in the application.`,
    },
    quoteLead: 'They wrote:',
    phone: 'Telephone',
    email: 'Email',
    folio: 'Application',
    see: 'See the application',
    reason: (siteName, several) =>
      `You get this email because you look after ${several ? 'these pets' : 'this pet'} at ${siteName}.`,
  },
};

/** To whoever looks after the pet, at once. */
export const followUpAlarm = defineMail<FollowUpAlarmData>(
  'follow-up-alarm',
  (data, language, site) => {
    const say = words[language];
    const named = data.pets.join(say.and) || say.aPet;
    const lead = data.answer === 'notWorking' ? say.notWorking : say.help;
    const areSeveral = data.pets.length > 1;
    const text = lead.text(data.family, named, areSeveral);
    const quoted: MailBlock[] = data.words
      ? [say.quoteLead, { kind: 'quote', text: data.words }]
      : [];
    const facts = [
      { label: say.phone, value: data.phone },
      { label: say.email, value: data.familyEmail },
      { label: say.folio, value: applicationNumber(data.folio) },
    ];
    return {
      subject: lead.subject(named),
      preview: text,
      heading: say.heading(data.name),
      blocks: [
        text,
        ...quoted,
        { kind: 'facts', items: facts.filter(({ value }) => value !== '') },
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('receivedApplication', language, { folio: String(data.folio) }),
        },
      ],
      reason: say.reason(site.name, areSeveral),
    };
  },
  {
    sample: {
      title: { es: 'Seguimiento: piden ayuda', en: 'Follow-up: a call for help' },
      data: ({ language }) => ({
        name: 'Itzel',
        family: 'Rosa Canul',
        familyEmail: 'rosa@example.mx',
        phone: '999 123 4567',
        pets: ['Canela'],
        folio: 120,
        answer: 'help',
        words: { es: 'No quiere comer.', en: 'She does not want to eat.' }[language],
      }),
      variants: (data) => [{ ...data, answer: 'notWorking', pets: ['Canela', 'Balam'] }],
    },
  },
);
