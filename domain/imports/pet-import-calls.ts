import { id, nullable, wire } from '../contract/shape.ts';
import { importCalls } from './import-calls.ts';
import { petImportField } from './pet-import.ts';

export const petImportCalls = importCalls({
  prefix: 'importaciones',
  right: 'pets.manageAny',
  field: petImportField,
  schema: 'PetImport',
  madeId: wire('mascota_id', nullable(id)),
  touched: 'importPetsTouched',
});
