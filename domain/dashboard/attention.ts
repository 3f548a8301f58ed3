import type { Right } from '../access/rights.ts';
import type { StaticPageId } from '../pages.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What waits for somebody, the most urgent first. */
export const attentionKinds = vocabulary({
  rescues: 'reportes_de_auxilio',
  drives: 'jornadas_por_terminar',
  notices: 'avisos_de_extraviados',
  helpRequests: 'familias_piden_ayuda',
  portalStatus: 'estado_portal',
  paymentDifferences: 'diferencias',
  umaMissing: 'uma_por_capturar',
  depositsToIdentify: 'depositos_por_identificar',
  cashToConfirm: 'efectivo_por_confirmar',
  reportedFundraisers: 'paginas_denunciadas',
  fundraisersToReview: 'paginas_por_revisar',
  companiesToReview: 'empresas_por_revisar',
  photoMatches: 'fotos_parecidas',
  chargesToReturn: 'depositos_por_devolver',
  chargesDue: 'cuotas_por_pagar',
  invoicesToReview: 'facturas_por_revisar',
  eventNotices: 'avisos_de_eventos',
  failedJobs: 'envios_con_falla',
  pausedIssues: 'boletines_en_pausa',
  messages: 'mensajes',
  volunteerApplications: 'solicitudes_de_voluntariado',
  volunteerHours: 'horas_por_confirmar',
  ownDrafts: 'borradores',
  applications: 'solicitudes',
  applicationNews: 'respuestas_de_familias',
  withdrawnApplications: 'solicitudes_retiradas',
  questionsToAnswer: 'preguntas_por_contestar',
  timesToChoose: 'citas_por_elegir',
  contractsToSign: 'contratos_por_firmar',
  contractsToComplete: 'contratos_sin_tu_firma',
  appointmentsAhead: 'citas_proximas',
  papersToReview: 'papeles_por_revisar',
  pendingPapers: 'papeles_pendientes',
  careDue: 'cuidados_por_hacer',
  fosterRequests: 'preguntas_a_tu_hogar',
  fosterPhotos: 'fotos_de_hogares',
  fosterAskers: 'rescatistas_por_confirmar',
  expiringAdoptionPets: 'adopciones_por_vencer',
  expiringRehabilitationPets: 'rehabilitaciones_por_vencer',
});
export type AttentionKind = ValueOf<typeof attentionKinds>;

/** Nothing is counted beyond it. */
export const mostCounted = 100;

/** Days before a pet's visibility ends from which on it counts as about to expire. */
export const expiringSoonDays = 7;

interface Sight {
  /** Who sees it over all, and where it is seen to. */
  staff?: { right: Right; page: StaticPageId; search?: string };
  /** Where people see to what is their own. */
  own?: { page: StaticPageId; search?: string };
}

