import { z } from 'zod';
import { defaultLanguage, languages } from '#domain/language.ts';
import { inWireWords } from '../field-errors.ts';
import { defineAction } from '../registry.ts';
import { wireText } from '../wire-text.ts';

const input = z.object({ contrasena: wireText, lang: z.enum(languages).optional() });
const names = { password: 'contrasena' };

const exportar = defineAction({
  name: 'usuarios:exportar',
  summary:
    'Everything that is held about oneself: `datos` by section, and `documento`, the same as an HTML file to read.',
  access: 'session',
  input,
  handle: ({ input: { contrasena, lang: language = defaultLanguage }, viewer, context, address }) =>
    inWireWords(names, language, async () => {
      const caller = { language, address };
      const { data, document } = await context.privacy.export(viewer, contrasena, caller);
      return { data: { datos: data, documento: document } };
    }),
});

const eliminar = defineAction({
  name: 'usuarios:eliminar',
  summary:
    'Erases one’s own account for good, with everything about the person that the law does not make us keep.',
  access: 'session',
  input,
  handle: ({ input: { contrasena, lang: language = defaultLanguage }, viewer, context }) =>
    inWireWords(names, language, async () => {
      await context.privacy.erase(viewer, contrasena, language);
      return { data: null };
    }),
});

export const privacidad = [exportar, eliminar];
