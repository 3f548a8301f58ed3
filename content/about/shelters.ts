import type { Bilingual } from '#domain/language.ts';
import type { Section, TextPage } from '../model.ts';

export interface Shelter {
  id: string;
  name: string;
  kind: 'shelter' | 'fosterHomes';
  city: string;
  federalState: string;
  /** Neighbourhood or road: the door is told to those who come to visit. */
  area: Bilingual;
  does: Bilingual;
  lives: Bilingual<readonly string[]>;
  /** Animals that fit at the same time. */
  capacity: number;
  visits: Bilingual;
  /** WGS 84, rounded to about a kilometre on purpose. */
  latitude: number;
  longitude: number;
}

export const shelters: readonly Shelter[] = [
  {
    id: 'casa-chaca',
    name: 'Casa Chacá',
    kind: 'shelter',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    area: { es: 'Rumbo a la carretera a Cobá', en: 'Toward the road to Cobá' },
    does: {
      es: 'Rehabilitación. Aquí llegan quienes salen de una cirugía, quienes tienen la piel enferma y quienes le perdieron la confianza a la gente. Tiene cuarto de recuperación, sombra todo el día y paseos cortos por la mañana.',
      en: 'Rehabilitation. Animals come here after surgery, with sick skin, or when they have lost their trust in people. There is a recovery room, shade all day and short walks in the morning.',
    },
    lives: { es: ['Perros', 'Gatos en recuperación'], en: ['Dogs', 'Cats in recovery'] },
    capacity: 18,
    visits: {
      es: 'Con cita, sábados de 9:00 a 12:00. En silencio: hay pacientes.',
      en: 'By appointment, Saturdays from 9 AM to noon. Quietly: there are patients.',
    },
    latitude: 20.23,
    longitude: -87.48,
  },
  {
    id: 'el-ramonal',
    name: 'El Ramonal',
    kind: 'shelter',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    area: { es: 'Zona de selva, al norte de la ciudad', en: 'Jungle area, north of the town' },
    does: {
      es: 'El patio grande. Perros medianos y grandes que ya están sanos y necesitan correr, convivir y aprender a caminar con correa. En temporada de huracanes es también nuestro punto de resguardo.',
      en: 'The big yard. Medium and large dogs who are well again and need to run, live with others and learn to walk on a lead. In hurricane season it is also our safe point.',
    },
    lives: { es: ['Perros medianos y grandes'], en: ['Medium and large dogs'] },
    capacity: 35,
    visits: {
      es: 'Con cita, miércoles y domingos de 8:00 a 11:00. Trae zapato cerrado y repelente sin aerosol.',
      en: 'By appointment, Wednesdays and Sundays from 8 to 11 AM. Bring closed shoes and non-spray repellent.',
    },
    latitude: 20.26,
    longitude: -87.46,
  },
  {
    id: 'gatera-luna-de-sal',
    name: 'Gatera Luna de Sal',
    kind: 'shelter',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    area: { es: 'Zona centro', en: 'Town center' },
    does: {
      es: 'Solo gatos. Repisas altas, cajas en todas partes y un corredor de malla para tomar el sol sin cazar aves. Aquí se preparan también las colonias que se esterilizan y regresan a su lugar.',
      en: 'Cats only. High shelves, boxes everywhere and a mesh walkway for sunbathing without hunting birds. Colonies that are sterilized and returned to their place are prepared here too.',
    },
    lives: { es: ['Gatos', 'Gatitos con su mamá'], en: ['Cats', 'Kittens with their mother'] },
    capacity: 22,
    visits: {
      es: 'Con cita, de martes a viernes de 16:00 a 18:00, en grupos de cuatro personas.',
      en: 'By appointment, Tuesday to Friday from 4 PM to 6 PM, in groups of four.',
    },
    latitude: 20.21,
    longitude: -87.46,
  },
  {
    id: 'casa-guamuchil',
    name: 'Casa Guamúchil',
    kind: 'shelter',
    city: 'Zapopan',
    federalState: 'Jalisco',
    area: { es: 'Norte de la zona metropolitana', en: 'North of the metropolitan area' },
    does: {
      es: 'Perros en adopción y familias que vienen a conocerlos. Tiene un jardín para los primeros encuentros, sala de entrevistas y el banco de alimento que reparte croquetas a los hogares temporales.',
      en: 'Dogs for adoption, and families who come meet them. There is a garden for first meetings, a room for interviews and the food bank that supplies the foster homes.',
    },
    lives: { es: ['Perros de todas las tallas'], en: ['Dogs of every size'] },
    capacity: 30,
    visits: {
      es: 'Con cita, sábados y domingos de 10:00 a 14:00.',
      en: 'By appointment, Saturdays and Sundays from 10 AM to 2 PM.',
    },
    latitude: 20.74,
    longitude: -103.4,
  },
  {
    id: 'patio-jacaranda',
    name: 'Patio Jacaranda',
    kind: 'shelter',
    city: 'Guadalajara',
    federalState: 'Jalisco',
    area: { es: 'Cerca del centro', en: 'Near the center' },
    does: {
      es: 'Gatos, cachorros y el quirófano de las jornadas de esterilización. Los cachorros pasan aquí su cuarentena y sus primeras vacunas antes de salir a un hogar temporal.',
      en: 'Cats, puppies and the operating room of our sterilization days. Puppies spend their quarantine and get their first vaccines here before they move to a foster home.',
    },
    lives: { es: ['Gatos', 'Cachorros'], en: ['Cats', 'Puppies'] },
    capacity: 24,
    visits: {
      es: 'Con cita, jueves de 17:00 a 19:00. Los cachorros sin vacunas se saludan por la ventana.',
      en: 'By appointment, Thursdays from 5 to 7 PM. Puppies without vaccines say hello through the window.',
    },
    latitude: 20.68,
    longitude: -103.35,
  },
  {
    id: 'hogares-de-barro',
    name: 'Hogares de Barro',
    kind: 'fosterHomes',
    city: 'San Pedro Tlaquepaque',
    federalState: 'Jalisco',
    area: { es: 'Varias colonias', en: 'Several neighborhoods' },
    does: {
      es: 'Una red de catorce familias que abren su casa por unas semanas: mamás con su camada, animales mayores y quienes se ponen tristes en un albergue. Nosotros ponemos el alimento, la medicina y el teléfono a cualquier hora.',
      en: 'A network of fourteen families who open their homes for a few weeks: mothers with their litter, older animals and those whom a shelter makes sad. We provide food, medicine and a telephone at any hour.',
    },
    lives: {
      es: ['Mamás con cachorros', 'Animales mayores'],
      en: ['Mothers with litters', 'Older animals'],
    },
    capacity: 20,
    visits: {
      es: 'Cada familia recibe en su casa, así que nos ponemos de acuerdo contigo por mensaje.',
      en: 'Each family receives visitors at home, so we arrange it with you by message.',
    },
    latitude: 20.64,
    longitude: -103.31,
  },
];

