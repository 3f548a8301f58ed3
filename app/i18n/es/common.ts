/** Words that more than one page uses. */
export const common = {
  siteTagline: 'Rescate y adopción de perros y gatos en Tulum y Guadalajara',
  skipToContent: 'Saltar al contenido',
};
