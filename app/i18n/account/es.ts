const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Signing in, the profile, administrators. Its own dictionary: only the pages of accounts load it. */
export const es = {
  loading: 'Un momento…',
  needsScript: 'Esta página necesita JavaScript para funcionar.',
  close: 'Cerrar',
  ok: 'Entendido',
  cancel: 'Cancelar',
  sending: 'Enviando…',
  saving: 'Guardando…',
  problems: 'Revisa estos datos',
  password: { show: 'Mostrar', hide: 'Ocultar' },
  failures: {
    title: 'Lo sentimos ocurrio un error...',
    unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
    unreachable: 'No pudimos conectar con el portal. Revisa tu conexión e inténtalo de nuevo.',
    tooMany: 'Demasiados intentos',
    retry: (seconds: number | undefined) =>
      seconds === undefined
        ? 'Espera unos minutos e inténtalo de nuevo.'
        : minutes(seconds) === 1
          ? 'Espera un minuto e inténtalo de nuevo.'
          : `Espera ${minutes(seconds)} minutos e inténtalo de nuevo.`,
  },
  fields: {
    name: 'Nombre completo',
    email: 'Correo',
    emailAgain: 'Confirma tu correo',
    phone: 'Teléfono',
    phoneHint: '10 dígitos',
    country: 'País',
    countryHint: 'Donde vives',
    federalState: 'Estado',
    city: 'Ciudad',
    choose: 'Elige una opción',
    password: 'Contraseña',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    newPasswordHint: 'Mínimo 8 caracteres. Varias palabras juntas son fáciles de recordar.',
    confirmation: 'Confirma tu contraseña',
  },
  login: {
    title: 'Inicia sesión',
    lead: 'Qué gusto verte de nuevo.',
    submit: 'Iniciar sesión',
    busy: 'Entrando…',
    code: 'Código de verificación',
    codeHint: 'Los 6 dígitos de tu app de autenticación, o uno de tus códigos de recuperación.',
    forgot: '¿Olvidaste tu contraseña?',
    register: 'Crear una cuenta',
    expired: {
      title: 'Tu sesión ha expirado',
      text: 'Su sesión a caducado, ingrese de nuevo para continuar',
    },
  },
  register: {
    title: 'Crea tu cuenta',
    lead: 'Para donar, registrar a tus rescatados y acompañarles hasta que tengan casa.',
    submit: 'Registrarme',
    busy: 'Registrando…',
    login: 'Ya tengo cuenta',
    privacy: 'Cuidamos tus datos como a nuestros rescatados:',
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
    done: {
      title: 'Tu contraseña quedó guardada',
      text: 'Ya puedes iniciar sesión con ella.',
      login: 'Iniciar sesión',
    },
    spent: {
      title: 'Este enlace ya no sirve',
      text: 'Cada enlace se usa una sola vez y vence pronto. Pide otro y te lo enviamos.',
      again: 'Pedir otro enlace',
    },
  },
  menu: {
    hello: '¡Hola!',
    administration: 'Administración',
    signOut: 'Cerrar sesión',
    pages: {
      myProfile: 'Mi perfil',
      myAdoptions: 'Mis adopciones',
      myRehabilitations: 'Mis rehabilitaciones',
      adoptionEvents: 'Calendario de eventos',
      myDonations: 'Mis donativos',
      changePassword: 'Cambiar contraseña',
      adoptedPets: 'Mascotas adoptadas',
      manageEvents: 'Administrar eventos',
      newsletterSubscribers: 'Suscriptores del boletín',
      adminUsers: 'Usuarios',
      adminAudit: 'Bitácora de seguridad',
    },
  },
  welcome: {
    title: (name: string) => `¡Hola, ${name}!`,
    text: 'Tu menú está aquí abajo a la derecha: tu perfil, tus rescatados y tus donativos.',
  },
};
