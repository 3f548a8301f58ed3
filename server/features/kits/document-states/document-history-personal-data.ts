import type { PersonalData } from '../personal-data/personal-data.ts';
import type { DocumentStatesService } from './document-states.service.ts';

/** The changes of documents' states that the person made. */
export const documentHistoryPersonalData = (states: DocumentStatesService): PersonalData => ({
  key: 'documentHistory',
  title: {
    es: 'Los cambios de estado que hiciste',
    en: 'The changes of state that you made',
  },
  labels: {
    at: { es: 'Cuándo', en: 'When' },
    kind: { es: 'Documento', en: 'Document' },
    transition: { es: 'Cambio', en: 'Change' },
    status: { es: 'Estado', en: 'State' },
    words: { es: 'Mensaje', en: 'Message' },
  },
  async *find({ id }) {
    for await (const entries of states.entriesBy(id)) yield entries.map((entry) => ({ ...entry }));
  },
  erase: (tx, { id }) => states.forgetAccount(tx, id),
});
