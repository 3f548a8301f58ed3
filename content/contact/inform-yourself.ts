import type { Bilingual } from '#domain/language.ts';
import type { Figure, PageWithWays } from '../model.ts';

interface InformYourself extends PageWithWays {
  figures: readonly Figure[];
}

export const informYourself: Bilingual<InformYourself> = {
  es: {
    title: 'Infórmate',
    description:
      'Por qué se abandonan perros y gatos en México, qué retos hay y cómo la esterilización cambia la historia. Datos con fuente.',
    lead: 'Entender el abandono es el primer paso para evitarlo. Aquí está lo esencial, sin regaños y con fuentes.',
    ways: [
      { label: 'Dona una esterilización', give: 'sterilization' },
      { label: 'Presentación (PDF)', resource: 'presentation' },
    ],
    figures: [
      {
        value: '69.8 %',
        text: 'de los hogares de México vive con alguna mascota.',
        source: {
          label: 'INEGI, Encuesta Nacional de Bienestar Autorreportado (ENBIARE) 2021',
          url: 'https://www.inegi.org.mx/programas/enbiare/2021/',
        },
      },
      {
        value: '43.8 y 16.2 millones',
        text: 'de perros y de gatos, respectivamente, viven en esos hogares.',
        source: {
          label: 'INEGI, Encuesta Nacional de Bienestar Autorreportado (ENBIARE) 2021',
          url: 'https://www.inegi.org.mx/programas/enbiare/2021/',
        },
      },
    ],
    sections: [
      {
        id: 'abandono',
        heading: 'El abandono',
        blocks: [
          'Casi nadie adopta pensando en abandonar. Pasa después: una mudanza a un edificio que no acepta animales, un embarazo con dudas que nadie aclaró, un diagnóstico caro, un cachorro que creció más de lo esperado. También pasa antes, cuando una camada nace sin que nadie la haya planeado y se reparte a quien pase.',
          'México es un país de animales de compañía. Eso es una buena noticia: hay millones de hogares que saben quererlos. El reto es que todos esos animales tengan vacunas, placa, esterilización y alguien que responda por ellos.',
          'De los animales que viven en la calle no hay un censo nacional. Circulan muchas cifras; preferimos no repetir ninguna. Lo que sí vemos cada semana es que la mayoría son jóvenes, que muchos traen marca de collar y que casi todos aprenden a confiar otra vez.',
        ],
      },
      {
        id: 'retos',
        heading: 'Los retos',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Llegar antes',
                text: 'La mejor ayuda es la que evita la entrega: una consulta a buen precio, un consejo sobre ladridos, un hogar temporal por un mes.',
              },
              {
                title: 'El clima',
                text: 'En la costa, la temporada de huracanes va de junio a noviembre y el calor enferma todo el año. En las ciudades, las lluvias de verano inundan los lugares donde duermen.',
              },
              {
                title: 'Los cohetes',
                text: 'En las fiestas patronales y en diciembre se pierden muchos perros por el ruido. Una placa con teléfono hace la diferencia.',
              },
              {
                title: 'Los que nadie mira',
                text: 'Los de pelo negro, los grandes, los mayores y los que necesitan medicina esperan más. En nuestra lista siempre ves cuántos días lleva cada quien.',
              },
              {
                title: 'Los rescatistas',
                text: 'Casi siempre son personas solas que pagan de su bolsa. Este portal existe también para que no lo estén.',
              },
            ],
          },
          'Desde diciembre de 2024, la Constitución prohíbe el maltrato a los animales y pide al Estado garantizar su protección y cuidado. Es un gran paso. Si ves maltrato, puedes denunciarlo ante la autoridad de tu municipio o la fiscalía de tu estado; si no sabes cómo, escríbenos y te orientamos.',
        ],
        link: { label: 'Escríbenos', page: 'contact' },
      },
      {
        id: 'esterilizacion',
        heading: 'La esterilización',
        blocks: [
          'Es una cirugía de rutina que un médico veterinario hace con anestesia general. El animal entra en ayunas por la mañana y normalmente regresa a casa el mismo día. Puede hacerse desde cachorro, cuando el veterinario lo revisa y lo aprueba; no hace falta esperar al primer celo ni a que tenga una camada.',
          {
            kind: 'list',
            items: [
              'Evita camadas: una perra está preñada unos 63 días y una gata poco más de dos meses, y la gata puede volver a quedar preñada mientras todavía amamanta.',
              'Previene infecciones de matriz y tumores de testículo, y reduce mucho el riesgo de tumores de mama si se hace joven.',
              'Disminuye las fugas, las peleas y el marcaje con orina.',
              'No cambia su carácter ni le quita las ganas de jugar. Sí puede darle más apetito: se cuida la porción y ya.',
            ],
          },
          'En una colonia de gatos, esterilizar y regresar a los animales a su lugar evita camadas nuevas y deja tranquilo al barrio. Se reconoce a un gato esterilizado por la puntita recta de una oreja.',
          {
            kind: 'callout',
            text: 'Cada esterilización de hoy son camadas que mañana no tendrán que ser rescatadas. Es la ayuda que más rinde.',
          },
        ],
        link: { label: 'Dona una esterilización', give: 'sterilization' },
      },
      {
        id: 'rabia',
        heading: 'Vacunar también es querer',
        blocks: [
          'En 2019 México fue el primer país en recibir el reconocimiento de la Organización Mundial de la Salud por haber eliminado la rabia transmitida por perros como problema de salud pública. Se logró con décadas de vacunación gratuita. Seguir vacunando cada año es la manera de conservarlo: pregunta por la campaña de tu centro de salud.',
        ],
        link: {
          label: 'Cuidados después de esterilizar (PDF)',
          resource: 'post-sterilization-care',
        },
      },
      {
        id: 'comparte',
        heading: 'Comparte lo que aprendiste',
        blocks: [
          'Si das clases, trabajas en una empresa o quieres contarlo en tu familia, preparamos una presentación breve con quiénes somos, qué hacemos y cómo sumarse. Úsala con libertad.',
        ],
        link: { label: 'Presentación de {nombre} (PDF)', resource: 'presentation' },
      },
    ],
  },
  en: {
    title: 'Inform yourself',
    description:
      'Why dogs and cats are abandoned in Mexico, what the challenges are and how sterilization changes the story. Figures with sources.',
    lead: 'Understanding abandonment is the first step toward preventing it. Here are the essentials, without scolding and with sources.',
    ways: [
      { label: 'Donate a Sterilization', give: 'sterilization' },
      { label: 'Presentation (PDF)', resource: 'presentation' },
    ],
    figures: [
      {
        value: '69.8%',
        text: 'of homes in Mexico live with some kind of pet.',
        source: {
          label: 'INEGI, national survey of self-reported well-being (ENBIARE) 2021',
          url: 'https://www.inegi.org.mx/programas/enbiare/2021/',
        },
      },
      {
        value: '43.8 and 16.2 million',
        text: 'dogs and cats, respectively, live in those homes.',
        source: {
          label: 'INEGI, national survey of self-reported well-being (ENBIARE) 2021',
          url: 'https://www.inegi.org.mx/programas/enbiare/2021/',
        },
      },
    ],
    sections: [
      {
        id: 'abandonment',
        heading: 'Abandonment',
        blocks: [
          'Hardly anybody adopts meaning to abandon. It happens later: a move to a building that takes no animals, a pregnancy with doubts that nobody cleared up, an expensive diagnosis, a puppy that grew more than expected. It also happens earlier, when a litter is born that nobody planned and is handed to whoever walks by.',
          'Mexico is a country of companion animals. That is good news: millions of homes know how to love them. The challenge is for each of those animals to have vaccines, a tag, sterilization and somebody who answers for it.',
          'There is no national census of the animals who live in the street. Many figures go round; we prefer to repeat none. What we do see every week is that most are young, that many carry the mark of a collar, and that nearly all learn to trust again.',
        ],
      },
      {
        id: 'challenges',
        heading: 'The challenges',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Arriving earlier',
                text: 'The best help is the kind that prevents a surrender: a visit to the vet at a fair price, advice about barking, a foster home for a month.',
              },
              {
                title: 'The weather',
                text: 'On the coast the hurricane season runs from June to November, and heat makes animals ill all year. In the cities the summer rains flood the places where they sleep.',
              },
              {
                title: 'Firecrackers',
                text: 'At local festivals and in December many dogs run away from the noise. A tag with a telephone number makes all the difference.',
              },
              {
                title: 'Those nobody looks at',
                text: 'Those with black coats, the big ones, the old ones and those who need medicine wait longer. Our list always shows how many days each one has waited.',
              },
              {
                title: 'The rescuers',
                text: 'Nearly always they are people on their own who pay from their own pockets. This portal exists so that they are not alone.',
              },
            ],
          },
          'Since December 2024, the Mexican Constitution prohibits the mistreatment of animals and asks the State to guarantee their protection and care. It is a great step. If you see mistreatment, you can report it to your municipality or to the prosecutor’s office of your state; if you do not know how, write to us and we will guide you.',
        ],
        link: { label: 'Write to us', page: 'contact' },
      },
      {
        id: 'sterilization',
        heading: 'Sterilization',
        blocks: [
          'It is a routine operation that a veterinarian performs under general anesthesia. The animal arrives in the morning on an empty stomach and normally goes home the same day. It can be done from a young age, once the vet has examined and approved the animal; there is no need to wait for the first heat or for a litter.',
          {
            kind: 'list',
            items: [
              'It prevents litters: a dog is pregnant for about 63 days and a cat for little more than two months, and a cat can become pregnant again while still nursing.',
              'It prevents infections of the womb and tumours of the testicles, and greatly lowers the risk of mammary tumours when done young.',
              'It reduces roaming, fighting and urine marking.',
              'It does not change their character or their wish to play. It can increase their appetite: watch the portions, and that is all.',
            ],
          },
          'In a cat colony, sterilizing the animals and returning them to their place prevents new litters and leaves the neighborhood in peace. You can tell a sterilized cat by the straight tip of one ear.',
          {
            kind: 'callout',
            text: 'Each sterilization today means litters that will not need rescuing tomorrow. No help goes further.',
          },
        ],
        link: { label: 'Donate a Sterilization', give: 'sterilization' },
      },
      {
        id: 'rabies',
        heading: 'Vaccinating is loving too',
        blocks: [
          'In 2019 Mexico was the first country to be recognized by the World Health Organization for having eliminated dog-transmitted rabies as a public health problem. Decades of free vaccination made it possible. Vaccinating every year is how we keep it that way: ask about the campaign at your health center.',
        ],
        link: { label: 'Care after sterilization (PDF)', resource: 'post-sterilization-care' },
      },
      {
        id: 'share',
        heading: 'Share what you learned',
        blocks: [
          'If you teach, work in a company or want to tell your family, we have prepared a short presentation of who we are, what we do and how to join in. Use it freely.',
        ],
        link: { label: 'Presentation of {name} (PDF)', resource: 'presentation' },
      },
    ],
  },
};
