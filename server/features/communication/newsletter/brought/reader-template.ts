import type { ReaderImportField } from '#domain/imports/reader-import.ts';
import type { ImportTemplate } from '#server/features/organisation/imports/import-kind.ts';

export const readerTemplate: ImportTemplate<ReaderImportField> = {
  file: 'suscriptores',
  sheet: 'Suscriptores',
  examples: [
    {
      email: 'ana@correo.example',
      name: 'EJEMPLO-1',
      phone: '984 123 4567',
      language: 'es',
      standing: 'suscrito',
      consentOn: '2025-03-15',
      consentHow: 'Hoja firmada en la feria de adopción',
    },
    { email: 'beto@correo.example', name: 'EJEMPLO-2', language: 'en', standing: 'suscrito' },
  ],
  hints: {
    email: 'Uno por fila.',
    name: 'Como quieren que los saludes.',
    standing: 'baja cuando se dio de baja de tu lista: no entra.',
    consentOn:
      'La prueba: el día en que aceptó recibirlo. Vacío quiere decir que no la tienes: le pediremos confirmar.',
    consentHow: 'La prueba: cómo aceptó. Por ejemplo, «casilla en el formulario de donación».',
  },
  note: 'Las filas cuyo nombre empieza con EJEMPLO no se importan.',
};
