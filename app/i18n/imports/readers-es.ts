import { es, type ImportsText } from './es.ts';

const readers = (count: number) => (count === 1 ? '1 suscriptor' : `${count} suscriptores`);

/** Readers of the newsletter, brought in from a table. */
export const readersEs: ImportsText = {
  ...es,
  title: 'Traer suscriptores',
  lead: 'Sube la tabla de quienes ya reciben tu boletín. Quien tenga prueba de que aceptó queda suscrito; a los demás les pedimos confirmar por correo. Quien se dio de baja no vuelve.',
  back: 'Suscriptores del boletín',
  allImports: 'Traer otra tabla',
  template: { ...es.template, name: 'suscriptores' },
  upload: {
    ...es.upload,
    label: 'Tabla de suscriptores',
    hint: 'Excel (.xlsx) o CSV, con los nombres de las columnas en una de las primeras filas. Hasta 1000 personas por tabla; el archivo no se guarda.',
  },
  list: {
    ...es.list,
    kept: (day) => `Se borra sola el ${day}; los suscriptores se quedan.`,
    removeText:
      'Se borra la tabla que subiste. Los suscriptores que ya trajiste se quedan, pero ya no se podrá deshacer.',
    states: { ...es.list.states, reviewed: 'Revisada, sin traer', importing: 'Trayendo…' },
    created: readers,
  },
  columns: {
    ...es.columns,
    proposedText: 'Quedará así para todos. Cámbialo si no es cierto.',
    ages: 'Escríbelo de otra forma',
    nameHint:
      'Con este nombre recordamos tus columnas. Si subes la tabla otra vez, reconocemos a cada quien por su correo.',
    review: 'Revisar suscriptores',
  },
  result: {
    ...es.result,
    ready: (count) => `${readers(count)} por traer`,
    created: (count) => (count === 1 ? '1 suscriptor traído' : `${count} suscriptores traídos`),
    import: (count) => `Traer ${readers(count)}`,
    progress: (done, of) => `Trajimos ${done} de ${readers(of)}…`,
    undone: 'Deshiciste esta importación. Puedes ajustar las columnas y traerla otra vez.',
    seeAll: 'Ver suscriptores',
    undoTitle: (count) => `¿Deshacer la importación de ${readers(count)}?`,
    undoText:
      'Se borran los suscriptores que entraron con ella. Si alguno ya confirmó, se dio de baja o cambió, no se borra ninguno y te decimos cuál.',
    animal: 'Persona',
    nameless: 'Sin nombre',
    outcomes: { ...es.result.outcomes, created: 'Traído' },
  },
  words: { ...es.words, es: 'español', en: 'inglés' },
};
