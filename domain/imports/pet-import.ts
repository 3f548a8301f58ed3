import { federalState, findFederalState } from '../federal-states.ts';
import { readAge } from '../pets/age-text.ts';
import { readMicrochip } from '../pets/microchip.ts';
import {
  breed,
  compatibility,
  energy,
  petStatus,
  sex,
  size,
  species,
  yesNo,
} from '../pets/vocabularies.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ImportField, ImportKind } from './import-kind.ts';
import { ageOf, spokenOfPets } from './pet-words.ts';

/** What a column of a table may tell of a pet, in the order in which people are asked. */
export const petImportField = vocabulary({
  externalId: 'clave',
  name: 'nombre',
  species: 'especie',
  sex: 'sexo',
  age: 'edad',
  birthDate: 'nacimiento',
  size: 'tamano',
  color: 'color',
  breed: 'raza',
  weightKg: 'peso',
  status: 'estado',
  registeredOn: 'ingreso',
  city: 'ciudad',
  federalState: 'entidad_federativa',
  sterilized: 'esterilizada',
  vaccines: 'vacunas',
  dewormed: 'desparasitacion',
  lastDewormedOn: 'fecha_ultima_desparasitacion',
  microchip: 'microchip',
  goodWithOwnKind: 'convine',
  goodWithOtherAnimals: 'convine_otras',
  goodWithChildren: 'convine_ninos',
  trained: 'entrenado',
  houseTrained: 'educado',
  energy: 'energia',
  stairs: 'escaleras',
  needsExperience: 'requiere_experiencia',
  personality: 'personalidad',
  story: 'comentarios',
  needs: 'necesidades',
  photos: 'fotos',
});
export type PetImportField = ValueOf<typeof petImportField>;

/** For what nobody has written yet. */
const askUs = 'Sin información todavía; pregúntanos.';

