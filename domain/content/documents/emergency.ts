import { group, link, optional, text } from '../field.ts';

/** Above every page while it says something. */
export const emergencyBanner = group({
  text: optional(
    text(['Aviso', 'Notice'], {
      max: 300,
      hint: [
        'Se ve arriba de todas las páginas. Déjalo vacío en los dos idiomas para quitarlo.',
        'Shown above every page. Leave it empty in both languages to take it down.',
      ],
    }),
  ),
  link: optional(link(['Enlace', 'Link'])),
});
