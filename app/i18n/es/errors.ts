export const errors = {
  title: 'Algo se nos enredó',
  text: 'La página no pudo mostrarse. Ya quedó anotado para arreglarlo. Inténtalo de nuevo en un momento.',
  offlineTitle: 'No pudimos traer la página',
  offlineText: 'Parece que no hay conexión. Revísala e inténtalo de nuevo; aquí te esperamos.',
  missingTitle: 'Aquí no hay nadie',
  missingText: 'La página que buscas no existe o cambió de lugar.',
  again: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
