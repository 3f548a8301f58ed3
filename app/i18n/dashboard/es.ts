import type { AttentionKind } from '#domain/dashboard/attention.ts';

const one = (singular: string, plural: string) => (count: string, isOne: boolean) =>
  `${count} ${isOne ? singular : plural}`;

export const es = {
  staff: {
    title: 'Resumen',
    lead: 'Lo que necesita atención hoy, y cómo va el mes.',
  },
  own: {
    title: 'Mi resumen',
    lead: 'Lo que espera por ti, y cómo van tus mascotas.',
    description: 'Tus pendientes y las cifras de las mascotas que cuidas.',
  },
  attention: {
    title: 'Por atender',
    none: 'No hay nada pendiente',
    noneText: 'Cuando algo necesite atención, aparecerá aquí.',
    kinds: {
      drives: one('jornada por terminar', 'jornadas por terminar'),
      volunteerApplications: one('solicitud de voluntariado', 'solicitudes de voluntariado'),
      volunteerHours: one('registro de horas por confirmar', 'registros de horas por confirmar'),
      rescues: one('reporte de auxilio espera respuesta', 'reportes de auxilio esperan respuesta'),
      notices: one(
        'aviso de perdidos y encontrados por revisar',
        'avisos de perdidos y encontrados por revisar',
      ),
      helpRequests: one('familia pide ayuda', 'familias piden ayuda'),
      portalStatus: one('parte del portal con aviso', 'partes del portal con aviso'),
      cashToConfirm: one('conteo de efectivo por confirmar', 'conteos de efectivo por confirmar'),
      reportedFundraisers: one('página denunciada', 'páginas denunciadas'),
      fundraisersToReview: one('página por revisar', 'páginas por revisar'),
      photoMatches: one('foto que se parece a otra', 'fotos que se parecen a otras'),
      companiesToReview: one('empresa por revisar', 'empresas por revisar'),
      umaMissing: one(
        'valor anual de la UMA por capturar',
        'valores anuales de la UMA por capturar',
      ),
      depositsToIdentify: one('depósito por identificar', 'depósitos por identificar'),
      paymentDifferences: one('diferencia de pagos', 'diferencias de pagos'),
      chargesToReturn: one('depósito o cuota por devolver', 'depósitos y cuotas por devolver'),
      chargesDue: one('cuota o depósito por pagar', 'cuotas y depósitos por pagar'),
      invoicesToReview: one('factura por revisar', 'facturas por revisar'),
      eventNotices: one(
        'evento que cambió: falta decidir si se avisa',
        'eventos que cambiaron: falta decidir si se avisa',
      ),
      failedJobs: one('envío con falla', 'envíos con falla'),
      pausedIssues: one(
        'boletín en pausa, sin terminar de salir',
        'boletines en pausa, sin terminar de salir',
      ),
      messages: one('mensaje por contestar', 'mensajes por contestar'),
      ownDrafts: one('texto tuyo sin publicar', 'textos tuyos sin publicar'),
      applications: one('solicitud de adopción nueva', 'solicitudes de adopción nuevas'),
      applicationNews: one(
        'solicitud con respuesta de la familia',
        'solicitudes con respuesta de la familia',
      ),
      withdrawnApplications: one(
        'solicitud que la familia retiró',
        'solicitudes que las familias retiraron',
      ),
      questionsToAnswer: one(
        'pregunta por contestar en tus solicitudes',
        'preguntas por contestar en tus solicitudes',
      ),
      timesToChoose: one('horario por elegir', 'horarios por elegir'),
      contractsToSign: one('contrato por firmar', 'contratos por firmar'),
      contractsToComplete: one(
        'contrato que la familia firmó y espera tu firma',
        'contratos que las familias firmaron y esperan tu firma',
      ),
      appointmentsAhead: one('llamada o visita acordada', 'llamadas o visitas acordadas'),
      papersToReview: one('documento por revisar', 'documentos por revisar'),
      pendingPapers: one('mascota con papeles pendientes', 'mascotas con papeles pendientes'),
      careDue: one('dosis o cuidado por hacer', 'dosis o cuidados por hacer'),
      fosterRequests: one('pregunta a tu hogar temporal', 'preguntas a tu hogar temporal'),
      fosterAskers: one('rescatista por confirmar', 'rescatistas por confirmar'),
      fosterPhotos: one('foto de un hogar temporal por ver', 'fotos de hogares temporales por ver'),
      expiringAdoptionPets: one(
        'mascota en adopción deja de verse en menos de 7 días',
        'mascotas en adopción dejan de verse en menos de 7 días',
      ),
      expiringRehabilitationPets: one(
        'mascota en rehabilitación deja de verse en menos de 7 días',
        'mascotas en rehabilitación dejan de verse en menos de 7 días',
      ),
    } satisfies Record<AttentionKind, (count: string, isOne: boolean) => string>,
  },
  adopted: {
    title: 'Tus mascotas adoptadas',
    and: ' y ',
    next: (day: string) => `Guía, papeles y ayuda. Te preguntaremos cómo va el ${day}.`,
    see: 'Guía, papeles y ayuda.',
  },
  figures: {
    title: 'El mes, comparado',
    lead: 'Este mes cuenta hasta hoy; los otros dos, completos.',
    columns: {
      measure: 'Cifra',
      now: 'Este mes',
      before: 'Mes pasado',
      year: 'Hace un año',
    },
    measures: {
      takenIn: 'Mascotas registradas',
      adopted: 'Adopciones',
      medianDays: 'Días hasta la adopción (mediana)',
      events: 'Eventos realizados',
      visitors: 'Visitantes a eventos',
      net: 'Donativos, menos reembolsos',
      donors: 'Personas con cuenta que donaron',
    },
    byKind: (kind: string) => `Donativos: ${kind}`,
    none: '—',
    test: 'Los donativos son del modo de prueba: no se movió dinero.',
    charts: 'Los últimos 13 meses',
    chartOf: (measure: string, from: string, to: string) => `${measure}, de ${from} a ${to}`,
    table: 'Ver la tabla',
    month: 'Mes',
  },
};

export type DashboardText = typeof es;
