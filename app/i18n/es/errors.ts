export const errors = {
  title: 'Algo salió mal',
  text: 'La página no pudo mostrarse. Ya registramos la falla. Inténtalo de nuevo en un momento.',
  offlineTitle: 'No pudimos cargar la página',
  offlineText: 'Parece que no hay conexión. Revísala e inténtalo de nuevo; aquí te esperamos.',
  missingTitle: 'No encontramos esta página',
  missingText: 'La página que buscas no existe o cambió de lugar.',
  again: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
