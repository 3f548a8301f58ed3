import type { Bilingual } from '#domain/language.ts';

const es = {
  title: 'Perdidos y encontrados',
  description:
    'Mascotas perdidas y animales encontrados. Los mensajes llegan por esta página: nadie ve teléfonos ni direcciones.',
  lead: 'Busca a tu mascota, avisa de una que encontraste y escribe sin dar tu teléfono.',
  make: 'Hacer un aviso',
  chip: 'Encontré este chip',
  filters: {
    label: 'Filtrar avisos',
    kind: 'Tipo',
    species: 'Animal',
    state: 'Estado',
    all: 'Todos',
  },
  apply: 'Filtrar',
  clear: 'Ver todos',
  kindsOfMany: { lost: 'Perdidos', found: 'Encontrados' },
  empty: 'No hay avisos así',
  emptyText: 'Prueba con otros filtros o haz el tuyo.',
  reunited: (count: number, year: string) =>
    count === 1
      ? `1 aviso terminó con un reencuentro en ${year}.`
      : `${count} avisos terminaron con un reencuentro en ${year}.`,
  noPhoto: 'Sin foto',
  photo: (what: string, number: number) => `${what}, foto ${number}`,
  since: {
    lost: (day: string) => `Se perdió el ${day}`,
    found: (day: string) => `Lo encontraron el ${day}`,
  },
  shieldHeading: 'Cuídate de los engaños',
  shield: [
    'Nadie de este portal te llama ni te pide dinero.',
    'Si alguien pide un depósito para devolverte a tu mascota, es un engaño. No pagues. Bloquéalo y marca al 089, que es anónimo.',
    'No des tu teléfono, tu dirección ni la respuesta a tu pregunta. Véanse de día, en un lugar público y acompañados.',
  ],
  notice: {
    gone: 'Este aviso ya no está',
    goneText: 'Terminó, está en revisión o nunca existió.',
    list: 'Ver los avisos',
    number: (folio: number) => `Aviso ${folio}`,
    facts: 'Cómo es',
    where: 'Dónde',
    square: 'Ver el cuadro de 1 km en un mapa (abre OpenStreetMap)',
    noSquare: 'Solo se sabe la colonia.',
    marks: 'Señas',
    share: 'Carteles e imágenes para compartir',
    write: { lost: '¿Lo viste o lo tienes? Escribe', found: '¿Es tuyo? Escribe' },
    writeText: {
      lost: 'Contesta la pregunta mirando al animal. Quien lo busca sabrá si de verdad es él.',
      found: 'Contesta la pregunta. Quien lo tiene sabrá si de verdad eres su familia.',
    },
    answer: 'Tu respuesta',
    text: 'Tu mensaje',
    textHint: 'Dónde y cuándo lo viste. Sin teléfonos, correos, enlaces ni dinero.',
    email: 'Tu correo',
    emailHint: 'No se lo damos a nadie. Ahí te llega la respuesta.',
    first: 'Escribe tu correo para poder mandarlo.',
    send: 'Mandar mi mensaje',
    sending: 'Mandando…',
    sent: 'Falta un paso: revisa tu correo',
    sentText:
      'Abre el enlace que te mandamos y confirma tu mensaje. Después llega a quien hizo el aviso.',
  },
  chipPage: {
    title: 'Encontré este chip',
    description: 'Escribe el número del chip y te decimos si alguien busca a ese animal.',
    lead: 'Un veterinario puede leerlo gratis. Escribe el número y te decimos si alguien lo busca. No decimos quién.',
    microchip: 'Número del chip',
    microchipHint: 'Casi siempre son 15 números.',
    messageHeading: 'Mándale un mensaje (si quieres)',
    messageText: 'Si alguien lo busca, le llega tu mensaje. Si no, no lo guardamos.',
    text: 'Tu mensaje',
    textHint: 'Dónde está el animal ahora. Sin teléfonos, correos ni dinero.',
    email: 'Tu correo',
    emailHint: 'No se lo damos a nadie. Ahí te llega la respuesta.',
    first: 'Escribe el número para poder preguntar.',
    send: 'Preguntar',
    sending: 'Preguntando…',
    results: {
      si: {
        title: 'Sí: alguien lo busca',
        text: 'Escribe otra vez el número con un mensaje y tu correo para avisarle.',
      },
      no: {
        title: 'Aquí nadie lo busca por ahora',
        text: 'Haz un aviso de animal encontrado: si alguien lo busca después, te escribimos. También puedes preguntar en los registros de chips.',
      },
      enviado: {
        title: 'Sí: alguien lo busca. Revisa tu correo',
        text: 'Abre el enlace que te mandamos y confirma tu mensaje. Después le llega.',
      },
    },
  },
};

