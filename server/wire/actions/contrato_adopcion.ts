import {
  findContractTemplates,
  saveContractTemplate,
} from '#domain/adoption/contract-template-calls.ts';
import { contractPlaceholders } from '#domain/adoption/contract-text.ts';
import { implement } from '../implement.ts';

export const contratoAdopcion = [
  implement(findContractTemplates, {
    summary:
      'The organisation’s adoption contract: its latest 50 versions, the newest first, of which the first counts, and the ' +
      'placeholders that a text may have.',
    async handle({ viewer, context }) {
      const versions = await context.contracts.findTemplates(viewer);
      return {
        data: {
          versions: versions.map(({ text, ...version }) => ({ ...version, ...text })),
          placeholders: contractPlaceholders.wireWords,
        },
      };
    },
  }),

  implement(saveContractTemplate, {
    summary:
      'A new version of the adoption contract, in both languages: paragraphs between empty lines, `# ` before a heading, `- ` ' +
      'before an item of a list, and `{{placeholders}}` of a closed list (another one is 422). Contracts that were prepared ' +
      'keep their text.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.contracts.saveTemplate({ viewer, address }, input) };
    },
  }),
];
