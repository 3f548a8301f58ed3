import { es, type ImportsText } from './es.ts';

const donations = (count: number) => (count === 1 ? '1 donativo' : `${count} donativos`);

/** Donations of before the portal, brought in from a table. */
export const donationsEs: ImportsText = {
  ...es,
  title: 'Traer donativos anteriores',
  lead: 'Sube la tabla con los donativos que recibieron antes o fuera del portal. Antes de guardar nada te mostramos qué pasará con cada uno. Nadie recibe correos.',
  back: 'Donativos',
  allImports: 'Traer otra tabla',
  template: { ...es.template, name: 'donativos' },
  upload: {
    ...es.upload,
    label: 'Tabla de donativos',
    hint: 'Excel (.xlsx) o CSV, con los nombres de las columnas en una de las primeras filas. Hasta 1000 donativos por tabla; el archivo no se guarda.',
  },
  list: {
    ...es.list,
    kept: (day) => `Se borra sola el ${day}; los donativos se quedan.`,
    removeText:
      'Se borra la tabla que subiste. Los donativos que ya trajiste se quedan, pero ya no se podrá deshacer.',
    states: { ...es.list.states, reviewed: 'Revisada, sin traer', importing: 'Trayendo…' },
    created: donations,
  },
  columns: {
    ...es.columns,
    proposedText: 'Quedará así en todos los donativos. Cámbialo si no es cierto.',
    ages: 'Escríbelo de otra forma',
    nameHint:
      'Con este nombre recordamos tus columnas. Si subes la tabla otra vez, ningún donativo entra dos veces.',
    review: 'Revisar donativos',
  },
  result: {
    ...es.result,
    ready: (count) => `${donations(count)} por traer`,
    created: (count) => (count === 1 ? '1 donativo traído' : `${count} donativos traídos`),
    import: (count) => `Traer ${donations(count)}`,
    progress: (done, of) => `Trajimos ${done} de ${donations(of)}…`,
    undone: 'Deshiciste esta importación. Puedes ajustar las columnas y traerla otra vez.',
    seeAll: 'Ver donativos',
    undoTitle: (count) => `¿Deshacer la importación de ${donations(count)}?`,
    undoText:
      'Se borran los donativos que entraron con ella y los donantes que solo ella conocía. Si alguno ya está en una factura o cambió, no se borra ninguno y te decimos cuál.',
    animal: 'Donante',
    nameless: 'Sin nombre',
    outcomes: { ...es.result.outcomes, created: 'Traído' },
  },
  words: {
    ...es.words,
    recurrente: 'mensual',
    esterilizacion: 'esterilización',
    paypal: 'PayPal',
    oxxo: 'efectivo en OXXO',
  },
};
