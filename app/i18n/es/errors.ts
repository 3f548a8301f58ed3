export const errors = {
  title: 'Algo se nos enredó',
  text: 'La página no pudo mostrarse. Ya quedó anotado para arreglarlo. Inténtalo de nuevo en un momento.',
  missingTitle: 'Aquí no hay nadie',
  missingText: 'La página que buscas no existe o cambió de lugar.',
  again: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
