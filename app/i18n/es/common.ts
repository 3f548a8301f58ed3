/** Words that more than one page uses. */
export const common = {
  skipToContent: 'Saltar al contenido',
  notice: 'Aviso importante',
  close: 'Cerrar',
  donate: 'Donar',
  adopt: 'Adoptar',
  carousel: {
    role: 'carrusel',
    slide: (index: number, count: number) => `${index} de ${count}`,
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reproducir',
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page: number) => `Página ${page}`,
  },
};
