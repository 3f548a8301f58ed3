import { stateMachine } from '../documents/state-machine.ts';
import { vocabulary } from '../vocabulary.ts';

export const contactMessageMachine = stateMachine({
  kind: 'contactMessage',
  states: vocabulary({ active: 'vigente', archived: 'archivado', spam: 'spam' }),
  initial: ['active'],
  transitions: {
    archive: { wire: 'archivar', from: ['active'], to: 'archived', by: ['contact.answer'] },
    markAsSpam: {
      wire: 'marcar_spam',
      from: ['active', 'archived'],
      to: 'spam',
      by: ['contact.answer'],
    },
    /** The portal's own as well: an answer that comes by mail brings a message back from the archive. */
    restore: {
      wire: 'restaurar',
      from: ['archived', 'spam'],
      to: 'active',
      by: ['contact.answer', 'system'],
    },
  },
});
