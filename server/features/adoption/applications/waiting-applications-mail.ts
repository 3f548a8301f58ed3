import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface ListedApplication {
  folio: number;
  family: string;
  pets: readonly string[];
  /** Whole days since it was sent. */
  days: number;
}

export interface WaitingApplicationsData {
  /** May be empty. */
  name: string;
  /** Why they are listed: they wait for the reader, or for a family that does not answer or sign, the pet is free again, or the last day of a reservation has passed. */
  occasion:
    | 'unread'
    | 'unreadForStaff'
    | 'familySilent'
    | 'familyUnsigned'
    | 'released'
    | 'reservationOver';
  /** Of one pet, where the occasion is about one. */
  pets: readonly string[];
  /** Oldest first; perhaps not all. */
  applications: readonly ListedApplication[];
}

interface Occasion {
  subject(pets: string): string;
  text(pets: string): string;
}

interface Words {
  heading(name: string): string;
  and: string;
  aPet: string;
  occasions: Readonly<Record<WaitingApplicationsData['occasion'], Occasion>>;
  listed(one: ListedApplication, pets: string): { label: string; value: string };
  nobody: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'la mascota',
    occasions: {
      unread: {
        subject: () => 'Hay familias que esperan tu respuesta',
        text: () =>
          'En estas solicitudes de adopción te toca a ti: leerlas, contestar lo que te dijeron, firmar el contrato o dar el siguiente paso. Un mensaje breve ya les ayuda a saber que las leíste.',
      },
      unreadForStaff: {
        subject: () => 'Solicitudes de adopción sin respuesta desde hace 14 días',
        text: () =>
          'Nadie ha contestado estas solicitudes en 14 días. Ya avisamos a las familias. Quizá quien cuida a estas mascotas necesita ayuda.',
      },
      familySilent: {
        subject: (pets) => `La familia que quiere adoptar a ${pets} no ha contestado`,
        text: (pets) =>
          `Hace 14 días que esta familia no contesta lo que le preguntaste sobre ${pets}. Ya se lo recordamos dos veces. Tú decides: puedes buscarla, continuar con otra familia o no aceptar la solicitud.`,
      },
      familyUnsigned: {
        subject: (pets) => `La familia todavía no firma el contrato de ${pets}`,
        text: (pets) =>
          `Hace 14 días que el contrato de ${pets} espera la firma de esta familia. Ya se lo recordamos dos veces. Tú decides: puedes buscarla, firmar en papel o continuar con otra familia.`,
      },
      released: {
        subject: (pets) => `${pets} vuelve a estar disponible`,
        text: (pets) =>
          `Terminó el apartado de ${pets}. Estas familias siguen en la lista de espera, por orden de llegada: tú eliges con quién continuar.`,
      },
      reservationOver: {
        subject: (pets) => `Terminó el plazo para el que apartaste a ${pets}`,
        text: (pets) =>
          `Ayer terminó el apartado de ${pets}. Nada cambió por sí solo: puedes concluir la adopción, apartar otra vez o continuar con otra familia.`,
      },
    },
    listed: ({ folio, family, days }, pets) => ({
      label: `Solicitud ${applicationNumber(folio)}`,
      value: `${family} · ${pets} · hace ${days} ${days === 1 ? 'día' : 'días'}`,
    }),
    nobody: 'Por ahora no hay otra familia en su lista de espera.',
    see: 'Ver las solicitudes',
    reason: (siteName) =>
      `Recibes este correo porque recibes solicitudes de adopción en ${siteName}.`,
  },
  en: {
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'the pet',
    occasions: {
      unread: {
        subject: () => 'Families are waiting for your answer',
        text: () =>
          'In these adoption applications it is your turn: to read them, to answer what you were told, to sign the contract, or to take the next step. Even a short message tells the families that you have read them.',
      },
      unreadForStaff: {
        subject: () => 'Adoption applications without an answer for 14 days',
        text: () =>
          'Nobody has answered these applications for 14 days. We have told the families. Their rescuers may need help.',
      },
      familySilent: {
        subject: (pets) => `The family that wants to adopt ${pets} has not answered`,
        text: (pets) =>
          `For 14 days this family has not answered what you asked about ${pets}. We have reminded them twice. It is up to you: get in touch, move forward with another family, or decline the application.`,
      },
      familyUnsigned: {
        subject: (pets) => `The family has not signed the contract for ${pets} yet`,
        text: (pets) =>
          `For 14 days the contract for ${pets} has been waiting for this family’s signature. We have reminded them twice. It is up to you: get in touch, sign on paper, or move forward with another family.`,
      },
      released: {
        subject: (pets) => `${pets} is available again`,
        text: (pets) =>
          `${pets} is no longer reserved. These families are still on the waiting list, in the order in which they applied: you choose who to move forward with.`,
      },
      reservationOver: {
        subject: (pets) => `The time for which you reserved ${pets} is over`,
        text: (pets) =>
          `Yesterday was the last day for which ${pets} was reserved. Nothing has changed by itself: you can complete the adoption, reserve it again or move forward with another family.`,
      },
    },
    listed: ({ folio, family, days }, pets) => ({
      label: `Application ${applicationNumber(folio)}`,
      value: `${family} · ${pets} · ${days} ${days === 1 ? 'day' : 'days'} ago`,
    }),
    nobody: 'No other family is on the waiting list for now.',
    see: 'See the applications',
    reason: (siteName) =>
      `You get this email because you receive adoption applications at ${siteName}.`,
  },
};

/** To whoever looks after pets, or to administrators: applications that wait for somebody. */
export const waitingApplications = defineMail<WaitingApplicationsData>(
  'waiting-applications',
  ({ name, occasion, pets, applications }, language, site) => {
    const say = words[language];
    const { subject, text } = say.occasions[occasion];
    const named = pets.join(say.and) || say.aPet;
    const items = applications.map((one) => say.listed(one, one.pets.join(say.and) || say.aPet));
    const page = occasion === 'unreadForStaff' ? 'adminApplications' : 'receivedApplications';
    return {
      subject: subject(named),
      preview: text(named),
      heading: say.heading(name),
      blocks: [
        text(named),
        ...(items.length > 0 ? [{ kind: 'facts' as const, items }] : [say.nobody]),
        { kind: 'button', label: say.see, url: site.url + pathFor(page, language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Solicitudes que esperan', en: 'Applications that wait' },
      data: () => ({
        name: 'Itzel',
        occasion: 'unread',
        pets: ['Canela'],
        applications: [
          { folio: 120, family: 'Rosa Canul', pets: ['Canela', 'Balam'], days: 3 },
          { folio: 121, family: 'Julián Robles', pets: ['Canela'], days: 1 },
        ],
      }),
      variants: (data) =>
        (
          [
            'unreadForStaff',
            'familySilent',
            'familyUnsigned',
            'released',
            'reservationOver',
          ] as const
        ).map((occasion) => ({
          ...data,
          occasion,
          applications: occasion === 'released' ? [] : data.applications,
        })),
    },
  },
);
