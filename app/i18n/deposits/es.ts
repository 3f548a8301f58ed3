export const es = {
  lead: 'Lo que llega a la cuenta de la organización. Importa el estado de cuenta: lo que trae el concepto de un donativo se registra solo; lo demás espera aquí a que digas de quién es.',
  upload: {
    title: 'Importar un estado de cuenta',
    label: 'Estado de cuenta',
    hint: (account: string) =>
      `De la cuenta ${account}. CSV, Excel u OFX, como se descarga de la banca en línea de BBVA, Banorte, Santander u otro banco; hasta 5 MB. Puedes repetir días: cada depósito entra una vez.`,
    invitation: 'Elige el archivo o suéltalo aquí',
    sending: 'Leyendo…',
    done: (file: string) => `Listo: ${file}`,
    missingTitle: 'Falta la cuenta de la organización',
    missing:
      'Quien administra el servidor la configura (OWN_ACCOUNT_CLABE). Sin ella no sabemos de qué cuenta es un estado.',
  },
  result: {
    fresh: (count: number) =>
      count === 0
        ? 'No trae depósitos nuevos: ya los teníamos todos.'
        : count === 1
          ? '1 depósito nuevo.'
          : `${count} depósitos nuevos.`,
    matched: (count: number) =>
      count === 1 ? '1 registrado por su concepto.' : `${count} registrados por su concepto.`,
    otherAmount: (count: number) =>
      count === 1
        ? '1 registrado por su concepto con un monto distinto del que se había dicho: cuenta por lo que llegó.'
        : `${count} registrados por su concepto con un monto distinto del que se había dicho: cuentan por lo que llegó.`,
    noted: (count: number) =>
      count === 1
        ? '1 ya lo habías registrado a mano.'
        : `${count} ya los habías registrado a mano.`,
    byHand: (count: number) =>
      count === 1 ? '1 identificado a mano.' : `${count} identificados a mano.`,
    searched: (count: number) =>
      `De ${count} seguimos buscando el donativo: en uno o dos minutos lo sabremos.`,
    open: (count: number) => (count === 1 ? '1 por identificar.' : `${count} por identificar.`),
    aside: (count: number) => (count === 1 ? '1 apartado.' : `${count} apartados.`),
    charges: (count: number) =>
      count === 1 ? '1 cargo, que no se guarda.' : `${count} cargos, que no se guardan.`,
    ofOthers: (count: number) =>
      count === 1
        ? '1 movimiento de otra cuenta, que no se tomó en cuenta.'
        : `${count} movimientos de otra cuenta, que no se tomaron en cuenta.`,
    unnamed:
      'El archivo no dice de qué cuenta es: lo tomamos como de la tuya. Si no lo es, aparta sus depósitos.',
  },
  imported: {
    title: 'Estados importados',
    span: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    by: (name: string, when: string) => `${name}, ${when}`,
    somebody: 'Alguien',
  },
  list: {
    title: 'Depósitos',
    show: 'Mostrar',
    states: { open: 'Por identificar', booked: 'Identificados', aside: 'Apartados' },
    count: (total: number) => (total === 1 ? '1 depósito' : `${total} depósitos`),
    none: {
      open: 'No hay nada por identificar.',
      booked: 'Todavía no hay depósitos identificados.',
      aside: 'No has apartado ningún depósito.',
    },
  },
  columns: {
    date: 'Fecha',
    deposit: 'Depósito',
    amount: 'Monto',
    proposals: 'Puede ser',
    parts: 'Es de',
    reason: 'Por qué',
    actions: 'Acciones',
  },
  reference: (text: string) => `Referencia ${text}`,
  trackedAs: (key: string) => `Rastreo ${key}`,
  emptied: 'Lo que escribió el banco ya no se guarda',
  left: (amount: string) => `Faltan ${amount}`,
  repeats: 'Parece repetido',
  repeatsText: (layout: string) =>
    `Otro archivo (${layout}) ya trajo un depósito de este día y monto. Si es el mismo, apártalo.`,
  counted: 'Puede ser efectivo ya contado',
  countedText: (day: string, place: string) =>
    `El ${day} se contó la misma suma${place && ` (${place})`} y ya es un donativo. Si es ese dinero, apártalo.`,
  noProposals: 'Sin propuestas',
  because: { concept: 'por el concepto', name: 'por el nombre', amount: 'por el monto y el día' },
  gaveBefore: (day: string) => `ya donó el ${day}; por el nombre`,
  pending: 'por pagar',
  nobody: 'Anónimo',
  bases: {
    concept: 'Por su concepto',
    otherAmount: 'Por su concepto; llegó otro monto',
    noted: 'Se había registrado a mano',
    person: 'A mano',
  },
  by: (name: string, when: string) => `${name}, ${when}`,
  seeDonation: 'Ver donativo',
  identify: {
    button: 'Identificar',
    title: (amount: string) => `¿De quién son ${amount}?`,
    way: 'Es',
    ways: {
      gift: 'Un donativo que ya empezó en el portal',
      account: 'De alguien con cuenta en el portal',
      name: 'De alguien sin cuenta',
      nobody: 'Anónimo',
    },
    search: 'Buscar el donativo',
    searchHint: 'Nombre, correo o folio de quien donó',
    gift: 'Donativo',
    noGifts: 'Ningún donativo a esta cuenta coincide.',
    chooseGift: 'Elige un donativo',
    email: 'Su correo',
    emailHint: 'El donativo aparece en su cuenta y le llega su recibo.',
    account: (name: string) => `Esa cuenta es de ${name}. Si es quien donó, regístralo.`,
    name: 'Su nombre',
    nameHint: 'Queda en los libros; no se le escribe a nadie.',
    amount: 'Monto de esta parte',
    amountHint: (left: string) =>
      `Quedan ${left}. Si una parte es de alguien más, escribe solo lo que es de esta persona: el resto sigue en la lista.`,
    amountWrong: (left: string) => `Escribe un monto mayor que cero y hasta ${left}`,
    method: 'Cómo llegó',
    methods: { transfer: 'Transferencia', cash: 'Efectivo en ventanilla', check: 'Cheque' },
    save: 'Registrar',
    saveFor: (name: string) => `Registrar como de ${name}`,
    saving: 'Registrando…',
    done: (amount: string, number: string) =>
      number
        ? `${amount} quedaron registrados en el donativo ${number}.`
        : `${amount} quedaron registrados.`,
    wasNoted: (number: string) =>
      `Ya estaba registrado a mano en el donativo ${number}: no se contó dos veces.`,
  },
  aside: {
    button: 'No es donativo',
    title: '¿Por qué no es un donativo?',
    text: 'Sale de la lista y no se borra: puedes regresarlo cuando quieras.',
    reason: 'Motivo',
    reasonHint:
      'Por ejemplo: «Intereses», «Traspaso de nuestra otra cuenta» o «Efectivo que ya se contó».',
    counted: 'Efectivo que ya se contó',
    repeated: 'Es el mismo depósito que ya trajo otro archivo',
    save: 'Apartar',
    done: 'Quedó apartado.',
    back: 'Regresar a la lista',
    backDone: 'Está otra vez por identificar.',
  },
  takeBack: {
    button: 'Deshacer',
    buttonFor: (donation: string) => `Deshacer: no es del donativo ${donation}`,
    title: (donation: string) => `¿No es del donativo ${donation}?`,
    text: (amount: string) =>
      `${amount} salen de ese donativo con un movimiento en sus libros y el depósito vuelve a la lista. A quien recibió el recibo no se le escribe: avísale tú.`,
    yes: 'Sí, deshacer',
    done: 'El depósito está otra vez por identificar.',
  },
};
