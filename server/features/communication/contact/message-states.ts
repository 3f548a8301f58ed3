import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import type { CallableTransition } from '#domain/documents/state-machine.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import { storeMessageState } from './contact.repository.ts';

export const messageStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(contactMessageMachine, storeMessageState);
export type MessageStates = ReturnType<typeof messageStatesOf>;

export type MessageTransition = CallableTransition<(typeof contactMessageMachine)['transitions']>;
