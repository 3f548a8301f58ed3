import { id, nullable, wire } from '../contract/shape.ts';
import { importCalls } from './import-calls.ts';
import { readerImportField } from './reader-import.ts';

export const readerImportCalls = importCalls({
  prefix: 'importaciones_lectores',
  right: 'newsletter.manage',
  field: readerImportField,
  schema: 'ReaderImport',
  madeId: wire('suscripcion_id', nullable(id)),
  touched: 'importReadersTouched',
});
