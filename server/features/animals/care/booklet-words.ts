import type { CareKind } from '#domain/care/care-kinds.ts';
import type { Bilingual } from '#domain/language.ts';

interface BookletWords {
  title(pet: string): string;
  subject(pet: string, siteName: string): string;
  note(day: string): string;
  footer(siteName: string): string;
  guide: string;
  empty: string;
  labels: Record<
    | 'species'
    | 'breed'
    | 'age'
    | 'born'
    | 'bornEstimated'
    | 'color'
    | 'microchip'
    | 'sterilized'
    | 'weight',
    string
  >;
  breeds: Record<'mixed' | 'breedMix' | 'purebred' | 'unknown', string>;
  ageOn(age: string, day: string): string;
  yes: string;
  no: string;
  noChip: string;
  sections: Record<Exclude<CareKind, 'note'>, string> & { next: string };
  heads: Record<Exclude<CareKind, 'note'> | 'next', readonly string[]>;
  results: Record<'negative' | 'positive' | 'unclear', string>;
  sterilization: string;
  expires: string;
  licence: string;
  byVet: string;
  byVetCorrected: string;
  booster: string;
  dose(count: number): string;
  usual(from: string, to: string): string;
  kinds: Record<CareKind, string>;
}

export const bookletWords: Bilingual<BookletWords> = {
  es: {
    title: (pet) => `Cartilla de salud de ${pet}`,
    subject: (pet, siteName) => `Cartilla de salud de ${pet}, por ${siteName}`,
    note: (day) => `Al ${day}`,
    footer: (siteName) =>
      `${siteName} · Esta cartilla dice lo que registraron quienes cuidan a la mascota y sus veterinarios.`,
    guide: 'Las fechas que siguen son una guía: la última palabra es de tu veterinario.',
    empty: 'Todavía no hay registros.',
    labels: {
      species: 'Especie y sexo',
      breed: 'Raza',
      age: 'Edad',
      born: 'Nacimiento',
      bornEstimated: 'Nacimiento estimado',
      color: 'Color',
      microchip: 'Microchip',
      sterilized: 'Esterilización',
      weight: 'Último peso',
    },
    breeds: {
      mixed: 'Mestizo',
      breedMix: 'Mezcla de raza con mestizo',
      purebred: 'De raza',
      unknown: 'No se sabe',
    },
    ageOn: (age, day) => `${age} (al ${day})`,
    yes: 'Sí',
    no: 'Todavía no',
    noChip: 'Sin registrar',
    sections: {
      next: 'Lo que sigue',
      vaccine: 'Vacunas',
      deworming: 'Desparasitaciones',
      treatment: 'Tratamientos',
      test: 'Pruebas',
      operation: 'Operaciones',
      visit: 'Consultas',
      weight: 'Peso',
    },
    heads: {
      next: ['Fecha', 'Qué', 'Dosis'],
      vaccine: ['Fecha', 'Vacuna', 'Lote', 'Siguiente', 'Veterinario'],
      deworming: ['Fecha', 'Producto', 'Lote', 'Siguiente', 'Veterinario'],
      treatment: ['Fecha', 'Producto y motivo', 'Lote', 'Siguiente', 'Veterinario'],
      test: ['Fecha', 'Prueba', 'Resultado', 'Veterinario'],
      operation: ['Fecha', 'Operación', 'Veterinario'],
      visit: ['Fecha', 'Motivo', 'Siguiente', 'Veterinario'],
      weight: ['Fecha', 'Peso'],
    },
    results: { negative: 'Negativo', positive: 'Positivo', unclear: 'Dudoso' },
    sterilization: 'Esterilización',
    expires: 'cad.',
    licence: 'Céd.',
    byVet: 'escrito por un veterinario',
    byVetCorrected: 'lo escribió un veterinario y después se cambió',
    booster: 'Refuerzo',
    dose: (count) => `Dosis ${count}`,
    usual: (from, to) => `La franja es lo usual por su especie y tamaño: de ${from} a ${to} kg.`,
    kinds: {
      vaccine: 'Vacuna',
      deworming: 'Desparasitación',
      test: 'Prueba',
      treatment: 'Tratamiento',
      weight: 'Peso',
      operation: 'Operación',
      visit: 'Consulta',
      note: 'Nota',
    },
  },
  en: {
    title: (pet) => `Medical record of ${pet}`,
    subject: (pet, siteName) => `Medical record of ${pet}, by ${siteName}`,
    note: (day) => `As of ${day}`,
    footer: (siteName) =>
      `${siteName} · This record was written by the people caring for the pet and its vets.`,
    guide: 'The dates that follow are a guide: a veterinarian always decides.',
    empty: 'There are no entries yet.',
    labels: {
      species: 'Species and sex',
      breed: 'Breed',
      age: 'Age',
      born: 'Date of birth',
      bornEstimated: 'Estimated birth',
      color: 'Color',
      microchip: 'Microchip',
      sterilized: 'Sterilized',
      weight: 'Latest weight',
    },
    breeds: {
      mixed: 'Mixed breed',
      breedMix: 'Part purebred, part mixed',
      purebred: 'Purebred',
      unknown: 'Not known',
    },
    ageOn: (age, day) => `${age} (on ${day})`,
    yes: 'Yes',
    no: 'Not yet',
    noChip: 'Not recorded',
    sections: {
      next: 'What comes next',
      vaccine: 'Vaccines',
      deworming: 'Dewormings',
      treatment: 'Treatments',
      test: 'Tests',
      operation: 'Operations',
      visit: 'Visits',
      weight: 'Weight',
    },
    heads: {
      next: ['Date', 'What', 'Dose'],
      vaccine: ['Date', 'Vaccine', 'Lot', 'Next', 'Vet'],
      deworming: ['Date', 'Product', 'Lot', 'Next', 'Vet'],
      treatment: ['Date', 'Product and reason', 'Lot', 'Next', 'Vet'],
      test: ['Date', 'Test', 'Result', 'Vet'],
      operation: ['Date', 'Operation', 'Vet'],
      visit: ['Date', 'Reason', 'Next', 'Vet'],
      weight: ['Date', 'Weight'],
    },
    results: { negative: 'Negative', positive: 'Positive', unclear: 'Unclear' },
    sterilization: 'Sterilization',
    expires: 'exp.',
    licence: 'Lic.',
    byVet: 'written by a vet',
    byVetCorrected: 'written by a vet and changed afterwards',
    booster: 'Booster',
    dose: (count) => `Dose ${count}`,
    usual: (from, to) => `The band is what is usual for its species and size: ${from} to ${to} kg.`,
    kinds: {
      vaccine: 'Vaccine',
      deworming: 'Deworming',
      test: 'Test',
      treatment: 'Treatment',
      weight: 'Weight',
      operation: 'Operation',
      visit: 'Visit',
      note: 'Note',
    },
  },
};
