import { petAnnouncement } from '#content/pets/es.ts';
import type {
  AgeUnit,
  Breed,
  Compatibility,
  PetStatus,
  Sex,
  Size,
} from '#domain/pets/vocabularies.ts';

/** Spanish agrees with the animal: every word about it comes in both genders. */
type Gendered = Record<Sex, string>;
const both = (male: string, female: string): Gendered => ({ male, female });

const sizes: Record<Size, Gendered> = {
  mini: both('mini', 'mini'),
  small: both('pequeño', 'pequeña'),
  medium: both('mediano', 'mediana'),
  large: both('grande', 'grande'),
  giant: both('muy grande', 'muy grande'),
};
const breeds: Record<Breed, Gendered> = {
  mixed: both('Mestizo', 'Mestiza'),
  breedMix: both('Cruza de raza con mestizo', 'Cruza de raza con mestiza'),
  purebred: both('De raza', 'De raza'),
  unknown: both('No se sabe', 'No se sabe'),
};
const answers: Record<Compatibility, string> = { yes: 'Sí', no: 'No', unknown: 'Aún no sabemos' };
const statuses: Record<PetStatus, string> = {
  adoption: 'En adopción',
  rehabilitation: 'En rehabilitación',
  adopted: 'Con familia',
  deceased: 'Falleció',
  returned: 'Regresó con nosotros',
  paused: 'En pausa',
};

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

/** The lists of pets and a pet's own page. */
export const pets = {
  lists: { label: 'Programas' },
  units: { weeks: 'semanas', months: 'meses', years: 'años' } satisfies Record<AgeUnit, string>,
  sexes: { male: 'Macho', female: 'Hembra' } satisfies Gendered,
  species: petAnnouncement.species,
  size: (value: Size, sex: Sex = 'male') => sizes[value][sex],
  breed: (value: Breed, sex: Sex = 'male') => breeds[value][sex],
  age: petAnnouncement.age,
  ageOf: petAnnouncement.ageOf,
  animal: petAnnouncement.animal,
  waiting: (count: number) => (count === 0 ? 'Llegó hoy' : `Espera desde hace ${days(count)}`),
  recovering: (count: number) =>
    count === 0 ? 'En rehabilitación desde hoy' : `En rehabilitación desde hace ${days(count)}`,
  arrived: (sex: Sex): string => (sex === 'female' ? 'Nueva' : 'Nuevo'),
  sterilizedTag: (sex: Sex): string => (sex === 'female' ? 'Esterilizada' : 'Esterilizado'),
  inRehabilitation: 'En rehabilitación',
  atEvent: {
    tag: (day: string) => `En evento: ${day}`,
    visit: (name: string, day: string) => `Conoce a ${name} en persona el ${day}`,
  },
  meet: (sex: Sex): string => (sex === 'female' ? 'Conócela' : 'Conócelo'),
  help: (sex: Sex): string => (sex === 'female' ? 'Ayúdala' : 'Ayúdalo'),
  photoOf: (name: string) => `Foto de ${name}`,
  videoOf: (name: string) => `Video de ${name}`,
  share: {
    open: 'Compartir',
    of: (name: string) => `Compartir a ${name}`,
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    otherApp: 'Otra aplicación',
    message: {
      adoption: (name: string, city: string) => `Conoce a ${name}, que busca familia en ${city}:`,
      rehabilitation: (name: string, city: string) =>
        `Conoce a ${name}, que se recupera en ${city}:`,
    },
  },
  pet: {
    title: petAnnouncement.title,
    programme: petAnnouncement.programmes,
    back: { adoption: 'Mascotas en adopción', rehabilitation: 'Mascotas en rehabilitación' },
    gallery: (name: string) => `Fotos de ${name}`,
    show: (index: number, count: number) => `Ver ${index} de ${count}`,
    enlarge: 'Ver en grande',
    downloadVideo: 'Descargar video',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (index: number, count: number) => `${index} de ${count}`,
    factsTitle: (name: string) => `Así es ${name}`,
    facts: {
      species: 'Especie',
      breed: 'Raza',
      sex: 'Sexo',
      age: 'Edad',
      size: 'Tamaño',
      weight: 'Peso',
      color: 'Color',
      city: 'Ubicación',
    },
    weight: (kg: number) => `${kg.toLocaleString('es-MX')} kg`,
    livesWith: 'Convive con',
    goodWithOwnKind: { cat: 'Otros gatos', dog: 'Otros perros' },
    goodWithOtherAnimals: { cat: 'Perros y otras especies', dog: 'Gatos y otras especies' },
    goodWithChildren: 'Niñas y niños',
    answers,
    yesNo: (value: boolean): string => (value ? 'Sí' : 'No'),
    training: 'Educación',
    trained: 'Sabe órdenes básicas',
    houseTrained: 'Hace sus necesidades en su lugar',
    papers: {
      title: 'Su salud y sus papeles',
      vaccines: 'Vacunas y cuidados',
      vaccinesUnknown: 'Sin información todavía; pregúntanos.',
      deworming: 'Desparasitación',
      dewormed: (done: boolean): string => (done ? 'Está al día.' : 'Pendiente.'),
      sterilization: 'Esterilización',
      sterilized: (done: boolean): string => (done ? 'Ya está hecha.' : 'Pendiente.'),
      folder: 'Expediente',
      noFolder: 'Esta mascota aún no cuenta con un expediente abierto',
      checklist: 'Documentos de su expediente',
      openFolder: (name: string) => `Abrir el expediente de ${name}`,
    },
    personality: 'Su carácter',
    story: 'Su historia',
    readMore: 'Leer más',
    readLess: 'Leer menos',
    needs: 'Lo que necesita para sanar',
    giveFor: (name: string) => `Donar para ${name}`,
    history: 'Historial',
    historyDate: 'Fecha',
    historyStatus: 'Estado',
    statuses,
    adoptTitle: (name: string) => `¿Te llevas a ${name} a casa?`,
    adoptSteps: [
      'Cuéntanos de tu casa y tu familia.',
      'Ven a conocernos: pasen tiempo juntos, sin prisa.',
      'Visitamos tu casa y firmamos el contrato de adopción.',
      'Te acompañamos durante el primer año.',
    ],
    apply: (name: string) => `Quiero adoptar a ${name}`,
    write: 'Quiero adoptar',
    ask: 'Tengo una pregunta',
    applySubject: (name: string) => `Quiero adoptar a ${name}`,
    whatsapp: (name: string, address: string) =>
      `Hola, me interesa adoptar a ${name}. ¿Me cuentan más? ${address}`,
    requirements: 'Requisitos de adopción',
    helpTitle: (name: string) => `Ayuda a ${name} a ponerse bien`,
    helpText: 'Todavía no se puede adoptar, pero sí puedes ayudar en su recuperación.',
    similar: { adoption: 'También esperan', rehabilitation: 'También se recuperan' },
    all: 'Ver todas las mascotas',
    printedCode: {
      adoption: (name: string) => `Escanea para conocer a ${name} y saber cómo adoptar.`,
      rehabilitation: (name: string) => `Escanea para ver cómo ayudar a ${name}.`,
    },
    since: (date: string) => `Con nosotros desde el ${date}`,
  },
};
