import { command, type DataOfCall, query } from '../contract/call.ts';
import { instant, integer, list, object, ruled, text, wire } from '../contract/shape.ts';
import { templateText } from './contract.ts';

/** The organisation's adoption contract: its latest versions, the newest first, of which the first counts. */
export const findContractTemplates = query('contrato_adopcion:consultar', {
  access: { right: 'applications.manageAny' },
  gives: object({
    versions: wire(
      'versiones',
      list(object({ version: integer, createdAt: wire('fecha', instant), es: text, en: text })),
    ),
    placeholders: wire('campos', list(text)),
  }),
});

const words = ruled(() => templateText);

export const saveContractTemplate = command('contrato_adopcion:guardar', {
  access: { right: 'applications.manageAny' },
  takes: { es: words, en: words },
  gives: object({ version: integer }),
  errors: { 409: ['contractTextChanged'] },
});

export type ContractTemplateVersion = DataOfCall<typeof findContractTemplates>['versions'][number];
