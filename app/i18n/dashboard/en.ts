import type { DashboardText } from './es.ts';

const one = (singular: string, plural: string) => (count: string, isOne: boolean) =>
  `${count} ${isOne ? singular : plural}`;

export const en: DashboardText = {
  staff: {
    title: 'Overview',
    lead: 'What needs attention today, and how the month is going.',
  },
  own: {
    title: 'My overview',
    lead: 'What is waiting for you, and how your pets are doing.',
    description: 'Your pending tasks and the figures of the pets you look after.',
  },
  attention: {
    title: 'Needs attention',
    none: 'Nothing is pending',
    noneText: 'When something needs attention, it will show up here.',
    kinds: {
      drives: one('drive to be ended', 'drives to be ended'),
      volunteerApplications: one('volunteering application', 'volunteering applications'),
      volunteerHours: one('entry of hours to confirm', 'entries of hours to confirm'),
      rescues: one(
        'report of an animal waits for an answer',
        'reports of animals wait for an answer',
      ),
      notices: one('lost and found notice to review', 'lost and found notices to review'),
      helpRequests: one('family asks for help', 'families ask for help'),
      portalStatus: one('part of the portal with a warning', 'parts of the portal with a warning'),
      cashToConfirm: one('cash count to confirm', 'cash counts to confirm'),
      reportedFundraisers: one('page reported', 'pages reported'),
      fundraisersToReview: one('page to review', 'pages to review'),
      photoMatches: one('photo that is like another one', 'photos that are like others'),
      companiesToReview: one('company to review', 'companies to review'),
      umaMissing: one('yearly value of the UMA to enter', 'yearly values of the UMA to enter'),
      depositsToIdentify: one('deposit to identify', 'deposits to identify'),
      paymentDifferences: one('payment difference', 'payment differences'),
      chargesToReturn: one('deposit or fee to give back', 'deposits and fees to give back'),
      chargesDue: one('fee or deposit to be paid', 'fees and deposits to be paid'),
      invoicesToReview: one('invoice to review', 'invoices to review'),
      eventNotices: one(
        'event changed: decide whether to tell people',
        'events changed: decide whether to tell people',
      ),
      failedJobs: one('failed delivery', 'failed deliveries'),
      pausedIssues: one(
        'paused newsletter, not sent to everyone yet',
        'paused newsletters, not sent to everyone yet',
      ),
      messages: one('message to answer', 'messages to answer'),
      ownDrafts: one('text of yours to publish', 'texts of yours to publish'),
      applications: one('new adoption application', 'new adoption applications'),
      applicationNews: one(
        'application with an answer from the family',
        'applications with an answer from the family',
      ),
      withdrawnApplications: one(
        'application that the family withdrew',
        'applications that families withdrew',
      ),
      questionsToAnswer: one(
        'question to answer in your applications',
        'questions to answer in your applications',
      ),
      timesToChoose: one('time to choose', 'times to choose'),
      contractsToSign: one('contract to sign', 'contracts to sign'),
      contractsToComplete: one(
        'contract that the family signed, waiting for your signature',
        'contracts that families signed, waiting for your signature',
      ),
      appointmentsAhead: one('call or visit agreed on', 'calls or visits agreed on'),
      papersToReview: one('document to review', 'documents to review'),
      pendingPapers: one('pet with pending papers', 'pets with pending papers'),
      careDue: one('dose or check due', 'doses or checks due'),
      fosterRequests: one('request to your foster home', 'requests to your foster home'),
      fosterAskers: one('rescuer to confirm', 'rescuers to confirm'),
      fosterPhotos: one('photo of a foster home to look at', 'photos of foster homes to look at'),
      expiringAdoptionPets: one(
        'pet for adoption will be hidden within 7 days',
        'pets for adoption will be hidden within 7 days',
      ),
      expiringRehabilitationPets: one(
        'pet in rehabilitation will be hidden within 7 days',
        'pets in rehabilitation will be hidden within 7 days',
      ),
    },
  },
  adopted: {
    title: 'The pets you adopted',
    and: ' and ',
    next: (day) => `Guide, papers and help. We will ask how it is going on ${day}.`,
    see: 'Guide, papers and help.',
  },
  figures: {
    title: 'The month, compared',
    lead: 'This month counts until today; the other two are complete.',
    columns: {
      measure: 'Figure',
      now: 'This month',
      before: 'Last month',
      year: 'A year ago',
    },
    measures: {
      takenIn: 'Pets registered',
      adopted: 'Adoptions',
      medianDays: 'Days to adoption (median)',
      events: 'Events held',
      visitors: 'Visitors at events',
      net: 'Donations, less refunds',
      donors: 'People with an account who donated',
    },
    byKind: (kind) => `Donations: ${kind}`,
    none: '—',
    test: 'These donations are from test mode: no money moved.',
    charts: 'The last 13 months',
    chartOf: (measure, from, to) => `${measure}, from ${from} to ${to}`,
    table: 'Show the table',
    month: 'Month',
  },
};
