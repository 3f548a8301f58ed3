/** The first visit of whoever sets the portal up. */
export const es = {
  title: 'Pon en marcha tu portal',
  description: 'La primera cuenta de administración de este portal.',
  leads: {
    account: 'Todavía nadie administra este portal. Empecemos por tu cuenta.',
    secondFactor: 'Tu cuenta puede todo en el portal: protégela con un código de tu teléfono.',
    organisation: 'Ya puedes administrar el portal. Cuéntanos quiénes son.',
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
    title: 'Tu organización',
    text: 'Las páginas, los correos y los documentos usan estos datos. Lo que dejes vacío lo completas después.',
    name: 'Nombre con el que los conocen',
    legalName: 'Razón social',
    legalNameHint: 'Como está en la constancia de situación fiscal o en el acta constitutiva.',
    email: 'Correo para quien escribe',
    whatsapp: 'Número de WhatsApp',
    whatsappHint: 'Diez dígitos si es de México.',
    street: 'Calle y número',
    postalCode: 'Código postal',
    city: 'Ciudad',
    federalState: 'Estado',
    ofServer: (timezone: string) =>
      `El portal está en español e inglés, y su zona horaria es ${timezone}: quien cuida el servidor la cambia con SITE_TIMEZONE.`,
    submit: 'Guardar y continuar',
    busy: 'Guardando…',
    later: 'Más tarde',
  },
};
