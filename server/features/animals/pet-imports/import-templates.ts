import type { Viewer } from '#domain/accounts/viewer.ts';
import { toCsv } from '#domain/csv.ts';
import { type ImportField, importField, importFields } from '#domain/pet-imports/import-fields.ts';
import { workbookOf } from '#server/formats/workbook.ts';
import type { ImportParts } from './import-parts.ts';
import { requireImporter } from './pet-imports.policy.ts';

/** Excel takes no more for a list of choices. */
const longestList = 255;

/** Two animals, which are passed over where somebody leaves them in the table, by their keys. */
const examples: readonly Partial<Record<ImportField, string>>[] = [
  {
    externalId: 'EJEMPLO-1',
    name: 'Luna',
    species: 'perro',
    sex: 'hembra',
    age: '2 años',
    size: 'mediano',
    color: 'café con blanco',
    breed: 'mestizo',
    weightKg: '14.5',
    status: 'adopcion',
    registeredOn: '2026-03-15',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    sterilized: 'SI',
    vaccines: 'Rabia y múltiple al corriente.',
    dewormed: 'SI',
    lastDewormedOn: '2026-08-20',
    goodWithOwnKind: 'SI',
    goodWithOtherAnimals: 'NO SE',
    goodWithChildren: 'SI',
    trained: 'NO',
    houseTrained: 'SI',
    energy: 'media',
    personality: 'Cariñosa y tranquila en casa.',
    story: 'Llegó de la calle y ya está lista para su familia.',
  },
  {
    externalId: 'EJEMPLO-2',
    name: 'Michi',
    species: 'gato',
    sex: 'macho',
    age: '5 meses',
    size: 'pequeño',
    color: 'gris',
    breed: 'no se',
    status: 'rehabilitacion',
    registeredOn: '2026-10-02',
    city: 'Tulum',
    federalState: 'Quintana Roo',
    sterilized: 'NO',
    vaccines: 'Le falta la segunda vacuna triple.',
    dewormed: 'NO',
    goodWithOwnKind: 'SI',
    goodWithOtherAnimals: 'NO SE',
    goodWithChildren: 'NO SE',
    trained: 'NO',
    houseTrained: 'SI',
    personality: 'Juguetón.',
    story: 'Se recupera de una fractura.',
    needs: 'Alimento húmedo; placas de control',
  },
];

const hints: Readonly<Partial<Record<ImportField, string>>> = {
  externalId:
    'Un número o una clave distinta para cada animal. Llama igual a sus fotos: 12.jpg, 12-2.jpg.',
  age: 'Con su unidad: 2 años, 5 meses, 8 semanas. Déjala vacía si sabes la fecha de nacimiento.',
  birthDate: 'Como 2024-03-15 o 15/03/2024. Déjala vacía si solo sabes la edad.',
  weightKg: 'En kilos. Se puede quedar vacío.',
  status: 'Solo adopcion y rehabilitacion se ven en el portal.',
  registeredOn: 'Desde cuándo está con ustedes. Vacía quiere decir hoy.',
  vaccines: 'Qué vacunas y desparasitaciones tiene, en una frase.',
  lastDewormedOn: 'Hace falta si dice que está desparasitado.',
  microchip: 'Los 15 dígitos. Las visitas no lo ven.',
  needs: 'Solo en rehabilitación: qué le hace falta, separado con punto y coma.',
  photos:
    'Los nombres de sus fotos, separados con punto y coma. No hace falta si se llaman como la clave.',
  name: 'Como lo llaman.',
  color: 'Con tus palabras.',
  personality: 'Cómo es: la gente lo lee en su ficha.',
  story: 'De dónde viene y qué familia busca: la gente lo lee en su ficha.',
  city: 'Donde está el animal.',
};

const fields = importField.values;
const header = fields.map((field) => importFields[field].label.es);
const rows = examples.map((example) => fields.map((field) => example[field] ?? ''));

const wordsOf = (field: ImportField) => importFields[field].words?.wireWords ?? [];

function howTo(): string[][] {
  const lines = fields.map((field) => {
    const { label, isOptional } = importFields[field];
    const words = wordsOf(field).join(', ');
    const hint = [hints[field], words && `Una de estas palabras: ${words}.`].filter(Boolean);
    return [label.es, isOptional ? 'No' : 'Sí', hint.join(' ')];
  });
  return [
    ['Columna', '¿Hace falta?', 'Cómo se llena'],
    ...lines,
    ['', '', 'Las filas cuya clave empieza con EJEMPLO no se importan.'],
  ];
}

/** A table to fill in, with words to choose and a second sheet that says how. @throws AppError unauthenticated, forbidden */
export async function workbookTemplate(_: ImportParts, viewer: Viewer): Promise<Uint8Array> {
  requireImporter(viewer);
  const choices = fields.flatMap((field, at) => {
    const words = wordsOf(field);
    const isShort = words.length > 0 && words.join(',').length <= longestList;
    return isShort ? [[at, words] as const] : [];
  });
  return workbookOf([
    {
      name: 'Animales',
      widths: header.map((name) => Math.max(14, name.length + 2)),
      rows: [header, ...rows],
      choices: new Map(choices),
    },
    { name: 'Cómo llenarla', widths: [36, 14, 90], rows: howTo() },
  ]);
}

/** The same for programs without workbooks. @throws AppError unauthenticated, forbidden */
export async function csvTemplate(_: ImportParts, viewer: Viewer): Promise<string> {
  requireImporter(viewer);
  return toCsv([header, ...rows]);
}
