import { z } from 'zod';
import { contractLimits } from '#domain/adoption/contract.ts';
import { contractPlaceholders } from '#domain/adoption/contract-text.ts';
import { defineAction } from '../registry.ts';
import { wireLanguage } from '../wire-text.ts';

/** Longer than other texts of the wire; whether it is too long, the feature says. */
const templateText = z
  .string()
  .max(2 * contractLimits.template)
  .regex(/^[^\0]*$/, 'characterRefused');

const version = z.strictObject({
  version: z.int(),
  fecha: z.iso.datetime(),
  es: z.string(),
  en: z.string(),
});

const consultarVersiones = defineAction({
  name: 'contrato_adopcion:consultar',
  summary:
    'The organisation’s adoption contract: its latest 50 versions, the newest first, of which the first counts, and the ' +
    'placeholders that a text may have.',
  access: { right: 'applications.manageAny' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.strictObject({ versiones: z.array(version), campos: z.array(z.string()) }),
  async handle({ viewer, context }) {
    const versions = await context.contracts.findTemplates(viewer);
    return {
      data: {
        versiones: versions.map(({ version: number, createdAt, text }) => ({
          version: number,
          fecha: createdAt,
          ...text,
        })),
        campos: [...contractPlaceholders.wireWords],
      },
    };
  },
});

const guardar = defineAction({
  name: 'contrato_adopcion:guardar',
  summary:
    'A new version of the adoption contract, in both languages: paragraphs between empty lines, `# ` before a heading, `- ` ' +
    'before an item of a list, and `{{placeholders}}` of a closed list (another one is 422). Contracts that were prepared ' +
    'keep their text.',
  access: { right: 'applications.manageAny' },
  input: z.strictObject({
    es: templateText,
    en: templateText,
    lang: wireLanguage,
  }),
  output: z.strictObject({ version: z.int() }),
  errors: { 409: ['contractTextChanged'] },
  async handle({ input: { es, en }, viewer, address, context }) {
    const saved = await context.contracts.saveTemplate({ viewer, address }, { es, en });
    return { data: { version: saved.version } };
  },
});

export const contratoAdopcion = [consultarVersiones, guardar];