export type LostAndFoundText = typeof es;

const en: LostAndFoundText = {
  title: 'Lost and found',
  description:
    'Lost pets and found animals. Messages come through this page: nobody sees phone numbers or addresses.',
  lead: 'Look for your pet, tell of one that you found, and write without giving your phone number.',
  make: 'Make a notice',
  chip: 'I found this chip',
  filters: { label: 'Filter notices', kind: 'Kind', species: 'Animal', state: 'State', all: 'All' },
  apply: 'Filter',
  clear: 'See all',
  kindsOfMany: { lost: 'Lost', found: 'Found' },
  empty: 'There are no such notices',
  emptyText: 'Try other filters, or make your own.',
  reunited: (count, year) =>
    count === 1
      ? `1 notice ended with a reunion in ${year}.`
      : `${count} notices ended with a reunion in ${year}.`,
  noPhoto: 'No photo',
  photo: (what, number) => `${what}, photo ${number}`,
  since: { lost: (day) => `Lost on ${day}`, found: (day) => `Found on ${day}` },
  shieldHeading: 'Beware of fraud',
  shield: [
    'Nobody of this portal calls you or asks you for money.',
    'If somebody asks for a deposit to give your pet back, it is a fraud. Do not pay. Block them and call 089, which is anonymous.',
    'Do not give your phone number, your address or the answer to your question. Meet by day, in a public place, and not alone.',
  ],
  notice: {
    gone: 'This notice is not here any more',
    goneText: 'It has ended, is being reviewed, or never existed.',
    list: 'See the notices',
    number: (folio) => `Notice ${folio}`,
    facts: 'What it looks like',
    where: 'Where',
    square: 'See the square of 1 km on a map (opens OpenStreetMap)',
    noSquare: 'Only the neighborhood is known.',
    marks: 'Marks',
    share: 'Posters and pictures to hand on',
    write: { lost: 'Have you seen it, or is it with you? Write', found: 'Is it yours? Write' },
    writeText: {
      lost: 'Look at the animal and answer the question. Whoever looks for it will know whether it is the one.',
      found: 'Answer the question. Whoever has it will know whether you are its family.',
    },
    answer: 'Your answer',
    text: 'Your message',
    textHint: 'Where and when you saw it. No phone numbers, emails, links or money.',
    email: 'Your email',
    emailHint: 'We give it to nobody. The answer goes there.',
    first: 'Enter your email to be able to send it.',
    send: 'Send my message',
    sending: 'Sending…',
    sent: 'One step is left: look at your email',
    sentText:
      'Open the link that we sent you and confirm your message. Then it goes to whoever made the notice.',
  },
  chipPage: {
    title: 'I found this chip',
    description:
      'Enter the number of the chip, and we tell you whether somebody looks for that animal.',
    lead: 'A vet can read it for free. Enter the number, and we tell you whether somebody looks for it. We do not tell who.',
    microchip: 'Number of the chip',
    microchipHint: 'Nearly always 15 digits.',
    messageHeading: 'Send them a message (if you like)',
    messageText: 'If somebody looks for it, they get your message. If not, we do not keep it.',
    text: 'Your message',
    textHint: 'Where the animal is now. No phone numbers, emails or money.',
    email: 'Your email',
    emailHint: 'We give it to nobody. The answer goes there.',
    first: 'Enter the number to be able to ask.',
    send: 'Ask',
    sending: 'Asking…',
    results: {
      si: {
        title: 'Yes: somebody looks for it',
        text: 'Enter the number again with a message and your email to tell them.',
      },
      no: {
        title: 'Nobody looks for it here at the moment',
        text: 'Make a notice of a found animal: if somebody looks for it later, we write to you. You can also ask the registries of chips.',
      },
      enviado: {
        title: 'Yes: somebody looks for it. Look at your email',
        text: 'Open the link that we sent you and confirm your message. Then it goes to them.',
      },
    },
  },
};

export const lostAndFoundTexts: Bilingual<LostAndFoundText> = { es, en };
