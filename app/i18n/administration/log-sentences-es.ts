import type { AuditAction } from '#domain/audit-actions.ts';

/** What an entry of the log tells besides who and whom; '' where it does not say. All of it in words. */
export interface LogFacts {
  /** The person did it with their own account. */
  own: boolean;
  /** Somebody's account, or pet, that is known to be theirs. */
  hasPerson: boolean;
  device: string;
  status: string;
  statusBefore: string;
  fields: string;
  document: string;
  review: string;
  job: string;
  catalogue: string;
  content: string;
  /** Of a text; 0 where it does not say. */
  version: number;
  amount: string;
  /** Of a donation, an invoice or a message, as people call it. */
  number: string;
  count: number;
  /** How many filters narrowed what was taken out. */
  filters: number;
  gainedAdministration: boolean;
  lostAdministration: boolean;
  /** The names of somebody's roles, where they have changed. */
  rolesAfter: string;
  /** By the link of a mail, without a session. */
  byLink: boolean;
  givenAway: boolean;
  petsLeft: boolean;
  unused: boolean;
}

/** {actor}, {person}, {pet} and {event} stand for links. */
export type LogSentences = Record<AuditAction, (facts: LogFacts) => string>;

const of = ({ own, hasPerson }: LogFacts) => (own || !hasPerson ? '' : ' (a cargo de {person})');
const narrowed = ({ filters }: LogFacts) =>
  filters === 0 ? '' : filters === 1 ? ', con un filtro' : `, con ${filters} filtros`;
const listed = (words: string) => words && `: ${words}`;
const versionOf = ({ content, version }: LogFacts) =>
  `${listed(content)}${version === 0 ? '' : ` (versión ${version})`}`;

const ofDonation = ({ number, hasPerson }: LogFacts) =>
  `${number ? `del donativo ${number}` : 'de un donativo'}${hasPerson ? ' de {person}' : ''}`;
const invoice = ({ number, hasPerson }: LogFacts) =>
  `${number ? `la factura ${number}` : 'una factura'}${hasPerson ? ' de {person}' : ''}`;
const message = ({ number }: LogFacts) => (number ? `el mensaje ${number}` : 'un mensaje');
const drive = ({ number }: LogFacts) => (number ? `la jornada ${number}` : 'una jornada');
const notice = ({ number }: LogFacts) =>
  number ? `el aviso ${number} de perdidos y encontrados` : 'un aviso de perdidos y encontrados';
const rescue = ({ number }: LogFacts) =>
  number ? `el reporte de auxilio ${number}` : 'un reporte de auxilio';
const volunteer = ({ number }: LogFacts) =>
  number ? `el voluntariado ${number}` : 'un voluntariado';