export const attentionSights: Readonly<Record<AttentionKind, Sight>> = {
  rescues: { staff: { right: 'rescues.attend', page: 'adminRescues' } },
  drives: { staff: { right: 'drives.manage', page: 'adminDrives' } },
  notices: { staff: { right: 'lostAndFound.attend', page: 'adminLostAndFound' } },
  helpRequests: {
    staff: {
      right: 'applications.manageAny',
      page: 'adminApplications',
      search: '?estado=piden_ayuda',
    },
    own: { page: 'receivedApplications', search: '?estado=piden_ayuda' },
  },
  portalStatus: { staff: { right: 'operations.read', page: 'adminStatus' } },
  paymentDifferences: {
    staff: { right: 'donations.read', page: 'adminDonations', search: '?vista=diferencias' },
  },
  umaMissing: { staff: { right: 'donations.watch', page: 'donorWatch' } },
  depositsToIdentify: {
    staff: { right: 'donations.bringIn', page: 'adminDonations', search: '?vista=depositos' },
  },
  cashToConfirm: {
    staff: { right: 'donations.bringIn', page: 'adminDonations', search: '?vista=efectivo' },
  },
  reportedFundraisers: {
    staff: { right: 'supporters.moderate', page: 'adminFundraisers' },
  },
  fundraisersToReview: {
    staff: {
      right: 'supporters.moderate',
      page: 'adminFundraisers',
      search: '?estado=en_revision',
    },
  },
  photoMatches: {
    staff: { right: 'pets.manageAny', page: 'adminPhotoMatches', search: '?estado=por_ver' },
  },
  companiesToReview: {
    staff: { right: 'supporters.moderate', page: 'adminCompanies', search: '?estado=en_revision' },
  },
  chargesToReturn: {
    staff: { right: 'donations.refund', page: 'adminCharges', search: '?estado=por_devolver' },
  },
  chargesDue: {
    staff: { right: 'donations.read', page: 'adminCharges', search: '?estado=por_pagar' },
  },
  invoicesToReview: {
    staff: {
      right: 'invoices.manage',
      page: 'adminInvoicing',
      search: '?vista=facturas&estado=por_revisar',
    },
  },
  eventNotices: { staff: { right: 'events.manage', page: 'manageEvents' } },
  volunteerApplications: {
    staff: { right: 'volunteers.coordinate', page: 'adminVolunteers' },
  },
  volunteerHours: {
    staff: { right: 'volunteers.coordinate', page: 'adminVolunteerHours' },
  },
  failedJobs: { staff: { right: 'jobs.manage', page: 'adminJobs' } },
  pausedIssues: {
    staff: { right: 'newsletter.manage', page: 'adminNewsletters', search: '?estado=en_pausa' },
  },
  messages: {
    staff: { right: 'contact.read', page: 'adminMessages', search: '?lectura=sin-contestar' },
  },
  ownDrafts: {
    staff: { right: 'content.publish', page: 'adminContent', search: '?borradores=mios' },
  },
  applications: {
    staff: {
      right: 'applications.manageAny',
      page: 'adminApplications',
      search: '?estado=recibida',
    },
    own: { page: 'receivedApplications', search: '?estado=recibida' },
  },
  applicationNews: {
    staff: {
      right: 'applications.manageAny',
      page: 'adminApplications',
      search: '?estado=con_respuesta',
    },
    own: { page: 'receivedApplications', search: '?estado=con_respuesta' },
  },
  withdrawnApplications: {
    own: { page: 'receivedApplications', search: '?estado=retiradas_sin_leer' },
  },
  questionsToAnswer: { own: { page: 'myApplications' } },
  timesToChoose: { own: { page: 'myApplications' } },
  contractsToSign: { own: { page: 'myApplications' } },
  contractsToComplete: { own: { page: 'receivedApplications' } },
  appointmentsAhead: { own: { page: 'myApplications' } },
  papersToReview: { staff: { right: 'folders.review', page: 'adminPapers' } },
  pendingPapers: { own: { page: 'pendingPapers' } },
  careDue: {
    staff: { right: 'pets.manageAny', page: 'careToDo', search: '?de=todas' },
    own: { page: 'careToDo' },
  },
  fosterRequests: { own: { page: 'myFosterHome' } },
  fosterPhotos: {
    staff: {
      right: 'fosters.manage',
      page: 'adminFosterHomes',
      search: '?vista=estancias&fotos=por_revisar',
    },
    own: { page: 'fosterStays', search: '?fotos=por_revisar' },
  },
  fosterAskers: {
    staff: { right: 'fosters.manage', page: 'adminFosterHomes', search: '?vista=preguntas' },
  },
  expiringAdoptionPets: {
    staff: { right: 'pets.manageAny', page: 'myAdoptions', search: '?vence=pronto' },
    own: { page: 'myAdoptions', search: '?vence=pronto' },
  },
  expiringRehabilitationPets: {
    staff: { right: 'pets.manageAny', page: 'myRehabilitations', search: '?vence=pronto' },
    own: { page: 'myRehabilitations', search: '?vence=pronto' },
  },
};
