import type { ResourceId } from '#domain/content/link.ts';
import type { DonationKind, PortalMethod } from '#domain/donations/donation-kind.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Entry } from '../model.ts';
import { foodCosts, sterilizationCosts, treatmentCosts } from '../resources/costs.ts';

interface KindText {
  /** On its button. */
  name: string;
  /** Below it. */
  short: string;
  heading: string;
  paragraphs: readonly string[];
  /** The amounts that it offers, and what each does; of `monthly` the plans. People may type any other. */
  effects: readonly { amountCents: number; text: string }[];
}

interface DonationsPageText {
  title: string;
  description: string;
  heading: string;
  lead: string;
  choose: string;
  kinds: Record<DonationKind, KindText>;
  methods: { heading: string; lead: string; items: Record<PortalMethod, Entry> };
  afterwards: { heading: string; steps: readonly Entry[] };
}

/** The infographics of each kind. */
export const kindDownloads: Record<DonationKind, readonly ResourceId[]> = {
  monthly: ['sterilization-for-people', 'treatment-costs', 'sample-receipt'],
  food: ['treatment-costs', 'sample-receipt'],
  sterilization: ['sterilization-for-people', 'sterilization-for-companies', 'sample-receipt'],
  treatment: ['treatment-costs', 'sample-receipt'],
  other: ['treatment-costs', 'sterilization-for-companies', 'sample-receipt'],
};

