import type { SettingName } from '#domain/settings/settings.ts';

interface SettingText {
  label: string;
  hint: string;
  /** Of a choice, by its value. */
  options?: Record<string, string>;
}

export const es = {
  title: 'Ajustes',
  lead: 'Lo que la organización decide por sí misma. Los cambios valen de inmediato y quedan en la auditoría.',
  organisation: 'Nombre, domicilio, horario, correos, redes y WhatsApp se escriben en los textos:',
  organisationLink: 'Datos de la organización',
  groups: {
    portal: 'El portal',
    adoptions: 'Adopciones',
    fees: 'Cuotas y depósitos de adopción',
    donations: 'Donativos',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  usual: 'Nadie lo ha cambiado.',
  backToUsual: 'Volver a lo usual',
  fixed: (variable: string) => `Lo fija el servidor (${variable}); aquí no se puede cambiar.`,
  untilRestart: (zone: string) =>
    `Hasta que el servidor arranque de nuevo rige ${zone}: pide a quien lo cuida que lo reinicie.`,
  keys: {
    groups: {
      payments: 'Llaves de pagos',
      mail: 'Servidor de correo',
      stamping: 'Timbrado de facturas',
    },
    lead: 'Lo que escribes aquí se prueba con el proveedor antes de guardarse, se guarda sellado y no se muestra nunca más. Vale de inmediato.',
    providers: {
      stripe: 'Stripe',
      paypal: 'PayPal',
      conekta: 'Conekta',
      mail: 'Correo que sale (SMTP)',
      sw: 'PAC: SW Sapien',
    },
    takes: {
      stripe: 'Recibe donativos con tarjeta y, si no está Conekta, por transferencia.',
      paypal: 'Recibe donativos con PayPal, también mensuales.',
      conekta: 'Recibe donativos en efectivo en OXXO y por transferencia.',
      mail: 'Envía los enlaces para entrar, los recibos y los avisos.',
      sw: 'Timbra las facturas ante el SAT. Los timbres se compran ahí.',
    },
    none: 'Todavía no hay nada guardado.',
    enter: 'Escribir',
    change: 'Cambiar',
    stored: (when: string, who: string) => `Se guardó el ${when}; lo hizo ${who}.`,
    endsIn: (ending: string) => `La llave secreta termina en ${ending}.`,
    account: (account: string) => `Cuenta: ${account}.`,
    somebody: 'alguien que ya no tiene cuenta',
    test: { payments: 'Son llaves de prueba: no mueven dinero.', sw: 'Sus timbres son de prueba.' },
    live: { payments: 'Son llaves reales.', sw: 'Sus timbres tienen valor fiscal.' },
    unreadable: 'No se puede abrir con la clave de este servidor: escríbelo otra vez.',
    remove: 'Quitar',
    removeTitle: (provider: string) => `¿Quitar lo guardado de ${provider}?`,
    removeTexts: {
      payments:
        'Ya no se recibirán donativos por ahí, y de los que se recibieron no se podrá preguntar, ni cobrar los mensuales, ni devolverlos, hasta que escribas las llaves otra vez.',
      mail: 'Los correos dejarán de salir: se quedarán en una carpeta del servidor, sin llegar a nadie.',
      stamping: 'Ya no se timbrarán facturas ni se cancelarán las que se timbraron ahí.',
    },
    save: 'Probar y guardar',
    trying: 'Probando con el proveedor…',
    cancel: 'Cancelar',
    names: {
      secretKey: 'Llave secreta',
      publishableKey: 'Llave publicable',
      webhookSecret: 'Secreto de los avisos (webhook)',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
      webhookId: 'ID del webhook',
      privateKey: 'Llave privada',
      webhookPublicKey: 'Llave pública de los avisos (webhook)',
      host: 'Servidor',
      port: 'Puerto',
      username: 'Usuario',
      password: 'Contraseña',
      sender: 'Correo del remitente',
      mode: 'Ambiente',
    },
    hints: {
      secretKey: 'Empieza con sk_ o rk_.',
      publishableKey: 'Empieza con pk_.',
      webhookSecret: 'Empieza con whsec_. Está en el webhook que creaste en Stripe.',
      clientId: 'De tu aplicación en developer.paypal.com.',
      clientSecret: 'De la misma aplicación.',
      webhookId: 'Del webhook que creaste en esa aplicación.',
      privateKey: 'Del panel de Conekta, en Desarrolladores.',
      webhookPublicKey: 'Completa, desde -----BEGIN PUBLIC KEY-----.',
      host: 'Como smtp.ejemplo.mx. Lo dice la ayuda de tu proveedor de correo.',
      port: 'Casi siempre 587; con 465 la conexión va cifrada desde el principio.',
      username: 'Casi siempre, el correo completo de la cuenta.',
      password: 'Con Gmail y otros, una contraseña de aplicación.',
      sender:
        'De quién son los correos del portal. Muchos proveedores piden que sea el de la cuenta.',
      mode: 'Cada ambiente tiene su propia cuenta.',
    },
    modes: { live: 'Producción', test: 'Pruebas' },
  },
  settings: {
    largestDonationPesos: {
      label: 'Donativo más grande, en pesos',
      hint: 'El mayor que se recibe de una sola vez. Lo usual son 1,000,000.',
    },
    adoptionFlow: {
      label: 'Cómo se pide una adopción',
      hint: 'Con solicitudes, las familias llenan un perfil aquí y ven en qué va. Con el chat, escriben a la organización.',
      options: {
        applications: 'Con una solicitud en el portal',
        chat: 'Por el chat o el formulario propio',
      },
    },
    reservationDays: {
      label: 'Días que se aparta una mascota',
      hint: 'Los que se proponen al apartarla para una familia; cada quien puede cambiarlos, hasta 60. Lo usual son 14.',
    },
    releasesAddress: {
      label: 'Dónde se avisa de versiones nuevas',
      hint: 'Una dirección https cuyo texto diga la versión más reciente (por ejemplo 0.5.0). Vacía, no se pregunta a nadie.',
    },
    recoveryFee: {
      label: 'Cuota de recuperación al adoptar',
      hint: 'Recupera parte de lo que la mascota costó; no es donativo ni es deducible, y nunca rebasa los gastos registrados de la mascota. Sin gastos registrados no se pide. Lo usual es no pedirla.',
      options: {
        off: 'No se pide',
        amounts: 'Un monto por especie y edad',
        percent: 'Un porcentaje de los gastos',
      },
    },
    recoveryFeePercent: {
      label: 'Porcentaje de los gastos',
      hint: 'De 1 a 100: la cuota que se propone cuando se pide por porcentaje.',
    },
    recoveryFeePuppyPesos: {
      label: 'Cuota por un cachorro, en pesos',
      hint: 'De perros de menos de un año. 0: no se propone.',
    },
    recoveryFeeDogPesos: {
      label: 'Cuota por un perro adulto, en pesos',
      hint: '0: no se propone.',
    },
    recoveryFeeKittenPesos: {
      label: 'Cuota por un gatito, en pesos',
      hint: 'De gatos de menos de un año. 0: no se propone.',
    },
    recoveryFeeCatPesos: {
      label: 'Cuota por un gato adulto, en pesos',
      hint: '0: no se propone.',
    },
    depositPesos: {
      label: 'Depósito para la esterilización, en pesos',
      hint: 'Se propone en el contrato de las mascotas sin esterilizar y se devuelve completo cuando se registra la esterilización. 0: no se pide. Hasta 5,000.',
    },
    feeInvoiceProduct: {
      label: 'Clave del SAT para facturar la cuota',
      hint: 'Ocho dígitos del catálogo c_ClaveProdServ. La elige quien lleva tu contabilidad; sin ella no se factura la cuota.',
    },
    timezone: {
      label: 'Zona horaria',
      hint: 'Decide qué día es hoy, a qué hora salen los avisos y cómo se escriben las horas. Vale desde que el servidor arranca de nuevo. Lo que ya pasó no cambia de momento: sus horas se escriben en la zona nueva, y los días que ya están anotados (donativos, facturas, citas) se quedan como están.',
      options: {
        'America/Mexico_City': 'Centro (Ciudad de México)',
        'America/Cancun': 'Quintana Roo (Cancún)',
        'America/Merida': 'Yucatán y Campeche (Mérida)',
        'America/Monterrey': 'Nuevo León (Monterrey)',
        'America/Matamoros': 'Frontera de Tamaulipas y Nuevo León (Matamoros)',
        'America/Chihuahua': 'Chihuahua',
        'America/Ciudad_Juarez': 'Ciudad Juárez',
        'America/Ojinaga': 'Ojinaga',
        'America/Mazatlan': 'Sinaloa, Nayarit y Baja California Sur (Mazatlán)',
        'America/Bahia_Banderas': 'Bahía de Banderas',
        'America/Hermosillo': 'Sonora (Hermosillo)',
        'America/Tijuana': 'Baja California (Tijuana)',
      },
    },
    feeInvoiceTax: {
      label: 'IVA de la cuota',
      hint: 'Cómo se factura la cuota. Lo confirma quien lleva tu contabilidad; sin elegir, no se factura.',
      options: {
        none: 'No objeto de impuesto',
        exempt: 'Exenta de IVA',
        vat16: 'Con IVA del 16 % incluido',
      },
    },
  } satisfies Record<SettingName, SettingText> as Record<SettingName, SettingText>,
};

export type SettingsText = typeof es;
