import { amountEach, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import { type PetLeave, petLeaves } from '#domain/donations/pet-leave.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

interface MonthlyPetLeftData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  petName: string;
  why: PetLeave;
  manageUrl: string;
}

interface Words {
  subject: Record<PetLeave, (pet: string) => string>;
  preview(pet: string): string;
  heading(name: string): string;
  news: Record<PetLeave, (pet: string) => string>;
  thanks(pet: string): string;
  next(amount: string): string;
  otherwise: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      adopted: (pet) => `¡${pet} ya tiene familia!`,
      deceased: (pet) => `Una noticia triste sobre ${pet}`,
      gone: (pet) => `Sobre tu donativo mensual para ${pet}`,
    },
    preview: (pet) => `Qué pasa ahora con tu donativo para ${pet}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    news: {
      adopted: (pet) => `${pet} encontró familia y ya está en casa.`,
      deceased: (pet) => `Nos duele contártelo: ${pet} murió. Estuvimos a su lado hasta el final.`,
      gone: (pet) => `${pet} ya no está a nuestro cuidado.`,
    },
    thanks: (pet) =>
      `Gracias por haber estado. Con tu donativo pagamos alimento y cuidados de ${pet}.`,
    next: (amount) =>
      `Desde el siguiente cobro, tus ${amount} ayudan a los demás animales rescatados. Si estás de acuerdo, no tienes que hacer nada.`,
    otherwise: 'Si prefieres que termine aquí, lo cancelas en un minuto. Lo entendemos.',
    see: 'Ver o cancelar mi donativo',
    reason: (siteName) => `Recibes este correo porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: {
      adopted: (pet) => `${pet} has a family!`,
      deceased: (pet) => `Sad news about ${pet}`,
      gone: (pet) => `About your monthly donation for ${pet}`,
    },
    preview: (pet) => `What becomes of your donation for ${pet}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    news: {
      adopted: (pet) => `${pet} has found a family and is home now.`,
      deceased: (pet) => `It hurts to tell you: ${pet} has died. We were there until the end.`,
      gone: (pet) => `${pet} is no longer in our care.`,
    },
    thanks: (pet) =>
      `Thank you for having been there. Your donation paid for food and care for ${pet}.`,
    next: (amount) =>
      `From the next charge on, your ${amount} helps the other rescued animals. If that is fine with you, there is nothing you have to do.`,
    otherwise:
      'If you would rather have it end here, you can cancel it in a minute. We understand.',
    see: 'See or cancel my donation',
    reason: (siteName) => `You get this email because you give to ${siteName} each month.`,
  },
};

/** What becomes of a donation for one pet once the pet has left. */
export const monthlyPetLeft = defineMail<MonthlyPetLeftData>(
  'monthly-pet-left',
  ({ name, petName, why, manageUrl, ...charged }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[why](petName),
      preview: say.preview(petName),
      heading: say.heading(salutation(name)),
      blocks: [
        say.news[why](petName),
        say.thanks(petName),
        say.next(amountEach(charged, language, 'per')),
        say.otherwise,
        { kind: 'button', label: say.see, url: manageUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'La mascota apadrinada ya no está', en: 'The sponsored pet has left' },
      data: ({ link }) => ({
        name: 'Rosa',
        amountCents: 200_00,
        interval: 'month',
        petName: 'Canela',
        why: 'adopted',
        manageUrl: link,
      }),
      variants: (data) => petLeaves.map((why) => ({ ...data, why })),
    },
  },
);
