import type { PetNewsKind } from '#domain/donations/pet-news.ts';

/** What donors see and change of their monthly donation by card. */
export const es = {
  changes: {
    title: 'Cambiarlo',
    amount: 'Monto',
    day: 'Día',
    card: 'Tarjeta',
  },
  amount: {
    title: 'Otro monto',
    label: { month: 'Cada mes, en pesos', halfMonth: 'Cada quincena, en pesos' },
    hint: 'Desde 100 pesos. Vale desde el siguiente cobro.',
    save: 'Cambiar el monto',
    done: (amount: string) => `Listo: desde el siguiente cobro das ${amount}.`,
  },
  day: {
    title: 'Otro día del mes',
    label: 'Día del mes',
    hint: 'Del 1 al 28, para que lo tengan todos los meses.',
    save: 'Cambiar el día',
    done: (date: string) => `Listo: el siguiente cobro es el ${date}.`,
  },
  card: {
    title: 'Otra tarjeta',
    text: 'Tu banco la confirma primero. Mientras tanto se cobra con la de antes.',
    save: 'Usar esta tarjeta',
    busy: 'Confirmando con tu banco…',
    asking: 'Tu banco quiere confirmar que eres tú.',
    askAgain: 'Volver a confirmar',
    done: 'Tu banco confirmó la tarjeta: desde ahora se cobra con ella.',
    notDone: 'Tu banco todavía no la confirma. Se sigue cobrando con la de antes.',
  },
  skip: {
    month: {
      action: 'Saltar un mes',
      undo: 'No saltar el mes',
      title: '¿Saltar el siguiente mes?',
      text: (date: string) =>
        `El ${date} no se cobra nada. El mes que sigue continúa como siempre.`,
      confirm: 'Saltar este mes',
      keep: 'No saltarlo',
      done: (date: string) => `Saltamos un mes: el siguiente cobro es el ${date}.`,
      undone: 'El siguiente cobro vuelve a ser el de siempre.',
    },
    halfMonth: {
      action: 'Saltar una quincena',
      undo: 'No saltar la quincena',
      title: '¿Saltar la siguiente quincena?',
      text: (date: string) =>
        `El ${date} no se cobra nada. La quincena que sigue continúa como siempre.`,
      confirm: 'Saltar esta quincena',
      keep: 'No saltarla',
      done: (date: string) => `Saltamos una quincena: el siguiente cobro es el ${date}.`,
      undone: 'El siguiente cobro vuelve a ser el de siempre.',
    },
  },
  plan: {
    change: 'Cambiar el monto',
    label: 'Monto de cada mes',
    choose: 'Elige un monto',
    hint: 'PayPal te pide aprobarlo. Vale desde el siguiente cobro.',
    go: 'Continuar en PayPal',
    waits: (amount: string) => `PayPal todavía no confirma el cambio a ${amount}`,
    until: (amount: string) =>
      `Hasta que lo apruebes allá, todo sigue igual: das ${amount}. Si ya lo aprobaste, PayPal puede tardar unos minutos en avisarnos.`,
    approve: 'Aprobarlo en PayPal',
    keep: (amount: string) => `Dejarlo en ${amount}`,
    kept: (amount: string) => `Listo: sigues dando ${amount}.`,
  },
  wallet: 'La tarjeta se cambia en PayPal. PayPal no deja mover el día del cobro.',
  facts: {
    card: 'La tarjeta vence',
    skipped: {
      month: 'Saltamos un mes, como lo pediste.',
      halfMonth: 'Saltamos una quincena, como lo pediste.',
    },
    pet: (name: string) => `Es para ${name}`,
  },
  news: {
    title: 'Noticias de tu mascota',
    last: (date: string) => `Te contamos el ${date}:`,
    what: {
      adoption: () => 'Ya busca familia.',
      rehabilitation: () => 'Está en rehabilitación.',
      sterilized: () => 'Ya pasó por su esterilización.',
      story: () => 'Su historia tiene novedades.',
      photos: (count: number) => (count === 1 ? 'Una foto nueva.' : `${count} fotos nuevas.`),
    } satisfies Record<PetNewsKind, (count: number) => string>,
    label: 'Mándame noticias por correo',
    hint: 'Fotos nuevas y cómo va, a lo más una vez al mes.',
    on: 'Listo: te mandaremos noticias de tu mascota.',
    off: 'Listo: ya no te mandaremos noticias. Tu donativo sigue igual.',
  },
  failed: {
    title: {
      month: 'No se pudo cobrar el último mes',
      halfMonth: 'No se pudo cobrar la última quincena',
    },
    retry: (date: string) => `Lo intentaremos otra vez el ${date}.`,
    change: 'Si cambias la tarjeta, lo cobramos con la nueva en cuanto tu banco la confirme.',
    unknown: 'Tu banco no dijo por qué.',
  },
  guest: {
    title: 'Tu donativo mensual',
    lead: 'Este enlace es solo tuyo: con él lo cambias, lo pausas o lo cancelas sin contraseña.',
    ended: 'Este donativo mensual ya terminó: no se cobra más.',
  },
};
export type MonthlyText = typeof es;
