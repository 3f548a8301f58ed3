const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Signing in: what its page needs of the texts of accounts before anything of them is loaded. */
export const es = {
  loading: 'Un momento…',
  needsScript: 'Esta página necesita JavaScript para funcionar.',
  close: 'Cerrar',
  ok: 'Entendido',
  retry: 'Intentar de nuevo',
  problems: 'Revisa estos datos',
  discard: {
    title: '¿Descartar lo que escribiste?',
    text: 'Todavía no está guardado.',
    keep: 'Seguir escribiendo',
    discard: 'Descartar',
  },
  password: { show: 'Mostrar', hide: 'Ocultar' },
  failures: {
    title: 'Lo sentimos ocurrio un error...',
    /** The title where something that was entered is wrong; forms of passwords keep the specification's. */
    notSaved: 'No se pudo guardar',
    unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
    administrator: 'Contacta con el administrador',
    /** Instead of the title, where a file did not arrive, or did not go. */
    upload: 'Lo sentimos ocurrio un error... contacta al administrador',
    deletion: 'Lo sentimos ocurrio un error... Contacta con el administrador',
    /** The title as the specification names it. */
    unreachable: {
      title: 'Network Error',
      text: 'No hay conexión con el portal. Revisa tu conexión a internet e inténtalo de nuevo.',
    },
    sessionEnded: 'Tu sesión había expirado',
    signInAgain: 'Esto no se hizo. Con tu sesión iniciada, vuelve a intentarlo.',
    tooMany: 'Demasiados intentos',
    retry: (seconds: number | undefined) =>
      seconds === undefined
        ? 'Espera unos minutos e inténtalo de nuevo.'
        : minutes(seconds) === 1
          ? 'Espera un minuto e inténtalo de nuevo.'
          : `Espera ${minutes(seconds)} minutos e inténtalo de nuevo.`,
  },
  fields: { email: 'Correo', password: 'Contraseña' },
  login: {
    title: 'Inicia sesión',
    lead: 'Qué gusto verte de nuevo.',
    submit: 'Iniciar sesión',
    busy: 'Entrando…',
    forgot: '¿Olvidaste tu contraseña?',
    register: 'Crear una cuenta',
    passkey: 'Entrar con una llave de acceso',
    passkeyUnused:
      'No se usó ninguna llave de acceso. Inténtalo otra vez, o entra con tu contraseña.',
    code: 'Código de verificación',
    codeHint: 'Los 6 dígitos de tu app de autenticación, o uno de tus códigos de recuperación.',
    codeStep: {
      title: 'Un paso más',
      lead: 'Tu contraseña es correcta. Falta el código que solo tú tienes.',
      hint: 'Los 6 dígitos que muestra ahora tu app de autenticación.',
      submit: 'Continuar',
      useRecovery: 'Usar un código de recuperación',
    },
    recoveryStep: {
      title: 'Usa un código de recuperación',
      lead: 'Son los que guardaste al activar la verificación en dos pasos.',
      code: 'Código de recuperación',
      hint: 'Cada uno sirve una vez.',
      useApp: 'Usar mi app de autenticación',
    },
    back: 'Volver a correo y contraseña',
    expired: {
      title: 'Tu sesión ha expirado',
      text: 'Su sesión a caducado, ingrese de nuevo para continuar',
      saved: 'Lo que escribiste sigue aquí. Entra de nuevo y sigue donde ibas.',
      leave: 'Salir sin guardar',
    },
  },
};
