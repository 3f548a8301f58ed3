import type { actions } from '../../actions/index.ts';

type ActionName = (typeof actions)[number]['name'];

type Subject = ActionName extends `${infer Before}:${string}` ? Before : never;

/** What the names of calls begin with, in English: one page each. One that is forgotten does not compile. */
const titles: Record<Subject, string> = {
  sesion: 'Signing in',
  usuarios: 'Accounts',
  invitaciones: 'Staff invitations',
  arranque: 'First administrator',
  captcha: 'Captcha',
  catalogos: 'Pets and catalog rows',
  documentos: 'Documents with states',
  archivos: 'Files',
  mascotas: 'Pet exports, groups and reminders',
  importaciones: 'Pets from a table',
  importaciones_donativos: 'Donations from a table',
  importaciones_lectores: 'Readers from a table',
  historia: 'Timeline of a pet',
  expediente_azul: 'Document folders',
  cuidados: 'Medical records',
  visita_veterinaria: 'Visits to a vet',
  pasaportes: 'Pet passports',
  solicitudes: 'Adoption applications',
  perfil_adopcion: 'Adoption profile',
  referencias: 'References',
  contrato_adopcion: 'Adoption contract',
  seguimientos: 'Follow-ups after adoption',
  personas_restringidas: 'People who may not adopt',
  evento_adopcion: 'Adoption events',
  hogares: 'Foster homes',
  donaciones: 'Donations',
  donativo: 'Donations without an account',
  campanas: 'Campaigns',
  destino: 'What donations paid',
  dedicatorias: 'Cards in honor and in memory',
  transparencia: 'Published accounts',
  facturacion: 'Invoices',
  gastos: 'Expenses',
  prueba_pagos: 'Test payments',
  contenido: 'Published content',
  boletines: 'Newsletter issues',
  mensajes: 'Messages',
  tablero: 'Dashboard',
  busqueda: 'Staff search',
  reportes: 'Reports',
  auditoria: 'Audit log',
  conservacion: 'Retention',
  ajustes: 'Settings',
  puesta_en_marcha: 'Setting a portal up',
  operaciones: 'Operations',
  trabajos: 'Failed jobs',
};

export const titleOf = (subject: string): string => titles[subject as Subject] ?? subject;

/** In this order everywhere. */
export const sections: readonly { title: string; subjects: readonly Subject[] }[] = [
  { title: 'Accounts', subjects: ['arranque', 'sesion', 'usuarios', 'invitaciones', 'captcha'] },
  { title: 'Basics', subjects: ['catalogos', 'documentos', 'archivos'] },
  {
    title: 'Pets',
    subjects: [
      'mascotas',
      'importaciones',
      'importaciones_donativos',
      'importaciones_lectores',
      'historia',
      'expediente_azul',
      'cuidados',
      'visita_veterinaria',
      'pasaportes',
      'hogares',
    ],
  },
  {
    title: 'Adoption',
    subjects: [
      'solicitudes',
      'perfil_adopcion',
      'referencias',
      'contrato_adopcion',
      'seguimientos',
      'personas_restringidas',
      'evento_adopcion',
    ],
  },
  {
    title: 'Money',
    subjects: [
      'donaciones',
      'donativo',
      'campanas',
      'destino',
      'dedicatorias',
      'transparencia',
      'facturacion',
      'gastos',
      'prueba_pagos',
    ],
  },
  { title: 'Content', subjects: ['contenido', 'boletines', 'mensajes'] },
  {
    title: 'Administration',
    subjects: [
      'tablero',
      'busqueda',
      'reportes',
      'auditoria',
      'conservacion',
      'operaciones',
      'puesta_en_marcha',
      'ajustes',
      'trabajos',
    ],
  },
];