const found: Bilingual<Section> = {
  es: {
    id: 'encontraste-un-animal',
    heading: 'Si encontraste un animal',
    blocks: [
      'Escríbenos a cualquier hora. Si está herido, no le des comida ni medicina para personas: dale agua, sombra y espacio. Si está bien, tómale una foto, pregunta en la cuadra y revisa si trae placa. Muchas veces su familia lo está buscando a tres calles.',
      'Cuando un albergue está lleno lo decimos. Entonces te ayudamos a darle hogar temporal en tu casa, con alimento, veterinario y difusión de nuestra parte.',
    ],
    link: { label: 'Contáctanos', page: 'contact' },
  },
  en: {
    id: 'if-you-found-an-animal',
    heading: 'If you have found an animal',
    blocks: [
      'Write to us at any hour. If it is hurt, give it no food and no human medicine: give it water, shade and room. If it is well, take a photo, ask around the block and see whether it wears a tag. Often its family is looking for it three streets away.',
      'When a shelter is full, we say so. Then we help you foster it at your home, with food, a vet and publicity on our side.',
    ],
    link: { label: 'Contact us', page: 'contact' },
  },
};

/** Until the organisation says where its animals live. */
export const sheltersToCome: Bilingual<TextPage> = {
  es: {
    title: 'Albergues y hogares temporales',
    description:
      'Dónde viven los animales que cuida {nombre} mientras llega su familia. Estamos preparando esta página.',
    lead: 'Estamos preparando esta página. Muy pronto conocerás aquí los lugares donde viven mientras llega su familia.',
    sections: [found.es],
  },
  en: {
    title: 'Shelters and foster homes',
    description:
      'Where the animals that {name} looks after live until their family arrives. We are preparing this page.',
    lead: 'We are preparing this page. Soon you will meet here the places where they live until their family arrives.',
    sections: [found.en],
  },
};

