/** For pages that are not written yet. */
export const coming = {
  title: (page: string | undefined) => (page ? `${page}: muy pronto` : 'Muy pronto'),
  lead: 'Estamos preparando esta página con el mismo cuidado que damos a nuestros rescatados. Mientras tanto, hay mucho que conocer.',
};
