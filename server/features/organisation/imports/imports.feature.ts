import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { deleteImports, expiringImports } from './imports.repository.ts';
import { importsPersonalData } from './imports-personal-data.ts';

/** What is kept of the tables of all kinds, whichever feature brings them in. */
export const importsFeature = ({ database }: Base): Feature<object> => ({
  services: {},
  contributes: [
    personalData(importsPersonalData(database)),
    retentions(retentionOf('petImports', expiringImports, deleteImports)),
  ],
});
