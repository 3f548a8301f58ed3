/** The link by which a vet writes one visit: for whoever makes it, and for the vet. */
export const es = {
  title: 'Consulta veterinaria',
  description:
    'Registra una consulta en la cartilla de salud de una mascota, con un enlace de un solo uso.',
  heading: (pet: string) => `Consulta de ${pet}`,
  lead: 'Quien cuida a esta mascota te pide registrar aquí la consulta. No hace falta una cuenta, y el enlace sirve una sola vez.',
  until: (day: string) => `Hasta cuándo sirve el enlace: ${day}`,
  form: {
    visit: 'La consulta',
    onDate: 'Fecha',
    reason: 'Motivo',
    findings: 'Hallazgos y recomendaciones',
    weight: 'Peso en kilogramos',
    nextOn: 'Próxima cita, si la hay',
    done: 'Lo que aplicaste o hiciste',
    doneLead:
      'Vacunas, desparasitaciones, tratamientos, pruebas y operaciones, cada una con su lote y la siguiente fecha.',
    add: (kind: string) => `Agregar: ${kind}`,
    remove: 'Quitar',
    removeOf: (what: string) => `Quitar: ${what}`,
    most: (count: number) => `Caben ${count} por consulta.`,
    you: 'Quién atendió',
    youWhy:
      'Tu nombre y tu cédula quedan en la cartilla, que leen quienes cuidan a la mascota; se borran a los 5 años.',
    vetName: 'Nombre',
    licence: 'Cédula profesional',
    clinic: 'Clínica (opcional)',
    saved:
      'Lo que escribes se queda en esta pestaña hasta que lo envías, aunque se corte la conexión.',
    check: 'Revísalo antes de enviar: después solo lo puede corregir quien cuida a la mascota.',
    send: 'Registrar la consulta',
    sending: 'Registrando…',
    wrong: 'Revisa los datos marcados',
  },
  sent: {
    title: '¡Gracias! La consulta quedó registrada',
    text: 'Ya está en la cartilla de la mascota y avisamos por correo a quien la cuida. Si algo salió mal, díselo: puede corregirlo.',
  },
  ended: {
    used: {
      title: 'Este enlace ya se usó',
      text: 'Sirve para una sola consulta, y ya está registrada. Para otra, pide un enlace nuevo a quien cuida a la mascota.',
    },
    withdrawn: {
      title: 'Este enlace ya no sirve',
      text: 'Quien cuida a la mascota lo retiró. Si todavía hace falta, pídele otro.',
    },
    expired: {
      title: 'Este enlace venció',
      text: 'Pide otro a quien cuida a la mascota.',
    },
    unknown: {
      title: 'No reconocemos este enlace',
      text: 'Revisa que la dirección esté completa, o pide otro enlace a quien cuida a la mascota.',
    },
  },
  links: {
    title: 'Para tu veterinario',
    lead: 'Crea un enlace para que registre una consulta aquí, sin cuenta. Solo ve qué mascota es; no ve esta cartilla ni tus datos.',
    make: 'Crear enlace',
    made: 'Listo: compártelo con tu veterinario.',
    states: {
      open: (day: string) => `Abierto: sirve una vez, hasta el ${day}`,
      used: (day: string) => `Usado el ${day}`,
      withdrawn: (day: string) => `Creado el ${day} y retirado`,
      expired: (day: string) => `Venció el ${day}`,
    },
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Selecciona el enlace y cópialo',
    whatsapp: 'WhatsApp',
    mail: 'Correo',
    subject: (pet: string) => `Consulta de ${pet}`,
    message: (pet: string, day: string) =>
      `Hola. Con este enlace puedes registrar la consulta de ${pet} en su cartilla. Sirve una vez, hasta el ${day}:`,
    withdraw: 'Retirar',
    withdrawTitle: '¿Retirar este enlace?',
    withdrawText: 'Quien lo tenga ya no podrá registrar una consulta con él.',
    keep: 'Conservarlo',
  },
};

export type VetVisitText = typeof es;
