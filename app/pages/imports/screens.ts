import { donationImport } from '#domain/imports/donation-import.ts';
import { donationImportCalls } from '#domain/imports/donation-import-calls.ts';
import { petImport } from '#domain/imports/pet-import.ts';
import { petImportCalls } from '#domain/imports/pet-import-calls.ts';
import { readerImport } from '#domain/imports/reader-import.ts';
import { readerImportCalls } from '#domain/imports/reader-import-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ImportScreen } from './import-screen.tsx';

export const petScreen: ImportScreen = {
  kind: petImport,
  calls: petImportCalls,
  page: 'importPets',
  back: 'adoptedPets',
  folder: 'importaciones/nueva/',
  hasPhotos: true,
  pathOf: (id, language) => pathFor('importedPets', language, { id }),
  madePath: (id, language) => pathFor('adoptionPet', language, { id }),
};

export const donationScreen: ImportScreen = {
  kind: donationImport,
  calls: donationImportCalls,
  page: 'importDonations',
  back: 'adminDonations',
  folder: 'importaciones_donativos/nueva/',
  pathOf: (id, language) => pathFor('importedDonations', language, { id }),
};

export const readerScreen: ImportScreen = {
  kind: readerImport,
  calls: readerImportCalls,
  page: 'importReaders',
  back: 'newsletterSubscribers',
  folder: 'importaciones_lectores/nueva/',
  pathOf: (id, language) => pathFor('importedReaders', language, { id }),
};