export const donationsPage: Bilingual<DonationsPageText> = {
  es: {
    title: 'Donaciones',
    description:
      'Dona desde $100 con tarjeta, transferencia, PayPal u OXXO: alimento, esterilización o tratamiento para perros y gatos rescatados, una vez o cada mes.',
    heading: 'Tu donativo les cambia la vida',
    lead: 'Elige en qué quieres ayudar. Desde $100, una vez o cada mes, con recibo al momento y factura si la necesitas.',
    choose: '¿Para qué quieres donar?',
    kinds: {
      monthly: {
        name: 'Recurrente',
        short: 'Cada mes',
        heading: 'Recurrente: ayudas cada mes',
        paragraphs: [
          'Las croquetas, las vacunas y la renta no esperan. Saber con cuánto contamos cada mes nos deja decir que sí cuando llega alguien más.',
          'Lo cambias, lo pausas o lo cancelas cuando quieras, sin explicaciones.',
        ],
        effects: [
          { amountCents: 100_00, text: 'las croquetas de un gatito' },
          { amountCents: 250_00, text: 'un gato esterilizado: doce al año' },
          { amountCents: 500_00, text: 'la comida de un perro mediano' },
          { amountCents: 1_000_00, text: 'un perro en hogar temporal, con vacunas' },
          { amountCents: 2_500_00, text: 'un albergue come un día completo' },
          { amountCents: 5_000_00, text: 'el tratamiento de un cachorro con parvovirus' },
          { amountCents: 10_000_00, text: 'veinticinco esterilizaciones' },
        ],
      },
      food: {
        name: 'Alimento',
        short: 'Platos llenos',
        heading: 'Alimento: que nadie se duerma con hambre',
        paragraphs: [
          'Quien llega de la calle come poco y seguido, con alimento suave. Quien espera familia come dos veces al día. Entre todos son muchos platos.',
          'Compramos por tonelada a los productores aliados, así que cada peso rinde más que en la tienda.',
        ],
        effects: [
          { amountCents: foodCosts.catForAMonth, text: 'un gato come un mes' },
          { amountCents: foodCosts.dogForAMonth, text: 'un perro mediano come un mes' },
          {
            amountCents: foodCosts.litterOfPuppies,
            text: 'leche y papilla para una camada entera',
          },
          { amountCents: foodCosts.shelterForADay, text: 'un albergue come un día completo' },
        ],
      },
      sterilization: {
        name: 'Esterilización',
        short: 'Menos camadas',
        heading: 'Esterilización: la ayuda que evita mil rescates',
        paragraphs: [
          'Una cirugía de veinte minutos evita camadas enteras en la calle. Es lo que más cambia una colonia, y lo que más dura.',
          'Las clínicas aliadas donan su tiempo en las jornadas de {ciudades}; tu donativo pone el material y la medicina.',
        ],
        effects: [
          { amountCents: sterilizationCosts.cat, text: 'una gata o un gato' },
          { amountCents: sterilizationCosts.smallDog, text: 'un perro pequeño' },
          { amountCents: sterilizationCosts.mediumDog, text: 'un perro mediano' },
          { amountCents: sterilizationCosts.largeDog, text: 'un perro grande' },
        ],
      },
      treatment: {
        name: 'Tratamiento',
        short: 'Sanar y confiar',
        heading: 'Tratamiento: sanar también es volver a confiar',
        paragraphs: [
          'Llegan atropellados, con sarna, con hambre de meses. Antes de buscarles casa hay que curarlos, y eso cuesta tiempo, manos y medicina.',
          'No hace falta cubrir un tratamiento entero: entre muchos se completa.',
        ],
        effects: [
          { amountCents: treatmentCosts.consultation, text: 'la primera consulta' },
          { amountCents: treatmentCosts.bloodTest, text: 'un análisis de sangre' },
          { amountCents: treatmentCosts.dayInHospital, text: 'un día de hospital' },
          { amountCents: treatmentCosts.skinTreatment, text: 'un mes de tratamiento de piel' },
        ],
      },
      other: {
        name: 'Otros',
        short: 'Lo que haga falta',
        heading: 'Otros: lo que hoy hace falta',
        paragraphs: [
          'Camas, correas, transporte, material de limpieza: un rescate se sostiene con cosas pequeñas que nadie presume.',
          'Elige para qué es tu donativo y queda registrado.',
        ],
        effects: [
          { amountCents: 100_00, text: 'una correa y un collar' },
          { amountCents: 250_00, text: 'una cama lavable' },
          { amountCents: 500_00, text: 'el traslado de un rescate' },
        ],
      },
    },
    methods: {
      heading: 'Cómo puedes donar',
      lead: 'Los datos de tu pago los recibe directamente el proveedor. Nosotros nunca los vemos ni los guardamos.',
      items: {
        card: { title: 'Tarjeta', text: 'De crédito o débito. Queda listo al momento.' },
        wallet: {
          title: 'PayPal',
          text: 'Lo apruebas en PayPal y regresas aquí. También cada mes.',
        },
        transfer: {
          title: 'Transferencia SPEI',
          text: 'Te damos una CLABE solo para tu donativo y transfieres desde la app de tu banco.',
        },
        voucher: {
          title: 'Efectivo en OXXO',
          text: 'Te damos una ficha de pago con código de barras y la pagas en la caja.',
        },
      },
    },
    afterwards: {
      heading: 'Qué pasa con tu donativo',
      steps: [
        {
          title: 'Te llega tu recibo',
          text: 'Por correo, con su folio, en cuanto el pago se confirma. Si pediste factura, la generas desde tu historial.',
        },
        {
          title: 'Se usa en lo que elegiste',
          text: 'El {parte de las utilidades} de las utilidades llega a los centros de rescate, con el destino que tú marcaste.',
        },
        {
          title: 'Lo puedes comprobar',
          text: 'En «Mis donativos» queda cada uno con su fecha, monto y destino, y contamos las jornadas en el boletín.',
        },
      ],
    },
  },
  en: {
    title: 'Donations',
    description:
      'Give from $100 MXN by card, transfer, PayPal or at OXXO: food, sterilization or treatment for rescued dogs and cats, once or every month.',
    heading: 'Your donation changes their lives',
    lead: 'Choose how you want to help. From $100 MXN, once or every month, with a receipt at once and an invoice if you need one.',
    choose: 'What would you like to give to?',
    kinds: {
      monthly: {
        name: 'Recurring',
        short: 'Every month',
        heading: 'Recurring: you help every month',
        paragraphs: [
          'Kibble, vaccines and rent do not wait. Knowing what we can count on each month lets us say yes when one more arrives.',
          'Change, pause or cancel it whenever you like, no questions asked.',
        ],
        effects: [
          { amountCents: 100_00, text: 'dry food for a kitten' },
          { amountCents: 250_00, text: 'a cat sterilized: twelve a year' },
          { amountCents: 500_00, text: 'food for a medium dog' },
          { amountCents: 1_000_00, text: 'a dog in a foster home, with vaccines' },
          { amountCents: 2_500_00, text: 'a shelter eats for a whole day' },
          { amountCents: 5_000_00, text: 'the treatment of a puppy with parvovirus' },
          { amountCents: 10_000_00, text: 'twenty-five sterilizations' },
        ],
      },
      food: {
        name: 'Food',
        short: 'Full bowls',
        heading: 'Food: nobody goes to sleep hungry',
        paragraphs: [
          'New arrivals from the street eat little and often, and soft. Those who wait for a family eat twice a day. Together that is a lot of bowls.',
          'We buy by the ton from allied producers, so each peso goes further than at the store.',
        ],
        effects: [
          { amountCents: foodCosts.catForAMonth, text: 'a cat eats for a month' },
          { amountCents: foodCosts.dogForAMonth, text: 'a medium dog eats for a month' },
          { amountCents: foodCosts.litterOfPuppies, text: 'milk and mash for a whole litter' },
          { amountCents: foodCosts.shelterForADay, text: 'a shelter eats for a day' },
        ],
      },
      sterilization: {
        name: 'Sterilization',
        short: 'Fewer litters',
        heading: 'Sterilization: the help that spares a thousand rescues',
        paragraphs: [
          'A twenty-minute surgery keeps whole litters off the streets. Nothing changes a neighborhood more, or lasts longer.',
          'Allied clinics give their time on our sterilization days in {cities}; your donation provides material and medicine.',
        ],
        effects: [
          { amountCents: sterilizationCosts.cat, text: 'a cat' },
          { amountCents: sterilizationCosts.smallDog, text: 'a small dog' },
          { amountCents: sterilizationCosts.mediumDog, text: 'a medium dog' },
          { amountCents: sterilizationCosts.largeDog, text: 'a large dog' },
        ],
      },
      treatment: {
        name: 'Treatment',
        short: 'Healing and trust',
        heading: 'Treatment: healing is learning to trust again',
        paragraphs: [
          'They arrive hit by cars, with mange, hungry for months. Before they can look for a home they have to heal, which takes time, hands and medicine.',
          'You need not cover a whole treatment: many people complete it together.',
        ],
        effects: [
          { amountCents: treatmentCosts.consultation, text: 'the first visit to the vet' },
          { amountCents: treatmentCosts.bloodTest, text: 'a blood test' },
          { amountCents: treatmentCosts.dayInHospital, text: 'a day in hospital' },
          { amountCents: treatmentCosts.skinTreatment, text: 'a month of skin treatment' },
        ],
      },
      other: {
        name: 'Other',
        short: 'Whatever is needed',
        heading: 'Other: what is needed today',
        paragraphs: [
          'Beds, leashes, transport, cleaning material: a rescue lives on small things that nobody notices.',
          'Choose what your donation is for, and we record it.',
        ],
        effects: [
          { amountCents: 100_00, text: 'a leash and a collar' },
          { amountCents: 250_00, text: 'a washable bed' },
          { amountCents: 500_00, text: 'the transport of one rescue' },
        ],
      },
    },
    methods: {
      heading: 'How you can give',
      lead: 'Your payment details go straight to the provider. We never see or keep them.',
      items: {
        card: { title: 'Card', text: 'Credit or debit. Done at once.' },
        wallet: {
          title: 'PayPal',
          text: 'You approve it in PayPal and come back here. Every month as well.',
        },
        transfer: {
          title: 'Bank transfer (SPEI)',
          text: 'We give you a CLABE for your donation alone, and you transfer from your bank’s app.',
        },
        voucher: {
          title: 'Cash at OXXO',
          text: 'We give you a payment slip with a barcode, and you pay it at the register.',
        },
      },
    },
    afterwards: {
      heading: 'What happens to your donation',
      steps: [
        {
          title: 'Your receipt arrives',
          text: 'By email, with its number, as soon as the payment is confirmed. If you asked for an invoice, you create it from your history.',
        },
        {
          title: 'It is used for what you chose',
          text: '{share of profits} of profits reach the rescue centers, for the purpose that you marked.',
        },
        {
          title: 'You can check',
          text: '“My donations” keeps each one with its date, amount and purpose, and the newsletter reports on the sterilization days.',
        },
      ],
    },
  },
};
