import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { documentHistoryPersonalData } from './document-history-personal-data.ts';
import {
  createDocumentStatesService,
  type DocumentStatesService,
} from './document-states.service.ts';

export function documentStatesFeature(
  dependencies: Base,
): Feature<{ documentStates: DocumentStatesService }> {
  const documentStates = createDocumentStatesService(dependencies);
  return {
    services: { documentStates },
    contributes: [personalData(documentHistoryPersonalData(documentStates))],
  };
}
