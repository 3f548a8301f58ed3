import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { defineAction } from '../../registry.ts';
import { address, count, flag, nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const access = { right: 'newsletter.manage' } as const;

const conteo = defineAction({
  name: 'boletines:conteo_clics',
  summary: 'Whether clicks in the newsletter are counted.',
  access,
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ activo: flag }),
  async handle({ viewer, context }) {
    return { data: { activo: await context.newsletterIssues.isCountingClicks(viewer) } };
  },
});

const contar = defineAction({
  name: 'boletines:contar_clics',
  summary:
    'Turns the click counts of the newsletter on or off (`activo`), for mails that leave from then on. They are off at first. Links ' +
    'then have addresses of the portal, the same ones for all readers, and lead on also after it is turned off.',
  access,
  input: z.strictObject({ activo: z.boolean(), lang: wireLanguage }),
  output: nothing,
  async handle({ input, viewer, address: from, context }) {
    await context.newsletterIssues.countClicks({ viewer, address: from }, input.activo);
    return { data: null };
  },
});

const deEdicion = defineAction({
  name: 'boletines:clics_edicion',
  summary:
    'How often each link of an issue was opened (`clics`; null once the count has been deleted for its age), by language, and how ' +
    'many mails were delivered (`entregados`). Programs that check mails open links too.',
  access,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    activo: flag,
    entregados: shape({ es: count, en: count }),
    enlaces: z.array(
      shape({
        idioma: z.enum(languages),
        texto: text,
        direccion: address,
        clics: count.nullable(),
      }),
    ),
  }).meta({ id: 'NewsletterClicks' }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { isCounting, delivered, links } = await context.newsletterIssues.clicks(
      viewer,
      input.id,
    );
    return {
      data: {
        activo: isCounting,
        entregados: delivered,
        enlaces: links.map((link) => ({
          idioma: link.language,
          texto: link.label,
          direccion: link.address,
          clics: link.clicks,
        })),
      },
    };
  },
});

export const clics = [conteo, contar, deEdicion] as const;
