import type { LogFacts, LogSentences } from './log-sentences-es.ts';

const of = ({ own, hasPerson }: LogFacts) =>
  own || !hasPerson ? '' : ' (in the care of {person})';
const narrowed = ({ filters }: LogFacts) =>
  filters === 0 ? '' : filters === 1 ? ', with one filter' : `, with ${filters} filters`;
const listed = (words: string) => words && `: ${words}`;
const versionOf = ({ content, version }: LogFacts) =>
  `${listed(content)}${version === 0 ? '' : ` (version ${version})`}`;

const ofDonation = ({ number, hasPerson }: LogFacts) =>
  `${number ? `of donation ${number}` : 'of a donation'}${hasPerson ? ' of {person}' : ''}`;
const invoice = ({ number, hasPerson }: LogFacts) =>
  `${number ? `invoice ${number}` : 'an invoice'}${hasPerson ? ' of {person}' : ''}`;
const message = ({ number }: LogFacts) => (number ? `message ${number}` : 'a message');
const drive = ({ number }: LogFacts) => (number ? `drive ${number}` : 'a drive');
const notice = ({ number }: LogFacts) =>
  number ? `lost and found notice ${number}` : 'a lost and found notice';
const rescue = ({ number }: LogFacts) =>
  number ? `report ${number} of an animal` : 'a report of an animal';
const volunteer = ({ number }: LogFacts) => (number ? `volunteer ${number}` : 'a volunteer');

