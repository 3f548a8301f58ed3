import { date, group, link, optional, text } from '../field.ts';

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
  until: optional(
    date(['Hasta el día', 'Until the day'], {
      shared: true,
      hint: [
        'El último día en que se ve. Sin fecha se ve hasta que lo quites.',
        'The last day on which it is shown. Without a date it is shown until you take it down.',
      ],
    }),
  ),
});
