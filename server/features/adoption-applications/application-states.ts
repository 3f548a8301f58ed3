import { applicationMachine } from '#domain/adoption/application-machine.ts';
import type { DocumentStatesService } from '../document-states/document-states.service.ts';
import { storeApplicationState } from './applications.repository.ts';

export type ApplicationStates = ReturnType<typeof applicationStates>;

export const applicationStates = (documentStates: DocumentStatesService) =>
  documentStates.of(applicationMachine, storeApplicationState);
