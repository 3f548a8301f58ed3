import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from '../texts.tsx';

const es = {
  hasMonthly: {
    title: 'Ya tienes un donativo mensual',
    text: 'Gracias por ayudar cada mes. Puedes verlo, pausarlo o cancelarlo en tu perfil.',
    link: 'Ver mi donativo mensual',
  },
  signIn: {
    title: 'Entra para donar',
    text: 'Con una cuenta te llega tu recibo, puedes pedir factura y ves en qué se usó. Te pediremos confirmar tu correo.',
    register: 'Crear mi cuenta',
    logIn: 'Ya tengo cuenta',
    guestTitle: '¿Con cuenta o sin cuenta?',
    guest: 'Donar sin cuenta',
    guestText:
      'O dona sin cuenta: solo pedimos tu nombre y tu correo, y te mandamos tu recibo y un enlace para pedir tu factura.',
    close: 'Ahora no',
  },
  pet: {
    for: (name: string) => `Tu donativo es para ${name}`,
    text: 'Elige cómo quieres ayudar; en tu recibo queda anotado.',
    gone: 'Esa mascota ya no está en el portal. Tu donativo ayudará a quienes siguen aquí.',
    remove: 'Donar sin elegir mascota',
  },
  campaign: {
    for: (title: string) => `Tu donativo es para «${title}»`,
    text: 'Se suma a lo reunido en cuanto se confirma tu pago.',
    gone: 'Esa campaña ya no recibe donativos. Puedes donar sin nombrarla.',
    remove: 'Donar sin la campaña',
  },
};

export const texts: Bilingual<typeof es> = {
  es,
  en: {
    hasMonthly: {
      title: 'You already have a monthly donation',
      text: 'Thank you for helping every month. You can see, pause or cancel it in your profile.',
      link: 'See my monthly donation',
    },
    signIn: {
      title: 'Sign in to give',
      text: 'With an account your receipt reaches you, you can ask for an invoice, and you see what it was used for. We will ask you to confirm your email.',
      register: 'Create my account',
      logIn: 'I have an account',
      guestTitle: 'With an account or without?',
      guest: 'Give without an account',
      guestText:
        'Or give without an account: we only ask for your name and your email, and send you your receipt and a link to ask for your invoice.',
      close: 'Not now',
    },
    pet: {
      for: (name) => `Your donation is for ${name}`,
      text: 'Choose how you want to help; your receipt will say so.',
      gone: 'That pet is no longer on the portal. Your donation will help those who are still here.',
      remove: 'Give without choosing a pet',
    },
    campaign: {
      for: (title) => `Your donation is for “${title}”`,
      text: 'It is added to what was raised as soon as your payment is confirmed.',
      gone: 'That campaign no longer takes donations. You can donate without naming it.',
      remove: 'Give without the campaign',
    },
  },
};

/** Of the parts of the page that only some of those who come load, once they do. */
export const useOnDemandText = (): typeof es => texts[useLanguage()];
