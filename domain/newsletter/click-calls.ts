import { command, query } from '../contract/call.ts';
import {
  address,
  count,
  flag,
  inputId,
  language,
  list,
  nothing,
  nullable,
  object,
  text,
  wire,
} from '../contract/shape.ts';

/** How often the links of the newsletter are opened. */

const access = { right: 'newsletter.manage' } as const;

export const findClickCounting = query('boletines:conteo_clics', {
  access,
  gives: object({ isOn: wire('activo', flag) }),
});

/** For mails that leave from then on. */
export const setClickCounting = command('boletines:contar_clics', {
  access,
  takes: { isOn: wire('activo', flag) },
  gives: nothing,
});

export const findIssueClicks = query('boletines:clics_edicion', {
  access,
  takes: { id: inputId },
  gives: object(
    {
      isCounting: wire('activo', flag),
      delivered: wire('entregados', object({ es: count, en: count })),
      links: wire(
        'enlaces',
        list(
          object({
            language: wire('idioma', language),
            label: wire('texto', text),
            address: wire('direccion', address),
            clicks: wire('clics', nullable(count)),
          }),
        ),
      ),
    },
    'NewsletterClicks',
  ),
  errors: { 404: ['notFound'] },
});
