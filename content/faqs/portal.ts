import type { FaqGroup } from './faq.ts';

export const portalQuestions: FaqGroup = {
  id: 'portal',
  heading: { es: 'El portal', en: 'The portal' },
  questions: [
    {
      slug: { es: 'registrar-una-mascota', en: 'register-a-pet' },
      question: {
        es: 'Soy rescatista, ¿cómo registro a una mascota?',
        en: 'I am a rescuer. How do I register a pet?',
      },
      answer: {
        es: [
          'Crea tu cuenta, entra al menú de mascotas y elige adopción o rehabilitación. Necesitas sus datos, al menos una foto clara y, si está esterilizada, su certificado. Puedes subir hasta tres fotos o videos.',
        ],
        en: [
          'Create your account, open the pets menu and choose adoption or rehabilitation. You need the pet’s details, at least one clear photo and, if it is sterilized, its certificate. You can upload up to three photos or videos.',
        ],
      },
      link: {
        es: { label: 'Registrar una mascota', page: 'registerAdoptionPet' },
        en: { label: 'Register a pet', page: 'registerAdoptionPet' },
      },
    },
    {
      slug: { es: 'cuanto-dura-la-publicacion', en: 'how-long-is-a-pet-listed' },
      question: {
        es: '¿Cuánto tiempo se publica una mascota?',
        en: 'How long is a pet listed?',
      },
      answer: {
        es: [
          'Treinta y cinco días. A los quince te recordamos que confirmes si sigue esperando, y con el botón +15 le das más visibilidad. Así nadie se ilusiona con un anuncio viejo.',
        ],
        en: [
          'Thirty-five days. After fifteen we remind you to confirm that it is still waiting, and the +15 button keeps it visible for longer. That way nobody falls in love with an old listing.',
        ],
      },
    },
    {
      slug: { es: 'no-puedo-entrar', en: 'i-cannot-sign-in' },
      question: {
        es: 'No me llegó el correo o no puedo entrar, ¿qué hago?',
        en: 'I did not get the email or cannot sign in. What do I do?',
      },
      answer: {
        es: [
          'Revisa la carpeta de correo no deseado. Al registrarte te mandamos un enlace para crear tu contraseña; si ya venció, pide otro desde «Recuperar contraseña». Si sigue sin funcionar, escríbenos desde el mismo correo y lo resolvemos.',
        ],
        en: [
          'Look in your spam folder. When you register we send you a link to create your password; if it has expired, ask for another under “Recover password”. If that does not work, write to us from the same address and we will sort it out.',
        ],
      },
      link: {
        es: { label: 'Recuperar contraseña', page: 'recovery' },
        en: { label: 'Recover password', page: 'recovery' },
      },
    },
    {
      slug: { es: 'mis-datos', en: 'my-data' },
      question: {
        es: '¿Qué hacen con mis datos?',
        en: 'What do you do with my data?',
      },
      answer: {
        es: [
          'Los usamos para lo que nos los diste: adopciones, donativos, facturas, mensajes o el boletín. No los vendemos y este sitio no tiene rastreadores de terceros. Puedes pedir verlos, corregirlos o borrarlos cuando quieras.',
        ],
        en: [
          'We use them for what you gave them to us for: adoptions, donations, invoices, messages or the newsletter. We do not sell them, and this site has no third-party trackers. You may ask to see, correct or erase them at any time.',
        ],
      },
      link: {
        es: { label: 'Aviso de privacidad', page: 'privacyNotice' },
        en: { label: 'Privacy notice', page: 'privacyNotice' },
      },
    },
  ],
};
