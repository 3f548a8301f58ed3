import type { Language } from '#domain/language.ts';

/** Somebody who wrote in the contact form, and what came of it. */
export interface DemoMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  hoursAgo: number;
  /** In turns: the organisation answers, the person writes back. */
  thread?: readonly { by: 'team' | 'person'; hoursAgo: number; text: string }[];
  /** The administrator has it. */
  assigned?: true;
  end?: 'archive' | 'markAsSpam';
}

export const demoMessages: readonly DemoMessage[] = [
  {
    name: 'Ximena Cob',
    email: 'ximena.cob@correo.example',
    subject: 'Perrita atropellada en la carretera a Cobá',
    message:
      'Buenas tardes. En el kilómetro 12 hay una perrita café con la pata lastimada. Le dejé agua y está a la sombra, pero no puede caminar. ¿Pueden ir por ella o decirme a dónde llevarla?',
    language: 'es',
    hoursAgo: 30,
    assigned: true,
    thread: [
      {
        by: 'team',
        hoursAgo: 29,
        text: 'Hola, Ximena. Gracias por quedarte con ella. Ya va una rescatista en camino. ¿Nos mandas un teléfono para encontrarte?',
      },
      {
        by: 'person',
        hoursAgo: 28,
        text: 'Sí, es el 984 000 0101. Estoy junto al puesto de cocos. La perrita ya tomó agua.',
      },
      {
        by: 'team',
        hoursAgo: 5,
        text: 'Ya está en la clínica. Es una fractura limpia y la operan mañana. Le pusieron Canela. Gracias a ti está a salvo.',
      },
      {
        by: 'person',
        hoursAgo: 2,
        text: '¡Qué alegría! ¿Puedo visitarla cuando salga de la operación? También quiero ayudar con los gastos.',
      },
    ],
  },
  {
    name: 'Rodrigo Aké',
    email: 'rodrigo.ake@correo.example',
    subject: '¿Reciben cobijas y periódico?',
    message:
      'Tengo cobijas usadas en buen estado y mucho periódico. ¿Les sirven? ¿En qué horario puedo pasar a dejarlos en Tulum?',
    language: 'es',
    hoursAgo: 3,
  },
  {
    name: 'Ellen Whitaker',
    email: 'ellen.whitaker@mail.example',
    subject: 'Volunteering in January',
    message:
      'Hello! My sister and I will be in Tulum for three weeks in January and would love to help: walking dogs, cleaning, anything. We both speak a little Spanish. Who should we talk to?',
    language: 'en',
    hoursAgo: 20,
    thread: [
      {
        by: 'team',
        hoursAgo: 18,
        text: 'Hi Ellen, thank you both! We walk the dogs every morning at 7. Which days suit you, and have you worked with rescued dogs before?',
      },
    ],
  },
  {
    name: 'Secundaria Técnica 14',
    email: 'direccion@escuela.example',
    subject: 'Plática sobre tenencia responsable',
    message:
      'Nos gustaría que dieran una plática a los grupos de segundo año. Son 90 alumnos. Tenemos libre la última semana de enero.',
    language: 'es',
    hoursAgo: 26,
    assigned: true,
  },
  {
    name: 'Paola Cruz',
    email: 'paola.cruz@correo.example',
    subject: 'Mi factura de octubre',
    message: 'Hola, doné en octubre y no encuentro dónde pedir mi factura. ¿Me ayudan, por favor?',
    language: 'es',
    hoursAgo: 50,
    end: 'archive',
    thread: [
      {
        by: 'team',
        hoursAgo: 47,
        text: 'Hola, Paola. Gracias por tu donativo. Entra a «Mis donativos», abre el de octubre y toca «Pedir factura». Si algo falla, responde a este correo.',
      },
      { by: 'person', hoursAgo: 46, text: 'Ya pude, muchas gracias.' },
    ],
  },
  {
    name: 'SEO Growth',
    email: 'offers@growth.example',
    subject: 'First page of search results guaranteed',
    message: 'We noticed that your website could have more visitors. Reply for our price list.',
    language: 'en',
    hoursAgo: 50,
    end: 'markAsSpam',
  },
];

export const demoSavedReplies = [
  {
    name: 'Donativos en especie',
    es: 'Hola, {nombre}:\n\nMuchas gracias. Recibimos cobijas, croquetas, periódico y medicinas sin caducar, de lunes a sábado de 9 a 14 h.\n\n{firma}',
    en: 'Hi {nombre},\n\nThank you so much. We take blankets, dry food, newspaper and unexpired medicine, Monday to Saturday from 9 am to 2 pm.\n\n{firma}',
  },
  {
    name: 'Animal en la calle',
    es: 'Hola, {nombre}:\n\nGracias por avisar. Si puedes, quédate cerca, ofrécele agua y mándanos tu ubicación y una foto. Buscamos a alguien que pueda ir.\n\n{firma}',
    en: 'Hi {nombre},\n\nThank you for telling us. If you can, stay close, offer water and send us your location and a photo. We are looking for somebody who can go.\n\n{firma}',
  },
] as const;
