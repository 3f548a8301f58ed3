import type { PetsAfterErasure } from '#domain/accounts/erasure.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface AccountErasedData {
  /** May be empty. */
  name: string;
  pets: PetsAfterErasure;
  /** Nobody had used it for years. Mails of before it was told do not hold it. */
  unused?: boolean;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  erased(siteName: string): string;
  unused(siteName: string): string;
  pets: Record<PetsAfterErasure, string>;
  remains: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Tu cuenta de ${siteName} se borró`,
    preview: 'Tus datos ya no están con nosotros.',
    heading: (name) => (name ? `Gracias por todo, ${name}` : 'Gracias por todo'),
    erased: (siteName) =>
      `Como pediste, borramos tu cuenta de ${siteName} con tu perfil, tus sesiones, tu foto, tus mensajes y tu suscripción al boletín.`,
    unused: (siteName) =>
      `Hacía cinco años que nadie entraba a tu cuenta de ${siteName}, y ya te lo habíamos avisado. Por eso la borramos, con tu perfil, tu foto, tus mensajes y tu suscripción al boletín. Si quieres volver, puedes crear otra cuando gustes.`,
    pets: {
      removed:
        'Si tenías mascotas registradas, las borramos también, con sus fotos, videos y papeles. De las que encontraron familia o fallecieron solo queda un registro para nuestras estadísticas, sin fotos, sin textos y sin tus datos.',
      left: 'Si tenías mascotas registradas, se quedan a cargo de la organización, con sus fotos y su historia. Quitamos de ellas tus datos, los de quien adoptó y los papeles, y borramos las que ya habías eliminado.',
    },
    remains:
      'Lo que la ley nos obliga a conservar de donativos y facturas queda sin tu nombre donde se permite, y por el tiempo que la ley marca.',
    reason: (siteName) =>
      `Es el último correo sobre tu cuenta de ${siteName}: lo recibes para que sepas que se borró.`,
  },
  en: {
    subject: (siteName) => `Your ${siteName} account has been erased`,
    preview: 'Your data is no longer with us.',
    heading: (name) => (name ? `Thank you for everything, ${name}` : 'Thank you for everything'),
    erased: (siteName) =>
      `As you asked, we have erased your ${siteName} account with your profile, your sessions, your picture, your messages and your newsletter subscription.`,
    unused: (siteName) =>
      `Nobody had signed in to your ${siteName} account for five years, and we had written to you about it. So we have erased it, with your profile, your picture, your messages and your newsletter subscription. You are welcome to create another one at any time.`,
    pets: {
      removed:
        'If you had registered pets, we have removed them too, with their photos, videos and papers. Of those that found a home or died only a line stays in our figures, without photos, texts or anything about you.',
      left: 'If you had registered pets, they are now in the care of the organization, with their photos and their story. We have taken out your data, the adopters’ and the papers, and removed those that you had already deleted.',
    },
    remains:
      'What the law makes us keep of donations and invoices stays without your name where that is allowed, and for as long as the law says.',
    reason: (siteName) =>
      `This is the last mail about your ${siteName} account: you get it so that you know it was erased.`,
  },
};

export const accountErased = defineMail<AccountErasedData>(
  'account-erased',
  ({ name, pets, unused }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        unused ? say.unused(site.name) : say.erased(site.name),
        say.pets[pets],
        { kind: 'note', text: say.remains },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cuenta eliminada', en: 'Deleted account' },
      data: () => ({ name: 'Rosa', pets: 'removed' }),
      variants: (data) => [
        { ...data, pets: 'left' },
        { ...data, unused: true },
      ],
    },
  },
);
