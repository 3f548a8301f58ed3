import type { Bilingual } from '#domain/language.ts';
import type { TextPage } from '../model.ts';

interface History extends TextPage {
  /** Words of its own, set large. */
  quote: string;
}

/** Until the organisation tells its own. */
export const historyToCome: Bilingual<TextPage & { quote: undefined }> = {
  es: {
    title: 'Nuestra historia',
    description:
      'Cómo empezó {nombre}, quiénes estaban y qué aprendimos en el camino. Estamos preparando esta página.',
    lead: 'Estamos escribiendo esta página. Muy pronto te contaremos aquí cómo empezó todo.',
    quote: undefined,
    sections: [],
  },
  en: {
    title: 'Our history',
    description:
      'How {name} began, who was there and what we learned along the way. We are preparing this page.',
    lead: 'We are writing this page. Soon we will tell you here how it all began.',
    quote: undefined,
    sections: [],
  },
};

export const history: Bilingual<History> = {
  es: {
    title: 'Nuestra historia',
    description:
      'De una libreta en una cocina de Tulum a una red de rescate en dos ciudades: así nació {nombre} y así sigue creciendo.',
    lead: '{nombre} empezó con una libreta de espiral, una olla de arroz con pollo y una perra que no se quería mover de la puerta.',
    quote: 'Escribir en qué se va cada peso y no dejar a nadie sin nombre.',
    sections: [
      {
        id: 'la-libreta',
        heading: 'La libreta',
        blocks: [
          'La perra llegó con la lluvia a una cocina de Tulum. Era color canela, traía una pata lastimada y no dejaba que nadie se acercara a menos de un metro. Las vecinas le pusieron un plato y un cartón seco. Al tercer día movió la cola; al décimo dejó que la subieran a una camioneta para ir al veterinario.',
          'Alguien anotó en una libreta lo que costó la consulta, quién puso cuánto y qué días tocaba curación. En la hoja siguiente apareció un gato. Después, cuatro cachorros de una caja. Cuando la libreta se llenó, ya había nueve personas que se turnaban para dar de comer, lavar cobijas y manejar de madrugada.',
          'Esa libreta todavía existe. De ella nos quedaron dos costumbres: escribir en qué se va cada peso y no dejar a nadie sin nombre.',
        ],
      },
      {
        id: 'de-la-cocina-al-patio',
        heading: 'De la cocina al patio',
        blocks: [
          'Una cocina alcanza para poco. Una familia prestó un terreno con un árbol de chacá, unos albañiles regalaron tres domingos y una clínica aceptó que le pagáramos en abonos. Así tuvimos el primer patio con sombra, agua corriente y un cuarto limpio para quienes salían de cirugía.',
          'Ahí aprendimos lo que no sabíamos. Que un perro con miedo necesita rutina antes que cariño. Que una gata que acaba de parir necesita silencio. Que un animal dado en adopción con prisa regresa, y que regresar también duele. Empezamos a entrevistar, a visitar las casas y a llamar a la semana, al mes y a los seis meses.',
        ],
      },
      {
        id: 'la-segunda-casa',
        heading: 'La segunda casa',
        blocks: [
          'Guadalajara llegó por una voluntaria que se mudó y no supo quedarse quieta. Abrió su azotea a dos gatos, luego a cinco, y una tarde nos escribió: «Aquí hace falta lo mismo, pero en grande». Con ella empezaron los hogares temporales de Jalisco y las jornadas de esterilización, que hoy son la parte más alegre y más cansada de nuestro calendario.',
          'Dos ciudades nos obligaron a trabajar en orden. Pusimos por escrito cómo se recibe a un animal, cómo se limpia un cubículo, quién autoriza una cirugía y cómo se guarda un recibo. Ese orden creció hasta volverse un sistema de gestión de calidad conforme a la norma {norma de calidad}. Suena a oficina, pero se nota en cosas muy sencillas: ninguna vacuna se olvida y ninguna llamada se queda sin respuesta.',
        ],
      },
      {
        id: 'de-vuelta-a-casa',
        heading: 'De Vuelta a Casa',
        blocks: [
          'Con los años entendimos que rescatar es la mitad del camino. La otra mitad es volver a tener casa. Por eso nació el programa De Vuelta a Casa: acompaña a cada animal desde que se registra hasta meses después de su adopción, y acompaña también a la familia, porque los primeros días son de todos.',
          'Después vino este portal. Aquí cualquier rescatista puede registrar a los animales que cuida, quien quiere adoptar puede conocerlos con calma y quien dona puede ver su historial completo.',
        ],
        link: { label: 'Conoce el programa De Vuelta a Casa', page: 'goingHome' },
      },
      {
        id: 'hoy',
        heading: 'Hoy',
        blocks: [
          'Trabajamos {horario breve}. El {parte de las utilidades} de las utilidades va a los centros de rescate. Seguimos siendo, sobre todo, vecinas y vecinos que se organizan: quien cura, quien maneja, quien contesta mensajes a las once de la noche, quien borda collares para vender en el mercado.',
          'La perra color canela vivió muchos años más, dormida casi siempre junto a la estufa. Cuando alguien nos pregunta cómo empezó todo esto, seguimos empezando por ella.',
          {
            kind: 'callout',
            text: 'Si llegaste hasta aquí, ya eres parte. La siguiente hoja de la libreta también la puedes escribir tú.',
          },
        ],
        link: { label: 'Únete al proyecto', page: 'joinTheProject' },
      },
    ],
  },
  en: {
    title: 'Our history',
    description:
      'From a notebook in a kitchen in Tulum to a rescue network in two cities: how {name} was born and how it keeps growing.',
    lead: '{name} began with a spiral notebook, a pot of chicken and rice, and a dog who would not leave the doorway.',
    quote: 'We write down where every peso goes, and nobody stays without a name.',
    sections: [
      {
        id: 'the-notebook',
        heading: 'The notebook',
        blocks: [
          'She came with the rain to a kitchen in Tulum. She was cinnamon-colored, had an injured leg, and let nobody come closer than an arm’s length. The neighbors set out a plate and a dry piece of cardboard. On the third day she wagged her tail; on the tenth she let them lift her into a pickup and drive her to the vet.',
          'Somebody wrote in a notebook what the visit had cost, who had put in how much, and which days the bandage had to be changed. On the next page a cat appeared. Then four puppies from a box. By the time the notebook was full, nine people were taking turns to cook, wash blankets and drive before dawn.',
          'We still have that notebook. Two habits come from it: we write down where every peso goes, and nobody stays without a name.',
        ],
      },
      {
        id: 'from-the-kitchen-to-the-yard',
        heading: 'From the kitchen to the yard',
        blocks: [
          'A kitchen only goes so far. A family lent us a plot of land with a gumbo-limbo tree, some bricklayers gave us three of their Sundays, and a clinic agreed to be paid in instalments. That is how we got our first yard with shade, running water and a clean room for animals coming out of surgery.',
          'There we learned what we did not know. That a frightened dog needs routine before affection. That a cat who has just given birth needs silence. That an animal placed in a hurry comes back, and that coming back hurts too. So we began to interview families, visit homes, and call after a week, a month and six months.',
        ],
      },
      {
        id: 'the-second-home',
        heading: 'The second home',
        blocks: [
          'Guadalajara came to us through a volunteer who moved there and could not sit still. She opened her rooftop to two cats, then five, and one afternoon she wrote: “They need the same thing here, only bigger.” With her began the foster homes of Jalisco and the sterilization days, today the happiest and most tiring dates in our calendar.',
          'Two cities forced us to be orderly. We wrote down how an animal is received, how a kennel is cleaned, who authorizes surgery and how a receipt is kept. That order grew into a quality management system that follows {quality standard}. It sounds like an office, but you notice it in very simple things: no vaccine is forgotten and no call goes unanswered.',
        ],
      },
      {
        id: 'going-home',
        heading: 'Going Home',
        blocks: [
          'Over the years we understood that a rescue is half of the journey. The other half is having a home again. That is why the Going Home program exists: it walks with each animal from the day it is registered until months after its adoption, and it walks with the family too, because the first days belong to everyone.',
          'Then came this portal. Here any rescuer can register the animals in their care, anyone who wants to adopt can take their time to get to know them, and every donor can see their whole history.',
        ],
        link: { label: 'Meet the Going Home program', page: 'goingHome' },
      },
      {
        id: 'today',
        heading: 'Today',
        blocks: [
          'We work {brief hours}. {share of profits} of profits go to the rescue centers. Above all, we are still neighbors who get organized: someone who bandages, someone who drives, someone who answers messages at eleven at night, someone who embroiders collars to sell at the market.',
          'The cinnamon dog lived for many more years, nearly always asleep beside the stove. When people ask us how all this began, we still begin with her.',
          {
            kind: 'callout',
            text: 'If you have read this far, you are already part of it. The next page of the notebook is yours to write as well.',
          },
        ],
        link: { label: 'Join the project', page: 'joinTheProject' },
      },
    ],
  },
};
