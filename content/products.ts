import type { Bilingual } from '#domain/language.ts';
import type { Link } from './model.ts';

interface ComingSoon {
  title: string;
  description: string;
  status: string;
  paragraphs: readonly string[];
  link: Link;
  /** What helps today. */
  help: Link;
}

export const food: Bilingual<ComingSoon> = {
  es: {
    title: 'Alimento',
    description:
      'Muy pronto: alimento para perros y gatos cuya ganancia completa va a los centros de rescate de {nombre}.',
    status: 'Próximamente',
    paragraphs: [
      'Estamos preparando una línea de alimento para perros y gatos con una cuenta muy sencilla: tú compras lo que de todas formas ibas a comprar y el {parte de las utilidades} de la utilidad llena platos en los centros de rescate.',
      'Queremos hacerlo bien: buena receta, precio justo y la cantidad de alimento donada escrita en cada costal. Por eso todavía no lo vendemos. Si quieres enterarte primero, suscríbete al boletín.',
    ],
    link: { label: 'Avísenme por el boletín', page: 'newsletter' },
    help: { label: 'Llena un plato hoy', give: 'food' },
  },
  en: {
    title: 'Food',
    description:
      'Coming soon: dog and cat food whose entire profit goes to the rescue centers of {name}.',
    status: 'Coming soon',
    paragraphs: [
      'We are preparing a range of food for dogs and cats with very simple sums: you buy what you were going to buy anyway, and {share of profits} of the profit fills bowls at the rescue centers.',
      'We want to do it well: a good recipe, a fair price, and the amount of donated food written on every bag. That is why we are not selling it yet. To be the first to know, subscribe to the newsletter.',
    ],
    link: { label: 'Tell me in the newsletter', page: 'newsletter' },
    help: { label: 'Fill a bowl today', give: 'food' },
  },
};

export const toys: Bilingual<ComingSoon> = {
  es: {
    title: 'Juguetes',
    description:
      'Muy pronto: juguetes hechos por manos de aquí, para jugar, morder y ayudar a los centros de rescate de {nombre}.',
    status: 'Próximamente',
    paragraphs: [
      'Pelotas de manta, cuerdas trenzadas y ratones de tela cosidos por talleres de aquí. Los están probando nuestros expertos más exigentes: cachorros con mucha energía y gatos muy curiosos.',
      'Saldrán a la venta cuando sobrevivan una semana completa. El {parte de las utilidades} de la utilidad será para los centros de rescate. Mientras tanto, una caja de cartón sigue siendo un gran regalo.',
    ],
    link: { label: 'Avísenme por el boletín', page: 'newsletter' },
    help: { label: 'Ayuda desde hoy', give: 'other' },
  },
  en: {
    title: 'Toys',
    description:
      'Coming soon: toys made by local hands, to play with, to chew and to help the rescue centers of {name}.',
    status: 'Coming soon',
    paragraphs: [
      'Cotton balls, braided ropes and cloth mice sewn by workshops nearby. They are being tested by our most demanding experts: puppies full of energy and very curious cats.',
      'They will go on sale once they survive a whole week. {share of profits} of the profit will go to the rescue centers. In the meantime, a cardboard box is still a wonderful present.',
    ],
    link: { label: 'Tell me in the newsletter', page: 'newsletter' },
    help: { label: 'Help from today', give: 'other' },
  },
};
