/** The first visit of whoever sets the portal up. */
export const es = {
  title: 'Pon en marcha tu portal',
  description: 'La primera cuenta de administración de este portal.',
  leads: {
    account: 'Todavía nadie administra este portal. Empecemos por tu cuenta.',
    secondFactor: 'Tu cuenta puede todo en el portal: protégela con un código de tu teléfono.',
    organisation: 'Ya puedes administrar el portal.',
  },
  step: (number: number, total: number) => `Paso ${number} de ${total}`,
  account: {
    title: 'Tu cuenta',
    code: 'Código del arranque',
    codeHint:
      'Está en el registro (log) del servidor, en la línea «This portal has no administrator yet». Quien instaló el portal puede verlo.',
    name: 'Tu nombre',
    passwordHint: 'Mínimo 8 caracteres. Varias palabras juntas son fáciles de recordar.',
    confirmation: 'Confirma tu contraseña',
    submit: 'Crear mi cuenta',
    busy: 'Creando tu cuenta…',
  },
  over: {
    title: 'Este portal ya está en marcha',
    text: 'Ya hay quien lo administra. Inicia sesión con tu cuenta.',
    signIn: 'Iniciar sesión',
  },
  secondFactor: {
    title: 'Verificación en dos pasos',
    text: 'Necesitas una app de autenticación en tu teléfono, por ejemplo Aegis, Google Authenticator o la de tu gestor de contraseñas.',
    begin: 'Activarla ahora',
    later: 'Más tarde',
    laterHint: 'La encontrarás en tu perfil, en «Seguridad».',
  },
  organisation: {
    title: 'Los datos de tu organización',
    text: 'Nombre, domicilio, teléfonos y correos: se usan en las páginas, los correos y los documentos.',
    edit: 'Escribir los datos',
    administration: 'Ir a la administración',
  },
};
