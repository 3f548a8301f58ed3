/** The pages of the built-in payment provider: their own dictionary, which no other page loads. */
export const es = {
  title: 'Pago de prueba',
  description: 'Aquí haces el papel del proveedor de pagos. No se mueve dinero.',
  mark: 'Modo de prueba: no se mueve dinero',
  markText:
    'Este portal todavía no cobra de verdad. Aquí decides tú lo que en la vida real deciden el banco, PayPal o la tienda.',
  monthly: 'cada mes',
  busy: 'Un momento…',
  open: {
    card: {
      title: 'Tu banco pregunta si eres tú',
      text: 'Antes de cobrar, algunos bancos piden confirmar la compra en su aplicación.',
    },
    wallet: {
      title: '¿Apruebas este pago?',
      text: 'Al aprobarlo regresas al portal, y ahí se cobra.',
    },
    voucher: {
      title: 'En la caja de la tienda',
      text: 'Muestras tu ficha de pago, entregas el efectivo y la tienda nos avisa.',
    },
    monthly: {
      title: '¿Apruebas este donativo mensual?',
      text: 'El primer mes se cobra al aprobarlo. Lo pausas o cancelas cuando quieras.',
    },
  },
  states: {
    approved: { title: 'Pago aprobado', text: 'Falta que regreses al portal para que se cobre.' },
    paid: { title: 'Pagado', text: 'El dinero de prueba ya está con el proveedor.' },
    refunded: { title: 'Reembolsado', text: 'El dinero de prueba va de regreso.' },
    refused: { title: 'Rechazado', text: 'No se cobró nada. Puedes intentarlo de nuevo.' },
    expired: { title: 'Se venció', text: 'El plazo para pagarlo ya pasó.' },
    active: { title: 'Donativo mensual activo', text: 'El proveedor lo cobra una vez al mes.' },
    paused: { title: 'Donativo mensual en pausa', text: 'Mientras esté en pausa no se cobra.' },
    cancelled: { title: 'Cancelado', text: 'Ya no se cobra nada.' },
  },
  afterwards: 'Lo que puede pasar después',
  steps: {
    approve: 'Aprobar',
    approveWithoutFunds: 'Aprobar sin fondos en PayPal',
    refuse: 'No soy yo: rechazar',
    pay: 'Pagar en la tienda',
    refund: 'Reembolsar desde el proveedor',
    chargeMonth: 'Cobrar otro mes ahora',
    failMonth: 'Que falle el cobro del mes',
    expireCard: 'Que la tarjeta venza el próximo mes',
    pause: 'Pausar desde el proveedor',
    resume: 'Reanudar desde el proveedor',
    cancel: 'Cancelar desde el proveedor',
  },
  confirmCard: 'Sí, soy yo',
  done: 'Listo: el proveedor le avisa al portal.',
  goOn: 'Continuar al portal',
  goBack: 'Regresar sin pagar',
  myDonations: 'Ver mis donativos',
  myProfile: 'Ver mi perfil',
  unknown: {
    title: 'Aquí no hay ningún pago de prueba',
    text: 'El enlace está incompleto, o este portal ya cobra de verdad.',
    donations: 'Ir a los donativos',
  },
};
