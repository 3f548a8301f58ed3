import { filterWords } from '#content/pets/filter-words.ts';
import { seniorFrom } from '#domain/pets/life-stage.ts';
import type { Company, PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import type { Species } from '#domain/pets/vocabularies.ts';

const words = filterWords.es;
const inOrder = new Intl.ListFormat('es-MX');
const pets = (total: number) =>
  total === 1 ? '1 mascota' : `${total.toLocaleString('es-MX')} mascotas`;
const kinds = {
  dog: { title: 'Perros', one: 'un perro', many: 'perros' },
  cat: { title: 'Gatos', one: 'un gato', many: 'gatos' },
  both: { title: 'Perros y gatos', one: 'un perro o un gato', many: 'mascotas' },
} satisfies Record<Species | 'both', object>;
const articles: Record<string, string> = { 'Ciudad de México': 'la', 'Estado de México': 'el' };
const withArticle = (place: string) => (articles[place] ? `${articles[place]} ${place}` : place);

/** For the loader of the pet lists: the page gets what it shows of them as data. */
export const petList = {
  page: (page: number) => `página ${page}`,
  position: (page: number, lastPage: number) => `Página ${page} de ${lastPage}`,
  count: pets,
  /** Where the rescuers' texts are in another language than the page. */
  written: '',
  places: {
    label: 'Dónde',
    everywhere: 'Todo México',
    more: 'Más lugares',
    states: 'Por estado',
    species: 'Especie',
    bothSpecies: 'Perros y gatos',
  },
  /** Lists with an address of their own. */
  landing: {
    title: (species: Species | undefined, place?: string) =>
      `${kinds[species ?? 'both'].title} en adopción${place ? ` en ${withArticle(place)}` : ''}`,
    lead: (species: Species | undefined, place: string | undefined, total: number) =>
      `Adopta ${kinds[species ?? 'both'].one}${place ? ` en ${withArticle(place)}` : ''}: ${
        total === 1
          ? 'hoy busca familia uno'
          : `hoy buscan familia ${total.toLocaleString('es-MX')}`
      }. Conoce su historia y su carácter, y escríbenos.`,
    missing: (species: Species | undefined) =>
      `Por ahora no hay ${kinds[species ?? 'both'].many} en adopción en este lugar.`,
    elsewhere: 'Arriba puedes ver en qué lugares hay mascotas que buscan familia.',
  },
  order: {
    label: 'Orden',
    newest: 'Más recientes',
    longestWaiting: 'Quienes más han esperado',
    fair: 'Para que todos se vean',
    fit: 'Más parecidas',
    fairHow: 'Cada noche cambian los turnos, para que todas pasen por el principio.',
    fairMore: 'Cómo se hace',
  } satisfies Record<PetOrder | 'label' | 'fit' | 'fairHow' | 'fairMore', string>,
  near: {
    label: 'Cerca de mí',
    from: (place: string) => `Cerca de ${place}`,
    field: 'Tu ciudad o tu código postal',
    submit: 'Ordenar',
    here: 'Usar mi ubicación',
    notTold: 'Tu dispositivo no dijo dónde estás. Escribe tu ciudad o tu código postal.',
    unknown: (place: string) =>
      `No conocemos «${place}». Escribe una ciudad más grande, su estado o un código postal.`,
  },
  tellMe: 'Avísame si llegan más',
  favorites: 'Mis favoritos',
  empty: {
    title: 'No hay mascotas',
    bare: 'Vuelve pronto: en cuanto llegue alguien, lo verás aquí.',
    filtered:
      'Nadie coincide con todo lo que buscas. Prueba con menos filtros: a veces quien te espera no es como lo imaginabas.',
    loosen: 'Nadie coincide con todo lo que buscas, pero casi. Te esperan:',
    close: 'Casi lo que buscas',
    without: (filter: string, total: number) => `${pets(total)} sin «${filter}»`,
  },
  search: {
    label: 'Busca con tus palabras',
    example: 'Por ejemplo: perrita chica que se lleve con gatos',
    submit: 'Buscar',
    unknown: (words: string[]) =>
      `No entendimos ${words.map((word) => `«${word}»`).join(', ')}: no lo tomamos en cuenta. Léelo en la descripción de cada mascota.`,
    ranked: (words: string[]) =>
      `Para ${words.map((word) => `«${word}»`).join(', ')} no hay filtro: van primero las mascotas cuya descripción lo menciona.`,
    nothing: 'No entendimos lo que buscas. Prueba con la especie, el tamaño, la edad o el lugar.',
  },
  filter: {
    title: 'Filtrar',
    open: (set: number) => (set === 0 ? 'Filtrar' : `Filtrar (${set})`),
    labels: {
      species: 'Especie',
      sex: 'Sexo',
      lifeStage: 'Edad',
      size: words.labels.size,
      livesWith: 'Convive con',
      sterilized: 'Salud',
      energy: 'Carácter',
      breed: words.labels.breed,
      ageValue: 'Edad exacta',
      ageUnit: 'Semanas, meses o años',
      name: 'Nombre',
      city: 'Ciudad',
      federalState: 'Estado',
    } satisfies Record<keyof PetFilter, string>,
    species: words.species,
    lifeStages: words.lifeStages,
    lifeStageHint: `Jóvenes, hasta 1 año. Mayores, los perros desde los ${seniorFrom('dog')} y los gatos desde los ${seniorFrom('cat')}.`,
    company: { children: 'Niñas y niños', dogs: 'Perros', cats: 'Gatos' } satisfies Record<
      Company,
      string
    >,
    livesWith: words.livesWith,
    sterilized: words.sterilized,
    energies: words.energies,
    named: words.named,
    cityExample: 'Por ejemplo, Mérida',
    stateExample: 'Nombre o una parte',
    anotherState: 'Agregar otro',
    more: 'Raza y edad exacta',
    ageWrong: 'Escribe la edad con un número, por ejemplo 3. Con 0 verás a los de menos de uno.',
    apply: 'Ver mascotas',
    clear: 'Quitar todos los filtros',
    remove: 'Quitar filtro:',
    set: 'Filtros activos',
    ignored: (labels: string[]) =>
      `Este filtro no es válido y no se aplicó: ${inOrder.format(labels)}.`,
  },
};

export type PetListText = typeof petList;
