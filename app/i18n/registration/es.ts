import { es as signIn } from '../sign-in/es.ts';

/** Signing in, and the ways to an account and its password. */
export const es = {
  ...signIn,
  sending: 'Enviando…',
  saving: 'Guardando…',
  fields: {
    ...signIn.fields,
    name: 'Nombre completo',
    emailAgain: 'Confirma tu correo',
    phone: 'Teléfono',
    phoneHint: '10 dígitos',
    country: 'País',
    countryHint: 'Donde vives',
    federalState: 'Estado',
    city: 'Ciudad',
    choose: 'Elige una opción',
    newPassword: 'Contraseña nueva',
    newPasswordHint: 'Mínimo 8 caracteres. Varias palabras juntas son fáciles de recordar.',
    confirmation: 'Confirma tu contraseña',
  },
  register: {
    title: 'Crea tu cuenta',
    lead: 'Para donar, registrar a tus rescatados y acompañarlos hasta que tengan casa.',
    submit: 'Registrarme',
    busy: 'Registrando…',
    login: 'Ya tengo cuenta',
    privacy: 'Cuidamos tus datos:',
    privacyLink: 'aviso de privacidad',
    done: {
      title: 'Registro completado',
      text: (email: string) =>
        `Valida tu correo: enviamos un enlace a ${email} para que elijas tu contraseña.`,
      spam: '¿No llega? Revisa tu carpeta de correo no deseado (spam). El enlace dura 24 horas.',
    },
  },
  recovery: {
    title: 'Recupera tu cuenta',
    lead: 'Escribe tu correo y te enviamos un enlace para elegir otra contraseña.',
    submit: 'Enviar enlace',
    login: 'Volver a iniciar sesión',
    sent: {
      title: 'Revisa tu correo',
      text: (email: string) =>
        `Si ${email} tiene una cuenta, le acabamos de enviar un enlace que dura una hora. Si no lo ves, busca en el correo no deseado.`,
    },
  },
  newPassword: {
    title: 'Elige tu contraseña',
    lead: 'Una que no uses en otro lado. Al guardarla se cierran las sesiones que tengas abiertas.',
    submit: 'Guardar contraseña',
    review: {
      title: 'Revisa tus datos',
      lead: 'Corrige o completa lo que haga falta: se guardan junto con tu contraseña. Si no esperabas este enlace, cierra esta página y en una semana se borran.',
    },
    done: {
      title: 'Tu contraseña quedó guardada',
      signedIn: { text: 'Ya iniciaste sesión con ella.', go: 'Continuar' },
      signInNext: { text: 'Ya puedes iniciar sesión con ella.', go: 'Iniciar sesión' },
    },
    undo: {
      title: 'Recupera tu cuenta',
      lead: 'Tu cuenta vuelve a tener este correo. Elige una contraseña nueva: al guardarla se cierran todas las sesiones, también las de quien haya entrado sin tu permiso.',
    },
    used: {
      title: 'Este enlace ya no sirve',
      text: 'Cada enlace se usa una sola vez y vence pronto. Pide otro y te lo enviamos.',
      again: 'Pedir otro enlace',
    },
  },
};
