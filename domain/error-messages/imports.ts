import type { Bilingual } from '../language.ts';

/** What is wrong with a table that is brought in, or with one of its rows. */
export const importErrors = {
  importEmpty: { es: 'está vacío', en: 'is empty' },
  importEmptyCell: {
    es: 'está vacío: escríbelo en tu tabla, o elige un valor para las celdas vacías',
    en: 'is empty: write it in your table, or choose a value for empty cells',
  },
  importTooLong: {
    es: 'tiene más de {most} caracteres',
    en: 'is longer than {most} characters',
  },
  importFuture: { es: 'es una fecha futura', en: 'lies in the future' },
  importSeveralDays: {
    es: 'puede ser más de un día: di cómo están escritas las fechas',
    en: 'may be several days; say how the dates are written, such as "dd/mm/yyyy"',
  },
  importDayNumber: {
    es: 'no es una fecha sino un número: en tu hoja de cálculo, ponle formato de fecha a la columna',
    en: 'is no date but a number; format the column as dates, or say that it is "excel"',
  },
  importNoDate: { es: 'no es una fecha', en: 'is no date' },
  importMisread: {
    es: 'tiene letras dañadas: guarda la tabla como .xlsx o como CSV UTF-8',
    en: 'has letters of another encoding; save the table as .xlsx or as CSV in UTF-8, or name the right one',
  },
  importExpected: { es: 'debe ser {expected}', en: 'should be {expected}' },
  importAge: {
    es: 'no es una edad: escríbela como «2 años» o «5 meses»',
    en: 'is no age: write it as “2 years” or “5 months”',
  },
  importCells: {
    es: 'la fila tiene {cells} celdas y los encabezados son {columns}',
    en: 'the row has {cells} cells, the header has {columns}',
  },
  importLongCell: {
    es: 'una celda tiene más de {most} caracteres',
    en: 'a cell is longer than {most} characters',
  },
  importOpenQuote: {
    es: 'una comilla que se abre aquí no se cierra',
    en: 'a quote that opens here is not closed',
  },
  importMaybeKnown: {
    es: 'ya hay una mascota con este nombre, de la misma especie y sexo: revisa que no sea la misma',
    en: 'there is a pet of this name, species and sex already: check that it is not the same one',
  },
  importTwice: {
    es: 'ya está en otra fila',
    en: 'stands further up already',
  },
  importRowRefused: {
    es: 'no pudimos guardar esta fila',
    en: 'the database refuses the row',
  },
  importOtherTable: {
    es: 'el mismo animal ya está en otra tabla',
    en: 'the same animal stands in another table already; name this one with --source',
  },
  importOtherAnimal: {
    es: 'otro animal tiene esta clave en el portal',
    en: 'another animal has this id in the portal',
  },
  importAdoptedHere: {
    es: 'se adoptó por el portal; registra ahí la devolución',
    en: 'it was adopted through the portal; record a return there',
  },
  importPhotoMissing: { es: 'no está entre las fotos', en: 'there is no such file' },
  importPhotoOutside: { es: 'está fuera de la carpeta', en: 'lies outside the photos folder' },
  importPhotoTwice: {
    es: 'hay varios archivos con ese nombre',
    en: 'several files are called so',
  },
  importPhotoLarge: { es: 'pesa más de 40 MB', en: 'is larger than 40 MB' },
  importPhotoBroken: {
    es: 'no es una imagen que podamos abrir',
    en: 'is no picture that can be read',
  },
  importTableEmpty: {
    es: 'La tabla está vacía: en una de sus primeras filas deben estar los nombres de las columnas.',
    en: 'The table is empty: one of its first rows must name the columns.',
  },
  importTableOld: {
    es: 'Es un libro de un Excel anterior (.xls) o tiene contraseña: guárdalo como .xlsx sin contraseña.',
    en: 'It is a workbook of an old Excel (.xls), or has a password: save it as .xlsx without one.',
  },
  importTableBroken: {
    es: 'No pudimos leer el archivo como libro de Excel: guárdalo otra vez como .xlsx, o como CSV UTF-8.',
    en: 'We could not read the file as a workbook: save it anew as .xlsx, or as CSV in UTF-8.',
  },
  importTableLarge: {
    es: 'La tabla es demasiado grande: déjale una sola hoja, o divídela en varias.',
    en: 'The table is too large: leave one sheet in it, or split it into several tables.',
  },
  importTableLetters: {
    es: 'No pudimos saber cómo está guardada la tabla y sus acentos saldrían mal: guárdala como .xlsx o como CSV UTF-8.',
    en: 'We could not tell how the table is encoded, and its accents would come out wrong: save it as .xlsx or as CSV in UTF-8.',
  },
  importTooManyRows: {
    es: 'La tabla tiene más de {most} filas: divídela en varias.',
    en: 'The table has more than {most} rows: split it into several.',
  },
  importTooManyColumns: {
    es: 'La tabla tiene más de {most} columnas: quita las que no hagan falta.',
    en: 'The table has more than {most} columns: remove those that are not needed.',
  },
  importTooMuchText: {
    es: 'La tabla tiene demasiado texto: divídela en varias.',
    en: 'The table has too much text: split it into several.',
  },
  importNoRows: {
    es: 'Debajo de los nombres de las columnas no hay ninguna fila.',
    en: 'There is no row below the names of the columns.',
  },
  importSameColumns: {
    es: 'Dos columnas se llaman «{name}»: cambia el nombre de una.',
    en: 'Two columns are called “{name}”: rename one of them.',
  },
  importTooMany: {
    es: 'Tienes 20 importaciones guardadas: borra las que ya no necesites.',
    en: 'You have 20 imports: delete those that you no longer need.',
  },
  importChooseSource: {
    es: 'Elige una columna de tu tabla, o un valor para todos',
    en: 'Choose a column of your table, or a value for all',
  },
  importChooseColumn: {
    es: 'Elige una columna de tu tabla',
    en: 'Choose a column of your table',
  },
  importColumnUnknown: {
    es: 'Tu tabla no tiene esa columna',
    en: 'Your table has no such column',
  },
  importAgeOrBirth: {
    es: 'Elige la columna de la edad o la de la fecha de nacimiento, o una edad para todos',
    en: 'Choose the column of the age or of the date of birth, or an age for all',
  },
  importIsRunning: {
    es: 'Esta importación está en curso: espera a que termine.',
    en: 'This import is in progress: wait until it has ended.',
  },
  importNotReviewed: {
    es: 'Revisa la tabla antes de importarla.',
    en: 'Review the table before you import it.',
  },
  importIsOver: {
    es: 'Esta importación ya terminó.',
    en: 'This import has ended already.',
  },
  importPetsTouched: {
    es: 'No se puede deshacer: alguien ya trabajó con {names}. Puedes borrarlas una por una desde su ficha.',
    en: 'It cannot be undone: somebody has worked with {names} since. You can delete them one by one from their page.',
  },
  importAmount: {
    es: 'no es un monto en pesos: escríbelo como 1500 o 1,500.50',
    en: 'is no amount in pesos: write it as 1500 or 1,500.50',
  },
  importTooEarly: { es: 'es una fecha demasiado antigua', en: 'lies too far in the past' },
  importSameAsRow: {
    es: 'es igual a otra fila: revisa que no esté dos veces',
    en: 'is the same as another row: check that it does not stand there twice',
  },
  importAmountChanged: {
    es: 'ya se trajo con esta referencia y otro monto o fecha: no cambia',
    en: 'was brought in by this reference with another amount or date: it does not change',
  },
  importMonthClosed: {
    es: 'su mes ya cerró: no se podrá facturar aquí',
    en: 'its month is closed: it cannot be invoiced here',
  },
  importReaderLeft: {
    es: 'se dio de baja: no vuelve a la lista',
    en: 'has left the list and does not come back',
  },
  importReaderPending: {
    es: 'ya le pedimos confirmar y no lo ha hecho',
    en: 'was asked to confirm already, and has not yet',
  },
  importReaderAsked: {
    es: 'sin prueba de que aceptó: le pediremos confirmar por correo',
    en: 'without a proof of consent: we will ask by email to confirm',
  },
  importProofHalf: {
    es: 'la prueba necesita el día y cómo aceptó: completa los dos',
    en: 'a proof needs the day and how they agreed: fill in both',
  },
  importDonationsTouched: {
    es: 'No se puede deshacer: alguien ya trabajó con el donativo de {names}.',
    en: 'It cannot be undone: somebody has worked with the donation of {names} since.',
  },
  importReadersTouched: {
    es: 'No se puede deshacer, y todos se quedan: {names} ya confirmó, recibió un boletín, se dio de baja o cambió desde entonces. Puedes darlos de baja uno por uno.',
    en: 'It cannot be undone, and all of them stay: {names} has confirmed, got an issue, left or changed since. You can take them off one by one.',
  },
  importPhotosFull: {
    es: 'Esta importación ya tiene {most} fotos.',
    en: 'This import has {most} photos already.',
  },
} as const satisfies Record<string, Bilingual>;