export const logSentences: LogSentences = {
  'session.started': ({ device }) => `{actor} signed in${device && ` on ${device}`}`,
  'session.refused': ({ hasPerson }) =>
    hasPerson
      ? 'Somebody tried to sign in to the account of {person} and could not'
      : 'Somebody tried to sign in to an account that does not exist',
  'session.ended': ({ own }) =>
    own ? '{actor} ended one of their sessions' : '{actor} ended a session of {person}',
  'session.allEnded': ({ own }) =>
    own ? '{actor} ended all their sessions' : '{actor} ended all sessions of {person}',
  'session.keyReused': () =>
    'The key of a session of {person} was used twice, and the portal ended that session',
  'account.registered': () => '{person} registered',
  'account.confirmed': () => '{person} confirmed their address and chose a password',
  'account.unconfirmed': () => 'The portal deleted a registration that nobody confirmed',
  'account.disabled': () => '{actor} disabled the account of {person}',
  'account.enabled': () => '{actor} enabled the account of {person}',
  'account.exported': () => '{actor} downloaded their data',
  'account.erased': ({ petsLeft, unused }) => {
    if (unused) return 'The portal deleted an account that nobody had used for five years';
    return petsLeft
      ? 'Somebody deleted their account and left their pets to the organization'
      : 'Somebody deleted their account';
  },
  'account.madeAdministrator': () =>
    'From the command line, {person} was made an administrator and got another password',
  'paymentKeys.stored': () => '{actor} stored the keys of a service outside the portal',
  'paymentKeys.removed': () => '{actor} removed the keys of a service outside the portal',
  'setting.changed': () => '{actor} changed a setting of the portal',
  'portal.started': () =>
    '{actor} set the portal up with the setup code and created their administrator account',
  'account.confirmationResent': () =>
    '{actor} sent {person} the link to confirm their address again',
  'invitation.sent': ({ gainedAdministration }) =>
    `{actor} invited {person}${gainedAdministration ? ' to administer the portal' : ''}`,
  'invitation.resent': () => '{actor} sent the invitation to {person} again',
  'invitation.withdrawn': () => '{actor} withdrew the invitation of {person}',
  'invitation.accepted': ({ gainedAdministration, lostAdministration }) =>
    lostAdministration
      ? '{person} accepted their invitation, but not as an administrator: who invited is none any more'
      : `{person} accepted their invitation${gainedAdministration ? ' and can administer now' : ''}`,
  'email.changeAsked': () => '{actor} asked to change their email',
  'email.changed': () => '{actor} changed their email',
  'email.changeUndone': () => '{person} undid the change of their email by the link of a mail',
  'password.recovered': () => '{person} recovered their password by the link of a mail',
  'password.changed': () => '{actor} changed their password',
  'roles.changed': ({ gainedAdministration, lostAdministration, rolesAfter }) =>
    gainedAdministration
      ? '{actor} made {person} an administrator'
      : lostAdministration
        ? '{actor} removed {person} as an administrator'
        : rolesAfter
          ? `{actor} changed the permissions of {person}: ${rolesAfter}`
          : '{actor} saved what {person} may do without changing it',
  'secondFactor.enabled': () => '{actor} switched two-step verification on',
  'secondFactor.disabled': () => '{actor} switched two-step verification off',
  'secondFactor.recoveryCodeUsed': () => '{actor} signed in with a recovery code',
  'passkey.added': () => '{actor} added a passkey',
  'passkey.renamed': () => '{actor} renamed a passkey',
  'passkey.removed': () => '{actor} removed a passkey',
  'passkey.copied': () => 'A passkey of {person} looks copied, and the portal did not take it',
  'pet.registered': (facts) => `{actor} registered {pet}${of(facts)}`,
  'pet.changed': (facts) =>
    facts.byLink
      ? '{person} answered the reminder about {pet} by the link of their mail'
      : facts.givenAway
        ? '{actor} left {pet} in the care of {person}'
        : `{actor} changed details of {pet}${of(facts)}${listed(facts.fields)}`,
  'pet.statusChanged': (facts) =>
    `${facts.byLink ? '{person}' : '{actor}'} changed the status of {pet}${facts.byLink ? '' : of(facts)}${
      facts.statusBefore && ` from “${facts.statusBefore}”`
    }${facts.status && ` to “${facts.status}”`}`,
  'pet.deleted': (facts) => `{actor} deleted {pet}${of(facts)}`,
  'pet.restored': (facts) => `{actor} restored {pet}${of(facts)}`,
  'pet.fileAdded': (facts) => `{actor} added a file to {pet}${of(facts)}`,
  'pet.fileRemoved': (facts) => `{actor} removed a file of {pet}${of(facts)}`,
  'pets.imported': ({ count }) =>
    count === 1 ? '{actor} imported a pet' : `{actor} imported ${count} pets from a table`,
  'pets.importUndone': ({ count }) =>
    count === 1 ? '{actor} undid the import of a pet' : `{actor} undid the import of ${count} pets`,
  'pet.groupChanged': (facts) => `{actor} changed the pair or litter of {pet}${of(facts)}`,
  'pet.intakeNoted': () => '{actor} noted how {pet} came',
  'pet.photoMatchDecided': () => '{actor} looked at a photo of {pet} that is like another pet’s',
  'pet.careChanged': () => '{actor} changed the medical record of {pet}',
  'passport.issued': () => '{actor} issued a passport of {pet}',
  'passport.revoked': () => '{actor} revoked a passport of {pet}',
  'foster.homeChanged': () => '{actor} changed what they offer as a foster home',
  'foster.placed': () => '{actor} placed {pet} in the foster home of {person}',
  'foster.placementChanged': () => '{actor} changed the foster stay of {pet}',
  'foster.placementEnded': () => '{actor} ended the foster stay of {pet}',
  'foster.photoDecided': () => '{actor} decided about a photo of the diary of {pet}',
  'foster.wanted': () => '{actor} said whether {pet} needs a foster home',
  'foster.handRaised': () => '{actor} raised a hand to foster {pet}',
  'foster.asked': () => '{actor} asked the foster homes',
  'foster.askerConfirmed': () => '{actor} confirmed {person} to ask foster homes',
  'foster.askCancelled': () => '{actor} cancelled a request to the foster homes',
  'foster.askAnswered': () => 'The foster home of {person} answered a request',
  'pet.removed': ({ own }) =>
    own ? '{actor} deleted a pet of theirs for good' : '{actor} deleted a pet of {person} for good',
  'pet.expensesChanged': () => '{actor} changed the expenses of {pet}',
  'pet.exported': (facts) => `{actor} downloaded the list of pets${narrowed(facts)}`,
  'expense.changed': () => '{actor} changed an expense of the organization',
  'expense.exported': () => '{actor} downloaded the list of expenses',
  'restriction.entered': () => '{actor} entered somebody who may not adopt for a time',
  'restriction.appealed': () => '{actor} noted an appeal of somebody who may not adopt',
  'restriction.lifted': () => '{actor} lifted the entry of somebody who could not adopt',
  'job.triedAgain': ({ job }) => `{actor} had a job tried again${listed(job)}`,
  'job.dropped': ({ job }) => `{actor} dropped a job${listed(job)}`,
  'folder.opened': (facts) => `{actor} opened the folder of {pet}${of(facts)}`,
  'folder.fileAdded': (facts) =>
    `{actor} added a file to the folder of {pet}${of(facts)}${listed(facts.document)}`,
  'folder.fileRemoved': (facts) =>
    `{actor} removed a file from the folder of {pet}${of(facts)}${listed(facts.document)}`,
  'folder.reviewed': (facts) =>
    `{actor} reviewed a document of {pet}${of(facts)}${listed(facts.document)}${
      facts.review && `, ${facts.review.toLowerCase()}`
    }`,
  'folder.shared': (facts) => `{actor} sent the folder of {pet}${of(facts)} to whoever adopted it`,
  'folder.mailAddressChanged': (facts) =>
    `{actor} changed the email address of the folder of {pet}${of(facts)}`,
  'event.created': () => '{actor} created the {event}',
  'event.changed': () => '{actor} changed the {event}',
  'event.removed': () => '{actor} deleted an event',
  'event.petAdded': (facts) => `{actor} added {pet}${of(facts)} to the {event}`,
  'event.petRemoved': (facts) => `{actor} took {pet}${of(facts)} out of the {event}`,
  'event.attendanceNoted': () => '{actor} noted the attendance of the {event}',
  'event.invitationsSent': ({ count }) =>
    count === 1
      ? '{actor} sent one invitation to the {event}'
      : `{actor} sent ${count} invitations to the {event}`,
  'event.noticesSent': ({ count }) =>
    count === 1
      ? '{actor} told one person of a change of the {event}'
      : `{actor} told ${count} people of a change of the {event}`,
  'event.noticesDeclined': () => '{actor} decided not to tell people of a change of the {event}',
  'donation.refunded': (facts) =>
    `{actor} asked to give back ${facts.amount || 'what was left'} ${ofDonation(facts)}`,
  'donation.arrivalNoted': (facts) =>
    `{actor} noted that ${facts.amount} ${ofDonation(facts)} arrived`,
  'donation.evidenceMade': (facts) =>
    `{actor} downloaded the evidence for the dispute ${ofDonation(facts)}`,
  'donation.umaEntered': ({ amount, number }) =>
    `{actor} entered the daily UMA${number && ` of ${number}`}${amount && `: ${amount}`}`,
  'donation.donorsWatched': () => '{actor} looked at who has to be identified for their donations',
  'donation.exported': (facts) => `{actor} downloaded the list of donations${narrowed(facts)}`,
  'donations.statementImported': ({ count }) =>
    count === 1
      ? '{actor} imported a bank statement with one new deposit'
      : `{actor} imported a bank statement with ${count} new deposits`,
  'donations.lineIdentified': (facts) =>
    `{actor} identified a deposit of ${facts.amount} as ${facts.number ? `donation ${facts.number}` : 'a donation'}`,
  'donations.lineTakenBack': (facts) =>
    `{actor} took back that ${facts.amount} are ${ofDonation(facts)}`,
  'donations.lineSetAside': (facts) =>
    `{actor} set aside a deposit of ${facts.amount} that is no donation`,
  'donations.lineReopened': (facts) => `{actor} put a deposit of ${facts.amount} back on the list`,
  'charge.waived': () => '{actor} waived a fee or deposit of an adoption',
  'charge.forfeited': () => '{actor} decided that the deposit of an adoption does not go back',
  'charge.returned': () => '{actor} gave back a fee or deposit of an adoption',
  'charge.handedBack': () => '{actor} noted that a fee or deposit of an adoption was given back',
  'donations.cashCounted': () => '{actor} counted cash; somebody else has to confirm it',
  'donations.cashConfirmed': (facts) =>
    `{actor} confirmed a cash count${facts.amount && ` of ${facts.amount}`}${facts.number && `: donation ${facts.number}`}`,
  'donations.cashCountCancelled': () => '{actor} canceled a cash count',
  'donations.inKindRecorded': ({ number }) =>
    `{actor} recorded a gift in kind${number && `: ${number}`}`,
  'donations.inKindCancelled': ({ number }) =>
    `{actor} canceled a gift in kind${number && `: ${number}`}`,
  'invoice.madeInKind': ({ number }) => `{actor} invoiced a gift in kind${number && `: ${number}`}`,
  'donations.broughtIn': ({ count }) =>
    count === 1
      ? '{actor} brought in a past donation'
      : `{actor} brought in ${count} past donations from a table`,
  'donations.claimed': ({ count }) =>
    count === 1
      ? '{actor} added to their account a donation made without one'
      : `{actor} added to their account ${count} donations made without one`,
  'donations.bringInUndone': ({ count }) =>
    count === 1
      ? '{actor} undid bringing in a past donation'
      : `{actor} undid bringing in ${count} past donations`,
  'newsletter.broughtIn': ({ count }) =>
    count === 1
      ? '{actor} brought in a newsletter subscriber'
      : `{actor} brought in ${count} newsletter subscribers from a table`,
  'newsletter.bringInUndone': ({ count }) =>
    count === 1
      ? '{actor} undid bringing in a newsletter subscriber'
      : `{actor} undid bringing in ${count} newsletter subscribers`,
  'newsletter.exported': (facts) =>
    `{actor} downloaded the list of newsletter subscribers${narrowed(facts)}`,
  'donation.differenceResolved': () => '{actor} saw to a difference with a payment provider',
  'drive.created': (facts) => `{actor} made ${drive(facts)}`,
  'drive.changed': (facts) => `{actor} changed ${drive(facts)}`,
  'drive.moved': (facts) => `{actor} changed the state of ${drive(facts)}`,
  'drive.booked': (facts) => `{actor} gave a place at ${drive(facts)}`,
  'drive.bookingMoved': (facts) => `{actor} changed a place at ${drive(facts)}`,
  'drive.sterilized': (facts) => `{actor} noted a sterilization at ${drive(facts)}`,
  'drive.paid': (facts) => `{actor} noted a fee of ${drive(facts)}`,
  'drive.consentOpened': (facts) => `{actor} opened an authorization of ${drive(facts)}`,
  'drive.exported': (facts) => `{actor} downloaded the list of ${drive(facts)}`,
  'rescue.answered': (facts) => `{actor} answered ${rescue(facts)}`,
  'rescue.assigned': (facts) =>
    facts.hasPerson
      ? `{actor} gave ${rescue(facts)} to {person}`
      : `{actor} left ${rescue(facts)} without anybody`,
  'rescue.moved': (facts) => `{actor} changed the state of ${rescue(facts)}`,
  'rescue.urgencySet': (facts) => `{actor} corrected the urgency of ${rescue(facts)}`,
  'rescue.admitted': (facts) => `{actor} took the animal of ${rescue(facts)} in`,
  'notice.moved': (facts) => `{actor} reviewed ${notice(facts)}`,
  'notice.photoRemoved': (facts) => `{actor} removed a photo of ${notice(facts)}`,
  'notice.exported': () => '{actor} downloaded the list of lost and found notices',
  'rescue.exported': () => '{actor} downloaded the list of reports of animals',
  'volunteer.moved': (facts) => `{actor} changed the state of ${volunteer(facts)}`,
  'volunteer.saved': (facts) => `{actor} changed the tasks or the note of ${volunteer(facts)}`,
  'volunteer.consentNoted': (facts) => `{actor} noted the consent for ${volunteer(facts)}`,
  'volunteer.exported': () => '{actor} downloaded the list of volunteers',
  'volunteerShift.created': () => '{actor} created volunteer shifts',
  'volunteerShift.canceled': () => '{actor} canceled a volunteer shift',
  'volunteerShift.assigned': (facts) => `{actor} put ${volunteer(facts)} on a shift`,
  'volunteerShift.released': (facts) => `{actor} took ${volunteer(facts)} off a shift`,
  'volunteerHours.confirmed': () => '{actor} reviewed volunteer hours',
  'volunteerHours.corrected': (facts) => `{actor} corrected hours of ${volunteer(facts)}`,
  'volunteerHours.exported': () => '{actor} downloaded the volunteer hours',
  'volunteerCertificate.issued': (facts) => `{actor} issued a certificate of ${volunteer(facts)}`,
  'volunteerCertificate.revoked': (facts) => `{actor} revoked a certificate of ${volunteer(facts)}`,
  'message.answered': (facts) => `{actor} answered ${message(facts)}`,
  'message.assigned': (facts) =>
    facts.hasPerson
      ? `{actor} assigned ${message(facts)} to {person}`
      : `{actor} left ${message(facts)} unassigned`,
  'message.removed': (facts) => `{actor} deleted ${message(facts)}`,
  'newsletter.subscriberCancelled': () => '{actor} canceled a subscription to the newsletter',
  'newsletter.subscriberRemoved': () =>
    '{actor} deleted somebody from the list of newsletter subscribers',
  'spending.rulesSet': () => '{actor} changed the rules of what donations pay',
  'dedication.changed': () => '{actor} changed the card of a donation of theirs',
  'dedication.stopped': () => '{actor} stopped the card of a donation of theirs',
  'dedication.refused': () => 'Somebody asked for no more cards of donations',
  'spending.published': () => '{actor} published the accounts of a month',
  'spending.withdrawn': () => '{actor} withdrew the accounts of a month',
  'company.created': () => '{actor} saved their company',
  'company.changed': () => '{actor} changed the details of their company',
  'company.approved': () => '{actor} approved the company',
  'company.refused': () => '{actor} refused the company',
  'company.takenOff': () => '{actor} took the company off the list',
  'company.restored': () => '{actor} brought the company back to the list',
  'company.removed': () => '{actor} removed their company',
  'fundraiser.created': () => '{actor} created a fundraising page',
  'fundraiser.submitted': () => '{actor} sent their page for review',
  'fundraiser.approved': () => '{actor} approved the page',
  'fundraiser.refused': () => '{actor} refused the page',
  'fundraiser.takenOff': () => '{actor} took off the page',
  'fundraiser.ended': () => '{actor} ended their page',
  'fundraiser.removed': () => '{actor} deleted their page',
  'fundraiser.reportsSettled': () => '{actor} saw to the reports of the page',
  'campaign.kept': () => '{actor} saved the campaign',
  'campaign.started': () => '{actor} started the campaign',
  'campaign.ended': () => '{actor} ended the campaign',
  'campaign.closed': () => '{actor} closed, with its result, the campaign',
  'campaign.removed': () => '{actor} deleted the campaign',
  'campaign.nameRemoved': () => '{actor} took the name of a donor off the campaign',
  'newsletter.issueKept': () => '{actor} kept the newsletter issue',
  'newsletter.issueRemoved': () => '{actor} deleted the newsletter draft',
  'newsletter.issueScheduled': () => '{actor} scheduled the newsletter issue',
  'newsletter.issueUnscheduled': () => '{actor} took back the schedule of the newsletter issue',
  'newsletter.issueSent': () => '{actor} sent the newsletter issue',
  'newsletter.issuePaused': () => '{actor} paused the sending of',
  'newsletter.issueResumed': () => '{actor} resumed the sending of',
  'newsletter.issueCancelled': () => '{actor} canceled the sending of',
  'newsletter.issueArchived': () => '{actor} put into the archive the newsletter issue',
  'newsletter.issueUnarchived': () => '{actor} took out of the archive the newsletter issue',
  'newsletter.clicksOn': () => '{actor} turned on the click counts of the newsletter',
  'newsletter.clicksOff': () => '{actor} turned off the click counts of the newsletter',
  'savedReply.kept': () => '{actor} kept a saved reply',
  'savedReply.removed': () => '{actor} deleted a saved reply',
  'catalogue.rowAdded': ({ catalogue }) =>
    `{actor} added an entry to a catalogue${listed(catalogue)}`,
  'catalogue.rowChanged': ({ catalogue }) =>
    `{actor} changed an entry of a catalogue${listed(catalogue)}`,
  'catalogue.rowRemoved': ({ catalogue }) =>
    `{actor} deleted an entry of a catalogue${listed(catalogue)}`,
  'content.draftKept': ({ content }) =>
    `{actor} saved a draft of a text of the portal${listed(content)}`,
  'content.draftDiscarded': ({ content }) =>
    `{actor} discarded the draft of a text of the portal${listed(content)}`,
  'content.restored': (facts) =>
    `{actor} brought back a former version of a text of the portal as its draft${versionOf(facts)}`,
  'contract.textSaved': (facts) =>
    `{actor} saved the text of the adoption contract${versionOf(facts)}`,
  'content.published': (facts) => `{actor} published a text of the portal${versionOf(facts)}`,
  'content.scheduled': (facts) =>
    `{actor} scheduled the publication of a text of the portal${versionOf(facts)}`,
  'content.scheduleCancelled': (facts) =>
    `{actor} cancelled the scheduled publication of a text of the portal${versionOf(facts)}`,
  'content.examplesRemoved': () => '{actor} removed the example texts of the portal',
  'content.fileAdded': () => '{actor} added a picture or file for the texts of the portal',
  'content.fileRemoved': () => '{actor} deleted a picture or file of the texts of the portal',
  'issuer.set': () => '{actor} set up who issues the invoices',
  'issuer.removed': () => '{actor} removed who issues the invoices',
  'invoice.madeFor': (facts) => `{actor} made ${invoice(facts)}`,
  'invoice.stamped': (facts) => `The SAT stamped ${invoice(facts)}`,
  'invoice.refused': (facts) => `The SAT refused ${invoice(facts)}`,
  'invoice.reviewNeeded': (facts) => `A review is needed of ${invoice(facts)}`,
  'invoice.ended': (facts) => `{actor} closed ${invoice(facts)} as not stamped`,
  'invoice.cancellationAsked': (facts) => `{actor} asked to cancel ${invoice(facts)}`,
  'invoice.cancelled': (facts) => `The cancellation went through of ${invoice(facts)}`,
};
