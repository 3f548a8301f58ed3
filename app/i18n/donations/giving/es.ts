import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';

/** From the second step of a donation to the thanks; only who gives loads it. */
export const es = {
  opening: 'Abriendo las formas de pago…',
  heading: '¿Cómo quieres pagar?',
  forPet: (name: string) => `Es para ${name}`,
  campaign: {
    for: 'Es para la campaña',
    name: 'Tu nombre en la página de la campaña (opcional)',
    nameHint:
      'Se mostrará tal como lo escribas, por ejemplo tu nombre de pila. Déjalo vacío para no aparecer.',
  },
  anonymous: 'Anónimo',
  invoice: 'Con factura',
  asCompany: (name: string) => `Donar a nombre de ${name}`,
  asCompanyHint: 'El recibo y la factura salen a nombre de tu empresa.',
  companyFor: 'A nombre de tu empresa',
  edit: 'Cambiar el monto',
  method: 'Forma de pago',
  methods: {
    card: { label: 'Tarjeta', hint: 'Crédito o débito' },
    wallet: { label: 'PayPal', hint: 'Lo apruebas y regresas aquí' },
    transfer: { label: 'Transferencia', hint: 'SPEI, desde la app de tu banco' },
    voucher: { label: 'Efectivo en OXXO', hint: 'Con una ficha de pago' },
  } satisfies Record<PortalMethod, { label: string; hint: string }>,
  noMethod: 'Por ahora no recibimos donativos aquí. Escríbenos y lo vemos juntos.',
  noMonthly: 'Por ahora no recibimos donativos mensuales. Puedes donar una vez.',
  test: {
    mode: 'Modo de prueba: no se cobra dinero real.',
    card: 'Tarjeta de prueba',
    bank: 'Tu banco pregunta si eres tú',
    bankText: 'Así lo pediría tu banco. Es una prueba: tú decides qué contesta.',
    yes: 'Sí, soy yo',
    no: 'No, no soy yo',
  },
  give: (amount: string) => `Donar ${amount}`,
  interval: {
    halfMonthly: 'Donativo quincenal',
    label: '¿Cada cuándo?',
    options: { month: 'Cada mes', halfMonth: 'Cada quincena' } satisfies Record<
      MonthlyInterval,
      string
    >,
    hints: {
      month: (each: string, _inAMonth: string) => each,
      halfMonth: (each: string, inAMonth: string) => `${each}: ${inAMonth} en el mes`,
    } satisfies Record<MonthlyInterval, (each: string, inAMonth: string) => string>,
  },
  monthlyCardNote: {
    month: 'El primer cobro es hoy; los siguientes, el mismo día de cada mes.',
    halfMonth: 'El primer cobro es hoy; los siguientes, cada quincena.',
  } satisfies Record<MonthlyInterval, string>,
  monthlyCardChanges: 'Cambias el monto o la tarjeta, lo pausas o lo cancelas cuando quieras.',
  petNews:
    'Te mandaremos noticias de la mascota por correo, a lo más una vez al mes. Puedes dejarlas cuando quieras.',
  monthlyBegun: {
    active: {
      title: 'Tu donativo mensual está activo',
      text: (email: string) =>
        `Mandamos tu recibo a ${email}. Con cada cobro te llega uno, y con el enlace de cualquiera de ellos lo pausas o lo cancelas.`,
    },
    waiting: {
      title: 'Estamos confirmando tu pago',
      text: (email: string) =>
        `Todavía no tenemos respuesta. No empieces otro: en cuanto sepamos, te escribimos a ${email}.`,
    },
  },
  pay: (amount: string) => `Pagar ${amount}`,
  toWallet: 'Continuar en PayPal',
  makeVoucher: 'Crear mi ficha',
  makeTransfer: 'Ver mi CLABE',
  busy: {
    card: 'Procesando tu pago…',
    wallet: 'Abriendo PayPal…',
    transfer: 'Pidiendo tu CLABE…',
    voucher: 'Creando tu ficha de pago…',
  } satisfies Record<PortalMethod, string>,
  cardWaits: 'Espera: se está cargando el formulario de tu tarjeta.',
  cardMissing: 'Ábrelo de nuevo arriba, o elige otra forma de pago.',
  holder: {
    name: 'Nombre de quien paga',
    phone: 'Teléfono',
    phoneHint: '10 dígitos',
  },
  notCharged: 'No se cobró nada. Puedes intentarlo de nuevo o usar otra tarjeta.',
  nothingCharged: 'No se cobró nada.',
  captcha: 'Antes de otro intento, confirma que no eres un robot.',
  captchaFirst: 'Espera: comprobamos que no eres un robot.',
  guest: {
    heading: '¿Quién dona?',
    name: 'Tu nombre',
    email: 'Tu correo',
    emailHint: 'Ahí te mandamos tu recibo y el enlace de tu donativo.',
    emailForInvoice:
      'Ahí te mandamos tu recibo y el enlace de tu donativo, donde escribes tu RFC y generas tu factura.',
    next: 'Elegir cómo pagar',
    privacy: 'Usamos tu nombre y tu correo para este donativo y su recibo, y para nada más.',
    as: (name: string, email: string) => `${name} · ${email}`,
    change: 'Cambiar mis datos',
    payment: 'Tu donativo',
    receipt: (number: string, email: string) =>
      `Mandamos tu recibo ${number} a ${email}. En ese correo está el enlace de tu donativo: ahí descargas el recibo y pides tu factura.`,
    more: 'Volver a donativos',
  },
  silent: {
    title: 'No nos llegó la respuesta',
    text: 'Puede que el cobro sí se haya hecho. Consulta otra vez con este botón: es el mismo pago y nunca se cobra dos veces.',
    notCharged: 'No se cobró nada. Consulta otra vez con este botón: es el mismo pago.',
    again: 'Consultar otra vez',
  },
  sessionEnded: {
    title: 'Tu sesión expiró',
    nothingCharged: 'No se cobró nada. Entra de nuevo y sigue donde ibas.',
    uncertain:
      'Todavía no sabemos si se hizo el cobro. Entra de nuevo y lo consultamos: es el mismo pago y nunca se cobra dos veces.',
    signIn: 'Iniciar sesión',
  },
  unfinished: {
    title: 'Tu banco todavía espera tu respuesta',
    again: 'Volver a confirmar',
  },
  voucherLater:
    'Tu ficha de pago se está creando. No hagas otra: te la mandamos por correo en cuanto esté lista.',
  transferLater:
    'Tu CLABE se está creando. No pidas otra: te la mandamos por correo en cuanto esté lista.',
  billing: {
    title: 'Faltan tus datos de facturación',
    text: 'Para tu factura necesitamos tu RFC, tu razón social, tu régimen y tu código postal fiscal. Complétalos en tu perfil y te traemos de vuelta, con todo como lo dejaste.',
    go: 'Completar mi perfil',
    back: 'Volver',
  },
  return: {
    title: 'De regreso con tu donativo',
    lead: 'Terminamos tu donativo con PayPal.',
    busy: 'Confirmando tu donativo… No cierres esta página.',
    cancelled: 'No se cobró nada',
    cancelledText: 'Cerraste el pago antes de aprobarlo. Lo que elegiste te espera.',
    again: 'Volver a mi donativo',
    turnedBack: 'Cerraste el pago antes de aprobarlo',
    declined: 'PayPal no pudo cobrar tu donativo',
    otherWay: 'Elegir otra forma de pago',
    failed: 'No pudimos confirmar tu donativo',
    retry: 'Confirmar otra vez',
    unknown: 'Este enlace no lleva a ningún donativo tuyo.',
    history: 'Ver mis donativos',
  },
  thanks: {
    title: '¡Gracias por tu apoyo a la causa!',
    description: (name: string) =>
      `Tu donativo a ${name}: en qué ayuda, su recibo y cómo compartirlo.`,
    received: (amount: string, purpose: string) =>
      `Tu donativo de ${amount} para ${purpose} ya llegó. ¡Gracias!`,
    folio: (folio: string) => `Recibo ${folio}`,
    receipt: 'Te lo mandamos por correo, y siempre está en tu historial.',
    history: 'Ver mi recibo',
    invoice: 'Generar mi factura',
    monthlyTitle: '¿Y si nos acompañas cada mes?',
    monthlyText: 'Con un donativo mensual sabemos con cuánto contar cuando llega alguien más.',
    monthlyGo: 'Elegir un plan',
    shareTitle: 'Que se entere más gente',
    shareText: 'Así más gente puede ayudar.',
    shareLabel: 'Compartir cómo donar',
    shareMessage: (name: string) =>
      `Acabo de donar para los perros y gatos rescatados de ${name}. ¿Te sumas?`,
    isMonthly: 'Tu donativo mensual está activo',
    monthlyActive:
      'Desde hoy ayudas con regularidad. Puedes verlo, pausarlo o cancelarlo en tu perfil.',
    monthlyAmount: (amountEach: string) => `Das ${amountEach}.`,
    monthlyNext: (date: string) => `El siguiente cobro es el ${date}.`,
    allDonations: 'Ver mis donativos',
    monthlyReceipts: 'Con cada cobro te llega tu recibo por correo, y queda en tu historial.',
    seeMonthly: 'Ver mi donativo mensual',
    pending: {
      title: 'Estamos confirmando tu pago',
      text: 'Tu pago está en camino y todavía no tenemos respuesta. No pagues de nuevo: en cuanto sepamos, te escribimos a tu correo.',
      voucher:
        'Tu ficha de pago está lista para pagarse en OXXO. En cuanto nos avisen, te escribimos.',
      transfer:
        'Tu CLABE espera tu transferencia. En cuanto llegue, te escribimos. Los datos están en tus donativos.',
      again: 'Consultar otra vez',
    },
    notPaid: {
      title: 'Este donativo no se cobró',
      text: 'No se tomó dinero. Puedes intentarlo de nuevo cuando quieras.',
      again: 'Intentar de nuevo',
    },
  },
};
