import { staffIssue } from './staff-rows.ts';

type Where = [field: string, operator: string, value: unknown, collate?: string];

const list = (schema: string, action: string, where: Where[], page = 1): [string, object] => [
  action,
  {
    schema,
    filter: {
      where: where.map(([field, operator, value, collate]) => ({
        field,
        operator,
        value,
        ...(collate && { collate }),
      })),
    },
    page,
  },
];
const applications = (where: Where[], page?: number) =>
  list('solicitudes', 'documentos:consultar', where, page);
const readers = (field: string, text: string) =>
  list('boletines', 'documentos:consultar', [[field, 'contains', text, folded]]);
const accounts = (field: string, value: string): [string, object] => [
  'usuarios:consultar',
  { filter: { where: [{ field, operator: 'contains', value, collate: folded }] } },
];
const folded = 'es_ci_ai';
const ended = ['adoptada', 'rechazada', 'retirada', 'devuelta'];

/** What the pages of the staff ask for. */
export const staffCalls: Record<string, [action: string, body: object]> = {
  'dashboard: figures': ['tablero:cifras', { de_todos: true }],
  'dashboard: what waits': ['tablero:pendientes', { de_todos: true }],
  'applications: figures of two years': [
    'solicitudes:cifras',
    { desde: '2024-12', hasta: '2026-11' },
  ],
  'applications: table of the same': [
    'solicitudes:exportar_cifras',
    { desde: '2024-12', hasta: '2026-11' },
  ],
  'applications: ended': applications([['estado', 'in', ended]]),
  'applications: ended, page 400': applications([['estado', 'in', ended]], 400),
  'applications: ended, page 3,000': applications([['estado', 'in', ended]], 3_000),
  'search: a name': ['busqueda:personal', { texto: 'Muñoz' }],
  'search: a rare name': ['busqueda:personal', { texto: 'Muñoz Pérez 1231' }],
  'search: nothing': ['busqueda:personal', { texto: 'zzzz' }],
  'search: two letters of nothing': ['busqueda:personal', { texto: 'zz' }],
  'search: a voucher': ['busqueda:personal', { texto: '930000000011' }],
  'search: an address': ['busqueda:personal', { texto: 'donante1234@example.org' }],
  'donations: totals': ['donaciones:totales', {}],
  'donations: headline': ['donaciones:cifras', {}],
  'donations: all': ['donaciones:consultar', {}],
  'donations: by text': ['donaciones:consultar', { texto: 'donante12' }],
  'donations: by name': ['donaciones:consultar', { texto: 'muñoz' }],
  'donations: by product': ['donaciones:consultar', { texto: 'croqueta' }],
  'donations: by text, none': ['donaciones:consultar', { texto: 'zzzz' }],
  'donations: table of all': ['donaciones:exportar', {}],
  'donations: not settled': ['donaciones:consultar', { por_resolver: true }],
  'invoices: a month in one': ['facturacion:previsualizar_global', { mes: 10, anio: 2026 }],
  'retention: what is due': ['conservacion:consultar', {}],
  'newsletter: issues': ['boletines:ediciones', {}],
  'newsletter: one issue': ['boletines:edicion', { id: staffIssue }],
  'newsletter: clicks': ['boletines:clics_edicion', { id: staffIssue }],
  'newsletter: readers by name': readers('payload.nombre', 'muñoz'),
  'newsletter: readers by address': readers('payload.email', 'familia12@'),
  'messages: inbox': ['mensajes:bandeja', {}],
  'messages: by text': ['mensajes:bandeja', { busca: 'zzzz', estado: 'archivado' }],
  'accounts: by name': accounts('nombre', 'muñoz'),
  'accounts: by address': accounts('correo', 'donante12@'),
  'pets: by name, none': list('mascotas', 'catalogos:consultar', [
    ['payload.nombre', 'contains', 'zzzz', folded],
  ]),
  'pets: by name': list('mascotas', 'catalogos:consultar', [
    ['payload.nombre', 'contains', 'cane', folded],
  ]),
};