export const sheltersPage: Bilingual<TextPage> = {
  es: {
    title: 'Albergues y hogares temporales',
    description:
      'Los albergues y hogares temporales de {nombre} en {ciudades}: qué hace cada uno, cuántos animales cuida y cómo visitarlo.',
    lead: 'Cinco albergues y una red de hogares temporales, cada uno con su oficio. Aquí viven mientras llega su familia.',
    sections: [
      {
        id: 'un-dia-cualquiera',
        heading: 'Un día cualquiera',
        blocks: [
          'A las seis se abren las ventanas y se revisa a cada quien: ojos, encías, patas, ánimo. Después vienen el desayuno, la limpieza y los paseos, antes de que apriete el calor. Al mediodía todos duermen. Por la tarde hay curaciones, baños, visitas y clases de correa, y por la noche alguien se queda siempre a cuidar.',
          'Cuando un animal está listo para una familia, el equipo lo escribe en su ficha, con lo que le gusta, lo que le asusta y lo que todavía está aprendiendo.',
        ],
        link: { label: 'Conoce a quienes viven aquí', page: 'adoptionPets' },
      },
      {
        id: 'visitas',
        heading: 'Antes de visitarnos',
        blocks: [
          'Nos encanta recibir gente, y a ellos también, pero con calma. Escríbenos uno o dos días antes y te confirmamos la hora y la dirección. Si vas a conocer a un animal en particular, dinos su nombre para tenerlo descansado y de buenas.',
          {
            kind: 'list',
            items: [
              'Ven con ropa que se pueda ensuciar y sin perfume fuerte.',
              'Niñas y niños son bienvenidos si vienen con un adulto.',
              'Deja a tus animales en casa; el encuentro con ellos se organiza después.',
              'Si quieres traer algo: croquetas, arena, periódico, toallas viejas o cloro siempre hacen falta.',
            ],
          },
        ],
        link: { label: 'Agenda tu visita por correo', mailbox: 'hello' },
      },
      {
        id: 'direcciones',
        heading: 'Por qué no publicamos la dirección',
        blocks: [
          'El mapa muestra la zona, no la puerta. Cuando la dirección de un albergue se hace pública, aparecen cajas con animales a media noche y nadie alcanza a saber si están enfermos o si se llevan bien con los demás. Con cita, cada uno llega a un lugar que ya está preparado.',
        ],
      },
      found.es,
    ],
  },
  en: {
    title: 'Shelters and foster homes',
    description:
      'The shelters and foster homes of {name} in {cities}: what each one does, how many animals it cares for and how to visit.',
    lead: 'Five shelters and a network of foster homes, each with its own craft. This is where they live until their family arrives.',
    sections: [
      {
        id: 'an-ordinary-day',
        heading: 'An ordinary day',
        blocks: [
          'At six the windows open and each animal is looked over: eyes, gums, paws, mood. Then come breakfast, cleaning and walks, before the heat sets in. At noon everyone sleeps. In the afternoon there are bandages, baths, visits and lead lessons, and at night somebody always stays to watch over them.',
          'When an animal is ready for a family, the team says so on its page, with what it likes, what scares it and what it is still learning.',
        ],
        link: { label: 'Meet those who live here', page: 'adoptionPets' },
      },
      {
        id: 'visits',
        heading: 'Before you visit',
        blocks: [
          'We love having visitors, and so do they, as long as nobody rushes. Write to us a day or two before and we will confirm the time and the address. If you are coming to meet one animal in particular, tell us its name so that we have it rested and in a good mood.',
          {
            kind: 'list',
            items: [
              'Wear clothes that can get dirty, and no strong perfume.',
              'Children are welcome with an adult.',
              'Leave your own animals at home; we arrange their meeting later.',
              'If you want to bring something: dry food, litter, newspaper, old towels or bleach are always needed.',
            ],
          },
        ],
        link: { label: 'Arrange your visit by email', mailbox: 'hello' },
      },
      {
        id: 'addresses',
        heading: 'Why we do not publish the address',
        blocks: [
          'The map shows the area, not the door. When a shelter’s address becomes public, boxes of animals appear at midnight and nobody can tell whether they are ill or get along with the others. By appointment, each one comes to a place that is ready.',
        ],
      },
      found.en,
    ],
  },
};
