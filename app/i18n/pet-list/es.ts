import type { LifeStage } from '#domain/pets/life-stage.ts';
import { seniorFrom } from '#domain/pets/life-stage.ts';
import type { Company, PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import type { Programme, Species, YesNo } from '#domain/pets/vocabularies.ts';

const inOrder = new Intl.ListFormat('es-MX');
const pets = (total: number) =>
  total === 1 ? '1 mascota' : `${total.toLocaleString('es-MX')} mascotas`;

/** For the loader of the pet lists: the page gets what it shows of them as data. */
export const petList = {
  descriptions: {
    adoption:
      'Perros y gatos en adopción en Tulum y Guadalajara: fotos, carácter y lo que necesitan.',
    rehabilitation:
      'Perros y gatos en rehabilitación en Tulum y Guadalajara, y lo que cada quien necesita para sanar.',
  } satisfies Record<Programme, string>,
  page: (page: number) => `página ${page}`,
  position: (page: number, lastPage: number) => `Página ${page} de ${lastPage}`,
  count: pets,
  /** Where the rescuers' texts are in another language than the page. */
  written: '',
  order: {
    label: 'Orden',
    newest: 'Más recientes',
    longestWaiting: 'Quienes más han esperado',
  } satisfies Record<PetOrder | 'label', string>,
  empty: {
    title: 'No hay mascotas',
    bare: 'Vuelve pronto: en cuanto llegue alguien, lo verás aquí.',
    filtered:
      'Nadie coincide con todo lo que buscas. Prueba con menos filtros: a veces quien te espera no es como lo imaginabas.',
    loosen: 'Nadie coincide con todo lo que buscas, pero casi. Te esperan:',
    without: (filter: string, total: number) => `${pets(total)} sin «${filter}»`,
  },
  filter: {
    title: 'Filtrar',
    open: (set: number) => (set === 0 ? 'Filtrar' : `Filtrar (${set})`),
    labels: {
      species: 'Especie',
      sex: 'Sexo',
      lifeStage: 'Edad',
      size: 'Tamaño',
      livesWith: 'Convive con',
      sterilized: 'Salud',
      breed: 'Raza',
      ageValue: 'Edad exacta',
      ageUnit: 'Meses o años',
      city: 'Ciudad',
      federalState: 'Estado',
    } satisfies Record<keyof PetFilter, string>,
    species: { cat: 'Gatos', dog: 'Perros' } satisfies Record<Species, string>,
    lifeStages: { young: 'Jóvenes', adult: 'Adultos', senior: 'Mayores' } satisfies Record<
      LifeStage,
      string
    >,
    lifeStageHint: `Jóvenes, hasta 1 año. Mayores, los perros desde los ${seniorFrom('dog')} y los gatos desde los ${seniorFrom('cat')}.`,
    company: { children: 'Niñas y niños', dogs: 'Perros', cats: 'Gatos' } satisfies Record<
      Company,
      string
    >,
    livesWith: {
      children: 'Convive con niñas y niños',
      dogs: 'Convive con perros',
      cats: 'Convive con gatos',
    } satisfies Record<Company, string>,
    sterilized: { yes: 'Esterilizados', no: 'Sin esterilizar' } satisfies Record<YesNo, string>,
    cityExample: 'Por ejemplo, Tulum',
    stateExample: 'Nombre o una parte',
    anotherState: 'Agregar otro',
    more: 'Raza y edad exacta',
    ageWrong: 'Escribe la edad con un número, por ejemplo 3.',
    apply: 'Ver mascotas',
    clear: 'Quitar todos los filtros',
    remove: 'Quitar filtro:',
    set: 'Filtros activos',
    ignored: (labels: string[]) =>
      `Este filtro no es válido y no se aplicó: ${inOrder.format(labels)}.`,
  },
};

export type PetListText = typeof petList;
