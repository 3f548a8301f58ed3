import { z } from 'zod';
import { type StatusLevel, statusSubjects } from '#domain/operations/status.ts';
import {
  findingReasons,
  findingText,
  subjectNames,
} from '#server/features/operations/finding-words.ts';
import { defineAction } from '../registry.ts';
import { instant, shape, text } from '../values.ts';
import { wireLanguage } from '../wire-text.ts';

const levels = { good: 'bien', attention: 'atencion', failing: 'falla' } as const satisfies Record<
  StatusLevel,
  string
>;

const status = shape({
  tema: z.enum(statusSubjects),
  nombre: text,
  nivel: z.enum(Object.values(levels) as [string, ...string[]]),
  motivo: z.enum(findingReasons),
  mensaje: text,
  que_hacer: text.nullable(),
  ultimo_exito: instant.nullable(),
  ultimo_fallo: instant.nullable(),
  error: text.nullable(),
}).meta({ id: 'PortalStatus' });

const estado = defineAction({
  name: 'operaciones:estado',
  summary:
    'How the portal is, over all of its processes: for each part its level (`nivel`), a stable `motivo`, and in words ' +
    '(`mensaje`, `que_hacer`) what is so and what to do about it. `error` is technical and in English.',
  access: { right: 'operations.read' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(status),
  async handle({ viewer, context, language }) {
    const found = await context.operations.status(viewer);
    const data = found.map(({ subject, level, reason, values, ...rest }) => {
      const { state, todo } = findingText({ reason, values }, language, context.config.timezone);
      return {
        tema: subject,
        nombre: subjectNames[language][subject],
        nivel: levels[level],
        motivo: reason,
        mensaje: state,
        que_hacer: todo ?? null,
        ultimo_exito: rest.lastSuccess ?? null,
        ultimo_fallo: rest.lastFailure ?? null,
        error: rest.error ?? null,
      };
    });
    return { data };
  },
});

export const operaciones = [estado] as const;
