import { csvPieces } from '#domain/csv.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import { type Booking, consentOf, type Drive, operationOf } from './drive-records.ts';

const words: Bilingual<{
  file: string;
  head: readonly string[];
  signed: string;
  onPaper: string;
}> = {
  es: {
    file: 'jornada',
    head: [
      ...['Orden', 'Hora', 'Clave', 'Estado', 'Mascota', 'Especie', 'Sexo', 'Peso (kg)', 'Edad'],
      ...['Celo o cría', 'Medicinas', 'Responsable', 'Teléfono', 'Correo', 'Autorización'],
      ...['Pagó', 'Veterinario'],
    ],
    signed: 'Firmada',
    onPaper: 'En papel',
  },
  en: {
    file: 'drive',
    head: [
      ...['Order', 'Time', 'Code', 'State', 'Pet', 'Species', 'Sex', 'Weight (kg)', 'Age'],
      ...['Heat or young', 'Medicines', 'Owner', 'Phone', 'Email', 'Authorization'],
      ...['Paid', 'Vet'],
    ],
    signed: 'Signed',
    onPaper: 'On paper',
  },
};

/** The list of the day in its order, for spreadsheets. */
export function drivesTable(
  { drive, bookings }: { drive: Drive; bookings: readonly Booking[] },
  language: Language,
) {
  const { file, head, signed, onPaper } = words[language];
  const labels = driveLabels[language];
  async function* rows() {
    yield bookings.map((one, index) => {
      const consent = consentOf(one);
      return [
        ...[index + 1, one.slot ?? '', one.code, labels.bookings[one.status], one.pet_name],
        ...[labels.species[one.species], labels.sexes[one.sex], one.grams / 1_000],
        ...[labels.ages[one.age], labels.reproductions[one.reproduction], one.medicine],
        ...[one.name, formatPhone(one.phone), one.email],
        consent ? (consent.onPaper ? onPaper : signed) : '',
        one.paid_cents / 100,
        operationOf(one)?.vetName ?? '',
      ];
    });
  }
  return { name: `${file}-${drive.folio}-${drive.onDate}.csv`, pieces: csvPieces(head, rows()) };
}