export const logSentences: LogSentences = {
  'session.started': ({ device }) => `{actor} inició sesión${device && ` en ${device}`}`,
  'session.refused': ({ hasPerson }) =>
    hasPerson
      ? 'Alguien intentó entrar a la cuenta de {person} y no pudo'
      : 'Alguien intentó entrar a una cuenta que no existe',
  'session.ended': ({ own }) =>
    own ? '{actor} cerró una de sus sesiones' : '{actor} cerró una sesión de {person}',
  'session.allEnded': ({ own }) =>
    own ? '{actor} cerró todas sus sesiones' : '{actor} cerró todas las sesiones de {person}',
  'session.keyReused': () =>
    'La llave de una sesión de {person} se usó dos veces, y el portal cerró esa sesión',
  'account.registered': () => '{person} se registró',
  'account.confirmed': () => '{person} confirmó su correo y eligió su contraseña',
  'account.unconfirmed': () => 'El portal borró un registro que nadie confirmó',
  'account.disabled': () => '{actor} deshabilitó la cuenta de {person}',
  'account.enabled': () => '{actor} habilitó la cuenta de {person}',
  'account.exported': () => '{actor} descargó sus datos',
  'account.erased': ({ petsLeft, unused }) => {
    if (unused) return 'El portal eliminó una cuenta que nadie había usado en cinco años';
    return petsLeft
      ? 'Una persona eliminó su cuenta y dejó sus mascotas a cargo de la organización'
      : 'Una persona eliminó su cuenta';
  },
  'account.madeAdministrator': () =>
    'Desde la línea de comandos, {person} recibió permiso de administrar y otra contraseña',
  'paymentKeys.stored': () => '{actor} guardó las llaves de un servicio externo',
  'paymentKeys.removed': () => '{actor} quitó las llaves de un servicio externo',
  'setting.changed': () => '{actor} cambió un ajuste del portal',
  'portal.started': () =>
    '{actor} puso en marcha el portal con el código del arranque y creó su cuenta de administración',
  'account.confirmationResent': () =>
    '{actor} envió de nuevo a {person} el enlace para confirmar su correo',
  'invitation.sent': ({ gainedAdministration }) =>
    `{actor} invitó a {person}${gainedAdministration ? ' a administrar el portal' : ''}`,
  'invitation.resent': () => '{actor} envió de nuevo la invitación a {person}',
  'invitation.withdrawn': () => '{actor} retiró la invitación de {person}',
  'invitation.accepted': ({ gainedAdministration, lostAdministration }) =>
    lostAdministration
      ? '{person} aceptó su invitación sin permiso de administrar: quien invitó ya no administra'
      : `{person} aceptó su invitación${gainedAdministration ? ' y ya puede administrar' : ''}`,
  'email.changeAsked': () => '{actor} pidió cambiar su correo',
  'email.changed': () => '{actor} cambió su correo',
  'email.changeUndone': () => '{person} deshizo el cambio de su correo por el enlace de un correo',
  'password.recovered': () => '{person} recuperó su contraseña por el enlace de un correo',
  'password.changed': () => '{actor} cambió su contraseña',
  'roles.changed': ({ gainedAdministration, lostAdministration, rolesAfter }) =>
    gainedAdministration
      ? '{actor} dio a {person} permiso de administrar'
      : lostAdministration
        ? '{actor} quitó a {person} el permiso de administrar'
        : rolesAfter
          ? `{actor} cambió los permisos de {person}: ${rolesAfter}`
          : '{actor} guardó los permisos de {person} sin cambiarlos',
  'secondFactor.enabled': () => '{actor} activó la verificación en dos pasos',
  'secondFactor.disabled': () => '{actor} desactivó la verificación en dos pasos',
  'secondFactor.recoveryCodeUsed': () => '{actor} entró con un código de recuperación',
  'passkey.added': () => '{actor} agregó una llave de acceso',
  'passkey.renamed': () => '{actor} cambió el nombre de una llave de acceso',
  'passkey.removed': () => '{actor} quitó una llave de acceso',
  'passkey.copied': () =>
    'Una llave de acceso de {person} parece copiada, y el portal no la aceptó',
  'pet.registered': (facts) => `{actor} registró a {pet}${of(facts)}`,
  'pet.changed': (facts) =>
    facts.byLink
      ? '{person} contestó el recordatorio de {pet} por el enlace de su correo'
      : facts.givenAway
        ? '{actor} dejó a {pet} a cargo de {person}'
        : `{actor} cambió datos de {pet}${of(facts)}${listed(facts.fields)}`,
  'pet.statusChanged': (facts) =>
    `${facts.byLink ? '{person}' : '{actor}'} cambió el estado de {pet}${facts.byLink ? '' : of(facts)}${
      facts.statusBefore && ` de «${facts.statusBefore}»`
    }${facts.status && ` a «${facts.status}»`}`,
  'pet.deleted': (facts) => `{actor} eliminó a {pet}${of(facts)}`,
  'pet.restored': (facts) => `{actor} restauró a {pet}${of(facts)}`,
  'pet.fileAdded': (facts) => `{actor} agregó un archivo a {pet}${of(facts)}`,
  'pet.fileRemoved': (facts) => `{actor} quitó un archivo de {pet}${of(facts)}`,
  'pets.imported': ({ count }) =>
    count === 1 ? '{actor} importó una mascota' : `{actor} importó ${count} mascotas de una tabla`,
  'pets.importUndone': ({ count }) =>
    count === 1
      ? '{actor} deshizo la importación de una mascota'
      : `{actor} deshizo la importación de ${count} mascotas`,
  'pet.groupChanged': (facts) => `{actor} cambió la pareja o camada de {pet}${of(facts)}`,
  'pet.intakeNoted': () => '{actor} anotó cómo llegó {pet}',
  'pet.photoMatchDecided': () =>
    '{actor} revisó una foto de {pet} que se parece a la de otra mascota',
  'pet.careChanged': () => '{actor} cambió la cartilla de salud de {pet}',
  'passport.issued': () => '{actor} emitió un pasaporte de {pet}',
  'passport.revoked': () => '{actor} revocó un pasaporte de {pet}',
  'foster.homeChanged': () => '{actor} cambió lo que ofrece como hogar temporal',
  'foster.placed': () => '{actor} puso a {pet} en el hogar temporal de {person}',
  'foster.placementChanged': () => '{actor} cambió la estancia de {pet} en su hogar temporal',
  'foster.placementEnded': () => '{actor} terminó la estancia de {pet} en su hogar temporal',
  'foster.photoDecided': () => '{actor} decidió sobre una foto del diario de {pet}',
  'foster.wanted': () => '{actor} dijo si {pet} busca hogar temporal',
  'foster.handRaised': () => '{actor} levantó la mano para recibir a {pet}',
  'foster.asked': () => '{actor} preguntó a los hogares temporales',
  'foster.askerConfirmed': () =>
    '{actor} confirmó que {person} puede preguntar a los hogares temporales',
  'foster.askCancelled': () => '{actor} canceló una pregunta a los hogares temporales',
  'foster.askAnswered': () => 'El hogar temporal de {person} contestó una pregunta',
  'pet.removed': ({ own }) =>
    own
      ? '{actor} borró para siempre a una mascota suya'
      : '{actor} borró para siempre a una mascota de {person}',
  'pet.expensesChanged': () => '{actor} cambió los gastos de {pet}',
  'pet.exported': (facts) => `{actor} descargó la lista de mascotas${narrowed(facts)}`,
  'expense.changed': () => '{actor} cambió un gasto de la organización',
  'expense.exported': () => '{actor} descargó la lista de gastos',
  'restriction.entered': () => '{actor} registró a alguien que no puede adoptar por un tiempo',
  'restriction.appealed': () => '{actor} anotó una objeción de alguien que no puede adoptar',
  'restriction.lifted': () => '{actor} levantó el registro de alguien que no podía adoptar',
  'job.triedAgain': ({ job }) => `{actor} mandó intentar de nuevo un trabajo${listed(job)}`,
  'job.dropped': ({ job }) => `{actor} descartó un trabajo${listed(job)}`,
  'folder.opened': (facts) => `{actor} abrió el expediente de {pet}${of(facts)}`,
  'folder.fileAdded': (facts) =>
    `{actor} agregó un archivo al expediente de {pet}${of(facts)}${listed(facts.document)}`,
  'folder.fileRemoved': (facts) =>
    `{actor} quitó un archivo del expediente de {pet}${of(facts)}${listed(facts.document)}`,
  'folder.reviewed': (facts) =>
    `{actor} revisó un documento de {pet}${of(facts)}${listed(facts.document)}${
      facts.review && `, ${facts.review.toLowerCase()}`
    }`,
  'folder.shared': (facts) => `{actor} envió el expediente de {pet}${of(facts)} a quien le adoptó`,
  'folder.mailAddressChanged': (facts) =>
    `{actor} cambió la dirección de correo del expediente de {pet}${of(facts)}`,
  'event.created': () => '{actor} creó el {event}',
  'event.changed': () => '{actor} cambió el {event}',
  'event.removed': () => '{actor} eliminó un evento',
  'event.petAdded': (facts) => `{actor} agregó a {pet}${of(facts)} al {event}`,
  'event.petRemoved': (facts) => `{actor} retiró a {pet}${of(facts)} del {event}`,
  'event.attendanceNoted': () => '{actor} anotó la asistencia al {event}',
  'event.invitationsSent': ({ count }) =>
    count === 1
      ? '{actor} envió una invitación al {event}'
      : `{actor} envió ${count} invitaciones al {event}`,
  'event.noticesSent': ({ count }) =>
    count === 1
      ? '{actor} avisó de un cambio del {event} a una persona'
      : `{actor} avisó de un cambio del {event} a ${count} personas`,
  'event.noticesDeclined': () => '{actor} decidió no avisar de un cambio del {event}',
  'donation.refunded': (facts) =>
    `{actor} pidió devolver ${facts.amount || 'lo que quedaba'} ${ofDonation(facts)}`,
  'donation.arrivalNoted': (facts) =>
    `{actor} registró que llegaron ${facts.amount} ${ofDonation(facts)}`,
  'donation.evidenceMade': (facts) =>
    `{actor} descargó las pruebas para la disputa ${ofDonation(facts)}`,
  'donation.umaEntered': ({ amount, number }) =>
    `{actor} capturó la UMA diaria${number && ` de ${number}`}${amount && `: ${amount}`}`,
  'donation.donorsWatched': () => '{actor} consultó a quién hay que identificar por sus donativos',
  'donation.exported': (facts) => `{actor} descargó la lista de donativos${narrowed(facts)}`,
  'donations.statementImported': ({ count }) =>
    count === 1
      ? '{actor} importó un estado de cuenta con un depósito nuevo'
      : `{actor} importó un estado de cuenta con ${count} depósitos nuevos`,
  'donations.lineIdentified': (facts) =>
    `{actor} identificó un depósito de ${facts.amount} como ${facts.number ? `donativo ${facts.number}` : 'donativo'}`,
  'donations.lineTakenBack': (facts) =>
    `{actor} deshizo la identificación de ${facts.amount} ${ofDonation(facts)}`,
  'donations.lineSetAside': (facts) =>
    `{actor} apartó un depósito de ${facts.amount} que no es donativo`,
  'donations.lineReopened': (facts) =>
    `{actor} regresó a la lista un depósito apartado${facts.amount && ` de ${facts.amount}`}`,
  'charge.waived': () => '{actor} condonó una cuota o un depósito de una adopción',
  'charge.forfeited': () => '{actor} decidió no devolver el depósito de una adopción',
  'charge.returned': () => '{actor} devolvió una cuota o un depósito de una adopción',
  'charge.handedBack': () => '{actor} anotó que devolvió una cuota o un depósito de una adopción',
  'donations.cashCounted': () => '{actor} contó efectivo; falta que otra persona lo confirme',
  'donations.cashConfirmed': (facts) =>
    `{actor} confirmó un conteo de efectivo${facts.amount && ` de ${facts.amount}`}${facts.number && `: donativo ${facts.number}`}`,
  'donations.cashCountCancelled': () => '{actor} canceló un conteo de efectivo',
  'donations.inKindRecorded': ({ number }) =>
    `{actor} registró un donativo en especie${number && `: ${number}`}`,
  'donations.inKindCancelled': ({ number }) =>
    `{actor} canceló un donativo en especie${number && `: ${number}`}`,
  'invoice.madeInKind': ({ number }) =>
    `{actor} facturó un donativo en especie${number && `: ${number}`}`,
  'donations.broughtIn': ({ count }) =>
    count === 1
      ? '{actor} trajo un donativo anterior'
      : `{actor} trajo ${count} donativos anteriores de una tabla`,
  'donations.claimed': ({ count }) =>
    count === 1
      ? '{actor} agregó a su cuenta un donativo hecho sin cuenta'
      : `{actor} agregó a su cuenta ${count} donativos hechos sin cuenta`,
  'donations.bringInUndone': ({ count }) =>
    count === 1
      ? '{actor} deshizo un donativo traído'
      : `{actor} deshizo ${count} donativos traídos de una tabla`,
  'newsletter.broughtIn': ({ count }) =>
    count === 1
      ? '{actor} trajo a un suscriptor del boletín'
      : `{actor} trajo ${count} suscriptores del boletín de una tabla`,
  'newsletter.bringInUndone': ({ count }) =>
    count === 1
      ? '{actor} deshizo un suscriptor traído'
      : `{actor} deshizo ${count} suscriptores traídos de una tabla`,
  'newsletter.exported': (facts) =>
    `{actor} descargó la lista de suscriptores del boletín${narrowed(facts)}`,
  'donation.differenceResolved': () => '{actor} atendió una diferencia con un proveedor de pagos',
  'drive.created': (facts) => `{actor} creó ${drive(facts)}`,
  'drive.changed': (facts) => `{actor} cambió ${drive(facts)}`,
  'drive.moved': (facts) => `{actor} cambió el estado de ${drive(facts)}`,
  'drive.booked': (facts) => `{actor} dio un lugar en ${drive(facts)}`,
  'drive.bookingMoved': (facts) => `{actor} cambió un lugar de ${drive(facts)}`,
  'drive.sterilized': (facts) => `{actor} anotó una esterilización en ${drive(facts)}`,
  'drive.paid': (facts) => `{actor} anotó una cuota de ${drive(facts)}`,
  'drive.consentOpened': (facts) => `{actor} abrió una autorización de ${drive(facts)}`,
  'drive.exported': (facts) => `{actor} descargó la lista de ${drive(facts)}`,
  'rescue.answered': (facts) => `{actor} contestó ${rescue(facts)}`,
  'rescue.assigned': (facts) =>
    facts.hasPerson
      ? `{actor} dejó ${rescue(facts)} a cargo de {person}`
      : `{actor} dejó ${rescue(facts)} sin nadie a cargo`,
  'rescue.moved': (facts) => `{actor} cambió el estado de ${rescue(facts)}`,
  'rescue.urgencySet': (facts) => `{actor} corrigió la urgencia de ${rescue(facts)}`,
  'rescue.admitted': (facts) => `{actor} ingresó al animal de ${rescue(facts)}`,
  'notice.moved': (facts) => `{actor} revisó ${notice(facts)}`,
  'notice.photoRemoved': (facts) => `{actor} retiró una foto de ${notice(facts)}`,
  'notice.exported': () => '{actor} descargó la lista de perdidos y encontrados',
  'rescue.exported': () => '{actor} descargó la lista de reportes de auxilio',
  'volunteer.moved': (facts) => `{actor} cambió el estado de ${volunteer(facts)}`,
  'volunteer.saved': (facts) => `{actor} cambió las tareas o la nota de ${volunteer(facts)}`,
  'volunteer.consentNoted': (facts) => `{actor} anotó el permiso de ${volunteer(facts)}`,
  'volunteer.exported': () => '{actor} descargó la lista de voluntariado',
  'volunteerShift.created': () => '{actor} creó turnos de voluntariado',
  'volunteerShift.canceled': () => '{actor} canceló un turno de voluntariado',
  'volunteerShift.assigned': (facts) => `{actor} puso a ${volunteer(facts)} en un turno`,
  'volunteerShift.released': (facts) => `{actor} quitó a ${volunteer(facts)} de un turno`,
  'volunteerHours.confirmed': () => '{actor} revisó horas de voluntariado',
  'volunteerHours.corrected': (facts) => `{actor} corrigió horas de ${volunteer(facts)}`,
  'volunteerHours.exported': () => '{actor} descargó las horas de voluntariado',
  'volunteerCertificate.issued': (facts) => `{actor} emitió una constancia de ${volunteer(facts)}`,
  'volunteerCertificate.revoked': (facts) => `{actor} anuló una constancia de ${volunteer(facts)}`,
  'message.answered': (facts) => `{actor} contestó ${message(facts)}`,
  'message.assigned': (facts) =>
    facts.hasPerson
      ? `{actor} asignó ${message(facts)} a {person}`
      : `{actor} dejó ${message(facts)} sin asignar`,
  'message.removed': (facts) => `{actor} eliminó ${message(facts)}`,
  'newsletter.subscriberCancelled': () => '{actor} canceló una suscripción al boletín',
  'newsletter.subscriberRemoved': () =>
    '{actor} eliminó a alguien de la lista de suscriptores del boletín',
  'spending.rulesSet': () => '{actor} cambió las reglas de qué pagan los donativos',
  'dedication.changed': () => '{actor} cambió la tarjeta de un donativo suyo',
  'dedication.stopped': () => '{actor} detuvo la tarjeta de un donativo suyo',
  'dedication.refused': () => 'Alguien pidió no recibir más tarjetas de donativos',
  'spending.published': () => '{actor} publicó las cuentas de un mes',
  'spending.withdrawn': () => '{actor} retiró las cuentas de un mes',
  'company.created': () => '{actor} guardó su empresa',
  'company.changed': () => '{actor} cambió los datos de su empresa',
  'company.approved': () => '{actor} aprobó la empresa',
  'company.refused': () => '{actor} rechazó la empresa',
  'company.takenOff': () => '{actor} retiró de la lista la empresa',
  'company.restored': () => '{actor} devolvió a la lista la empresa',
  'company.removed': () => '{actor} quitó su empresa',
  'fundraiser.created': () => '{actor} creó una página para reunir donativos',
  'fundraiser.submitted': () => '{actor} envió a revisión su página',
  'fundraiser.approved': () => '{actor} aprobó la página',
  'fundraiser.refused': () => '{actor} rechazó la página',
  'fundraiser.takenOff': () => '{actor} retiró la página',
  'fundraiser.ended': () => '{actor} terminó su página',
  'fundraiser.removed': () => '{actor} eliminó su página',
  'fundraiser.reportsSettled': () => '{actor} atendió las denuncias de la página',
  'campaign.kept': () => '{actor} guardó la campaña',
  'campaign.started': () => '{actor} inició la campaña',
  'campaign.ended': () => '{actor} terminó la campaña',
  'campaign.closed': () => '{actor} cerró, con su resultado, la campaña',
  'campaign.removed': () => '{actor} eliminó la campaña',
  'campaign.nameRemoved': () => '{actor} quitó el nombre de un donante de la campaña',
  'newsletter.issueKept': () => '{actor} guardó la edición del boletín',
  'newsletter.issueRemoved': () => '{actor} eliminó el borrador del boletín',
  'newsletter.issueScheduled': () => '{actor} programó la edición del boletín',
  'newsletter.issueUnscheduled': () => '{actor} quitó la hora de envío de la edición del boletín',
  'newsletter.issueSent': () => '{actor} envió la edición del boletín',
  'newsletter.issuePaused': () => '{actor} puso en pausa el envío',
  'newsletter.issueResumed': () => '{actor} reanudó el envío',
  'newsletter.issueCancelled': () => '{actor} canceló el envío',
  'newsletter.issueArchived': () => '{actor} publicó en el archivo la edición del boletín',
  'newsletter.issueUnarchived': () => '{actor} retiró del archivo la edición del boletín',
  'newsletter.clicksOn': () => '{actor} activó el conteo de clics del boletín',
  'newsletter.clicksOff': () => '{actor} desactivó el conteo de clics del boletín',
  'savedReply.kept': () => '{actor} guardó una respuesta para mensajes',
  'savedReply.removed': () => '{actor} eliminó una respuesta guardada',
  'catalogue.rowAdded': ({ catalogue }) =>
    `{actor} agregó un registro a un catálogo${listed(catalogue)}`,
  'catalogue.rowChanged': ({ catalogue }) =>
    `{actor} cambió un registro de un catálogo${listed(catalogue)}`,
  'catalogue.rowRemoved': ({ catalogue }) =>
    `{actor} eliminó un registro de un catálogo${listed(catalogue)}`,
  'content.draftKept': ({ content }) =>
    `{actor} guardó un borrador de un texto del portal${listed(content)}`,
  'content.draftDiscarded': ({ content }) =>
    `{actor} descartó el borrador de un texto del portal${listed(content)}`,
  'content.restored': (facts) =>
    `{actor} recuperó como borrador una versión anterior de un texto del portal${versionOf(facts)}`,
  'contract.textSaved': (facts) =>
    `{actor} guardó el texto del contrato de adopción${versionOf(facts)}`,
  'content.published': (facts) => `{actor} publicó un texto del portal${versionOf(facts)}`,
  'content.scheduled': (facts) =>
    `{actor} programó la publicación de un texto del portal${versionOf(facts)}`,
  'content.scheduleCancelled': (facts) =>
    `{actor} canceló la publicación programada de un texto del portal${versionOf(facts)}`,
  'content.examplesRemoved': () => '{actor} quitó los textos de ejemplo del portal',
  'content.fileAdded': () => '{actor} agregó una imagen o un archivo para los textos del portal',
  'content.fileRemoved': () => '{actor} borró una imagen o un archivo de los textos del portal',
  'issuer.set': () => '{actor} configuró quién emite las facturas',
  'issuer.removed': () => '{actor} quitó a quien emite las facturas',
  'invoice.madeFor': (facts) => `{actor} hizo ${invoice(facts)}`,
  'invoice.stamped': (facts) => `Se timbró ${invoice(facts)}`,
  'invoice.refused': (facts) => `El SAT rechazó ${invoice(facts)}`,
  'invoice.reviewNeeded': (facts) => `Quedó por revisar ${invoice(facts)}`,
  'invoice.ended': (facts) => `{actor} dio por no timbrada ${invoice(facts)}`,
  'invoice.cancellationAsked': (facts) => `{actor} pidió cancelar ${invoice(facts)}`,
  'invoice.cancelled': (facts) => `Se canceló ${invoice(facts)}`,
};