export const petImportFields: Readonly<Record<PetImportField, ImportField>> = {
  externalId: {
    label: { es: 'Clave', en: 'Key' },
    called: ['clave', 'id', 'folio', 'expediente', 'numero', 'num', 'no', 'codigo', 'key'],
    isOwn: true,
    isKey: 'name',
  },
  name: {
    label: { es: 'Nombre', en: 'Name' },
    called: ['nombre', 'name', 'animal', 'mascota', 'perrito', 'gatito'],
    isOwn: true,
  },
  species: {
    label: { es: 'Especie', en: 'Species' },
    called: ['especie', 'species', 'tipo', 'perro gato'],
    words: species,
    isKnownBy: 'words',
    spoken: spokenOfPets.species,
  },
  sex: {
    label: { es: 'Sexo', en: 'Sex' },
    called: ['sexo', 'sex', 'genero', 'gender'],
    words: sex,
    isKnownBy: 'words',
    spoken: spokenOfPets.sex,
  },
  age: {
    label: { es: 'Edad', en: 'Age' },
    called: ['edad', 'age', 'anos', 'meses'],
    isOptional: true,
    reads: (text) => readAge(text) !== undefined,
    proposes: ageOf,
    isKnownBy: (value) => readAge(value) !== undefined,
  },
  birthDate: {
    label: { es: 'Fecha de nacimiento', en: 'Date of birth' },
    called: ['nacimiento', 'nacio', 'birth', 'cumpleanos', 'born'],
    isDate: true,
    isOptional: true,
    isOwn: true,
  },
  size: {
    label: { es: 'Tamaño', en: 'Size' },
    called: ['tamano', 'talla', 'size', 'porte'],
    words: size,
    isKnownBy: 'words',
    spoken: spokenOfPets.size,
  },
  color: { label: { es: 'Color', en: 'Color' }, called: ['color', 'colour', 'pelaje'] },
  breed: {
    label: { es: 'Raza', en: 'Breed' },
    called: ['raza', 'breed'],
    words: breed,
    usual: breed.toWire('unknown'),
    spoken: spokenOfPets.breed,
  },
  weightKg: {
    label: { es: 'Peso (kg)', en: 'Weight (kg)' },
    called: ['peso', 'weight', 'kg', 'kilos'],
    isOptional: true,
    isOwn: true,
  },
  status: {
    label: { es: 'Estado', en: 'Status' },
    called: ['estatus', 'status', 'situacion', 'disponibilidad', 'estado'],
    words: petStatus,
    usual: petStatus.toWire('adoption'),
    isKnownBy: 'words',
    spoken: spokenOfPets.status,
  },
  registeredOn: {
    label: { es: 'Fecha de ingreso', en: 'Intake date' },
    called: ['ingreso', 'llegada', 'llego', 'entrada', 'rescate', 'rescatado', 'intake', 'alta'],
    isDate: true,
    isOptional: true,
    isOwn: true,
  },
  city: {
    label: { es: 'Ciudad', en: 'City' },
    called: ['ciudad', 'city', 'municipio', 'localidad', 'ubicacion'],
  },
  federalState: {
    label: { es: 'Entidad federativa', en: 'State' },
    called: ['entidad', 'entidad federativa', 'federativa', 'state', 'estado'],
    words: federalState,
    find: findFederalState,
  },
  sterilized: {
    label: { es: 'Esterilizada', en: 'Sterilized' },
    called: ['esterilizada', 'esterilizado', 'castrado', 'castrada', 'sterilized', 'neutered'],
    words: yesNo,
    usual: 'NO',
  },
  vaccines: {
    label: { es: 'Vacunas y desparasitación', en: 'Vaccines and deworming' },
    called: ['vacunas', 'vacunacion', 'vaccines', 'vacuna'],
    usual: askUs,
    isLong: true,
  },
  dewormed: {
    label: { es: 'Desparasitado', en: 'Dewormed' },
    called: ['desparasitado', 'desparasitada', 'desparasitacion', 'dewormed'],
    words: yesNo,
    usual: 'NO',
  },
  lastDewormedOn: {
    label: { es: 'Última desparasitación', en: 'Last dewormed on' },
    called: ['ultima desparasitacion', 'fecha desparasitacion', 'last dewormed'],
    isDate: true,
    isOptional: true,
  },
  microchip: {
    label: { es: 'Microchip', en: 'Microchip' },
    called: ['microchip', 'chip', 'numero chip', 'numero microchip', 'no chip'],
    isOptional: true,
    isOwn: true,
    isKnownBy: (value) => /\d{15}/.test(readMicrochip(value) ?? ''),
  },
  goodWithOwnKind: {
    label: { es: 'Convive con los de su especie', en: 'Good with their own kind' },
    called: ['convive especie', 'own kind'],
    words: compatibility,
    usual: 'NO SE',
  },
  goodWithOtherAnimals: {
    label: { es: 'Convive con otras especies', en: 'Good with other animals' },
    called: ['convive otras', 'other animals', 'otros animales'],
    words: compatibility,
    usual: 'NO SE',
  },
  goodWithChildren: {
    label: { es: 'Convive con niños', en: 'Good with children' },
    called: ['ninos', 'children', 'kids'],
    words: compatibility,
    usual: 'NO SE',
  },
  trained: {
    label: { es: 'Entrenado', en: 'Trained' },
    called: ['entrenado', 'entrenada', 'adiestrado', 'adiestrada', 'trained'],
    words: yesNo,
    usual: 'NO',
  },
  houseTrained: {
    label: { es: 'Educado', en: 'House-trained' },
    called: ['educado', 'educada', 'house trained', 'avisa'],
    words: yesNo,
    usual: 'NO',
  },
  energy: {
    label: { es: 'Energía', en: 'Energy' },
    called: ['energia', 'energy', 'actividad'],
    words: energy,
    isOptional: true,
    spoken: spokenOfPets.energy,
  },
  stairs: {
    label: { es: 'Puede con escaleras', en: 'Can use stairs' },
    called: ['escaleras', 'stairs'],
    words: yesNo,
    isOptional: true,
  },
  needsExperience: {
    label: { es: 'Necesita una familia con experiencia', en: 'Needs an experienced family' },
    called: ['experiencia', 'experience', 'experienced'],
    words: yesNo,
    isOptional: true,
  },
  personality: {
    label: { es: 'Personalidad', en: 'Personality' },
    called: ['personalidad', 'caracter', 'temperamento', 'personality'],
    usual: askUs,
    isLong: true,
  },
  story: {
    label: { es: 'Historia', en: 'Story' },
    called: ['historia', 'story', 'descripcion', 'comentarios', 'observaciones', 'notas'],
    usual: askUs,
    isLong: true,
  },
  needs: {
    label: { es: 'Necesidades', en: 'Needs' },
    called: ['necesidades', 'needs'],
    isOptional: true,
  },
  photos: {
    label: { es: 'Fotos', en: 'Photos' },
    called: ['fotos', 'foto', 'imagenes', 'photos', 'photo'],
    isOptional: true,
    isOwn: true,
  },
};

export const petImport: ImportKind<PetImportField> = {
  name: 'pets',
  field: petImportField,
  fields: petImportFields,
};
