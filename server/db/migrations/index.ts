import { createTables } from './0001-tables.ts';
import { fillCatalogues } from './0002-catalogues.ts';
import { createContactTables } from './0003-contact.ts';
import { createAccountTables } from './0004-accounts.ts';
import { coverPublicPets } from './0005-public-pets-indexes.ts';
import { dateUnusedMedia } from './0006-unused-media.ts';
import { coverManagedPets } from './0007-managed-pets-indexes.ts';
import { foldLongTexts } from './0008-folded-long-texts.ts';
import { createSharedCounts } from './0009-shared-counts.ts';
import { nameDocumentsBySeries } from './0010-series-of-documents.ts';
import { createDocumentFolders } from './0011-document-folders.ts';
import { createAdoptionEventTables } from './0012-adoption-events.ts';
import { createIdempotencyKeys } from './0013-idempotency-keys.ts';
import { giveJobsLanes } from './0014-lanes-of-jobs.ts';
import { keepCatalogues } from './0015-kept-catalogues.ts';
import { createBatchTables } from './0016-batches.ts';
import { addMicrochips } from './0017-microchips.ts';
import { fillTaxRegimes } from './0018-tax-regimes.ts';
import { createEventInvitations } from './0019-event-invitations.ts';
import { createDonationTables } from './0020-donations.ts';
import { createInvoiceTables } from './0021-invoices.ts';
import { createTestPaymentTables } from './0022-test-payments.ts';
import { giveDonationsBooks } from './0023-donation-books.ts';
import { namePetPapers } from './0024-pet-papers.ts';
import { createUserInvitations } from './0025-user-invitations.ts';
import { coverPetSearch } from './0026-pet-search-indexes.ts';
import { createPasskeys } from './0027-passkeys.ts';
import { addFocalPoints } from './0028-focal-points.ts';
import { createNewsletterMoves } from './0029-newsletter-moves.ts';
import { findRefundedDonations } from './0030-refunded-donations.ts';
import { createKeyFingerprint } from './0031-key-fingerprint.ts';
import { eraseTrigrams } from './0032-erased-trigrams.ts';
import { forgetLinksOfFailedMails } from './0033-links-of-failed-mails.ts';
import { keepMonthlyApprovals } from './0034-monthly-approvals.ts';
import { noteRefundsAsked } from './0035-refunds-asked.ts';
import { dateCancellations } from './0036-cancellation-times.ts';
import { reviewInvoices } from './0037-invoice-reviews.ts';
import { addCardFunding } from './0038-card-funding.ts';
import { noteFailuresBeforeResume } from './0039-failures-before-resume.ts';
import { nameProductsInEnglish } from './0040-english-product-names.ts';
import { keepEventMails } from './0042-event-mails.ts';
import { giveEventsTitles } from './0043-event-titles.ts';
import { listPapers } from './0044-paper-lists.ts';
import { keepCancelledEvents } from './0048-cancelled-events.ts';
import { dateDeletions } from './0050-deletion-times.ts';
import { createDocumentHistory } from './0051-document-history.ts';
import { giveProductsKeys } from './0054-product-keys.ts';
import { createPendingApplications } from './0055-pending-applications.ts';
import { createBackupRuns } from './0056-backup-runs.ts';
import { createOperationsTables } from './0057-operations.ts';
import { createApplicationNotices } from './0058-application-notices.ts';
import { createResumableUploads } from './0059-resumable-uploads.ts';
import { scheduleRetention } from './0060-retention.ts';
import { nameApplicationPets } from './0061-application-pet-names.ts';
import { addApplicationTalk } from './0061-application-talk.ts';
import { createAdoptionApplications } from './0062-adoption-applications.ts';
import { createAdoptionContracts } from './0063-adoption-contracts.ts';
import { chainDocumentHistory } from './0064-document-history-chain.ts';
import { createAdoptionFollowUps } from './0066-adoption-follow-ups.ts';
import { createSterilizationPromises } from './0067-sterilization-promises.ts';
import { indexApplicationNotes } from './0068-application-notes-index.ts';
import { createReferenceChecks } from './0070-reference-checks.ts';
import { createPrivatePhotos } from './0071-private-photos.ts';
import { noteVisitOutcomes } from './0072-visit-outcomes.ts';
import { endAdoptionData } from './0073-adoption-data-ends.ts';
import { traceApplications } from './0074-application-traces.ts';
import { createAdoptionRestrictions } from './0075-adoption-restrictions.ts';
import { createPetGroups } from './0077-pet-groups.ts';
import { createContent } from './0080-content.ts';
import { addInbox } from './0084-inbox.ts';
import { createMessageReplies } from './0085-message-replies.ts';
import { createSavedReplies } from './0086-saved-replies.ts';
import { createNewsletterIssues } from './0088-newsletter-issues.ts';
import { createCareProducts } from './0090-care-products.ts';
import { createCareEntries } from './0091-care-entries.ts';
import { createCareSettings } from './0092-care-settings.ts';
import { createContentAssets } from './0093-content-assets.ts';
import { archiveNewsletter } from './0095-newsletter-archive.ts';
import { addNewsletterPictures } from './0096-newsletter-pictures.ts';
import { createVetLinks } from './0097-vet-links.ts';
import { createCareCalendars } from './0098-care-calendars.ts';
import { createFosterHomes } from './0099-foster-homes.ts';
import { createFosterDiaries } from './0100-foster-diaries.ts';
import { createFosterRequests } from './0101-foster-requests.ts';
import { createExpenses } from './0102-expenses.ts';
import { createPetPassports } from './0104-pet-passports.ts';
import { countNewsletterClicks } from './0105-newsletter-clicks.ts';
import { indexMessageSearch } from './0107-message-search-index.ts';
import { nameImportSources } from './0110-import-sources.ts';
import { endStaysOfFormerPets } from './0111-end-stays-of-former-pets.ts';
import { keepBirthDates } from './0113-birth-dates.ts';
import { coverBirthDates } from './0114-birth-date-indexes.ts';
import { addCareGuidelines } from './0116-care-guidelines.ts';
import { addMoreCareProducts } from './0117-more-care-products.ts';
import { keyLots } from './0119-lot-keys.ts';
import { dateCorrections } from './0120-corrected-entries.ts';
import { noteCareOfFamilies } from './0125-care-of-families.ts';
import { describeFosterRequests } from './0126-fitting-foster-homes.ts';
import { indexTelephones } from './0130-telephone-search.ts';
import { divideInvoices } from './0132-divided-invoices.ts';
import { closeApplicationsOfDeadPets } from './0134-applications-of-dead-pets.ts';
import { keepNoticesToAnswer } from './0135-notices-to-answer.ts';
import { addHelpRequests } from './0138-help-requests.ts';
import { noteTurns } from './0139-turns.ts';
import { addApplicationMessages } from './0140-application-messages.ts';
import { completeContracts } from './0146-complete-contracts.ts';
import { nameContractSigners } from './0148-contract-signers.ts';
import { addPaymentDisputes } from './0149-payment-disputes.ts';
import { countUnansweredStampings } from './0152-unanswered-stampings.ts';
import { indexOfferedNewsletters } from './0154-newsletter-offered.ts';
import { confirmFosterAskers } from './0155-foster-askers.ts';
import { listApplications } from './0157-listed-applications.ts';
import { coverPetFigures } from './0158-pet-figures.ts';
import { describeCharacter } from './0160-pet-character.ts';
import { coverDonationFigures } from './0161-donation-figures.ts';
import { listPeople } from './0162-listed-people.ts';
import { coverPublicNames } from './0163-public-names.ts';
import { noteContractTurns } from './0165-contract-turns.ts';
import { indexSearchedTexts } from './0166-searched-texts.ts';
import { coverExpiringApplications } from './0167-expiring-applications.ts';
import { createPetImports } from './0170-pet-imports.ts';
import { keepShownTexts } from './0171-texts-as-they-came.ts';
import { createFirstStarts } from './0175-first-starts.ts';
import { createSettings } from './0176-settings.ts';
import { dateAnswers } from './0180-answered-messages.ts';
import { noteSeenFailures } from './0181-seen-failures.ts';
import { nameImportKinds } from './0185-import-kinds.ts';
import { createPastDonations } from './0186-past-donations.ts';
import { addReaderConsents } from './0187-brought-readers.ts';
import { keepShownPrices } from './0190-prices-as-they-came.ts';
import { createPaymentKeys } from './0193-payment-keys.ts';
import { takeTransfers } from './0196-transfers.ts';
import { createOwnAccount } from './0199-own-account.ts';
import { createBankLines } from './0200-bank-lines.ts';
import { createCashCounts } from './0201-cash-counts.ts';
import { createInKindGifts } from './0202-in-kind-gifts.ts';
import { createGuestDonors } from './0205-guest-donors.ts';
import { createCampaigns } from './0210-campaigns.ts';
import { keepShownDownloads } from './0215-downloads-as-they-came.ts';
import { coverEnergy } from './0216-energy-indexes.ts';
import { takeMonthlyByCard } from './0220-monthly-by-card.ts';
import { createSpending } from './0230-spending.ts';
import { createPublishedMonths } from './0231-published-months.ts';
import { createDedications } from './0240-dedications.ts';
import { createFundraisers } from './0241-fundraisers.ts';
import { createAdoptionCharges } from './0250-adoption-charges.ts';
import { indexPetCodes } from './0255-pet-codes.ts';
import { createAnimalFigures } from './0256-animal-figures.ts';
import { nameProviderKeys } from './0260-provider-keys.ts';
import { chargeHalfMonths } from './0265-charge-half-months.ts';
import { createPetIntakes } from './0266-pet-intakes.ts';
import { createPhotoMatches } from './0267-photo-matches.ts';
import { createCompanies } from './0270-companies.ts';
import { nameExpenseCampaigns } from './0271-expenses-of-campaigns.ts';
import { createWishes } from './0275-wishes.ts';
import { markTestDonations } from './0276-test-donations.ts';
import { tellGiversOfPets } from './0277-pet-news.ts';
import { createUmaValues } from './0278-uma-values.ts';
import { createRescueReports } from './0280-rescue-reports.ts';
import { createRescueChoices } from './0281-rescue-choices.ts';
import { printPrivatePhotos } from './0282-private-photo-prints.ts';
import { orderPetsByTurns } from './0285-pet-turns.ts';
import { countPetViews } from './0286-pet-views.ts';
import { createFosterHands } from './0287-foster-hands.ts';
import { createWishDevices } from './0288-wish-devices.ts';
import { reviseMonthly } from './0290-revise-monthly.ts';
import { createPetNotices } from './0291-pet-notices.ts';
import { createDrives } from './0295-drives.ts';
import { createVolunteers } from './0300-volunteers.ts';
import { createVolunteerShifts } from './0301-volunteer-shifts.ts';
import { createVolunteerHours } from './0302-volunteer-hours.ts';
import { createVolunteerCertificates } from './0303-volunteer-certificates.ts';
import { invoiceInKindGifts } from './0305-in-kind-invoices.ts';
import { nameCashPurposes } from './0306-cash-purposes.ts';
import { countWaitingFromReturn } from './0310-waiting-since-return.ts';
import { indexArrivals } from './0313-later-arrivals.ts';
import type { NamedMigration } from './migration.ts';

/**
 * In order. Their names are stored in each database: none is ever renamed, moved or removed, and new ones go to the end.
 */
const inOrder = {
  createTables,
  fillCatalogues,
  createContactTables,
  createAccountTables,
  coverPublicPets,
  dateUnusedMedia,
  coverManagedPets,
  foldLongTexts,
  createSharedCounts,
  nameDocumentsBySeries,
  createDocumentFolders,
  createAdoptionEventTables,
  createIdempotencyKeys,
  giveJobsLanes,
  keepCatalogues,
  createBatchTables,
  addMicrochips,
  fillTaxRegimes,
  createEventInvitations,
  createDonationTables,
  createInvoiceTables,
  createTestPaymentTables,
  giveDonationsBooks,
  namePetPapers,
  createUserInvitations,
  coverPetSearch,
  createPasskeys,
  addFocalPoints,
  createNewsletterMoves,
  findRefundedDonations,
  createKeyFingerprint,
  eraseTrigrams,
  forgetLinksOfFailedMails,
  keepMonthlyApprovals,
  noteRefundsAsked,
  dateCancellations,
  reviewInvoices,
  addCardFunding,
  noteFailuresBeforeResume,
  nameProductsInEnglish,
  keepEventMails,
  giveEventsTitles,
  listPapers,
  keepCancelledEvents,
  dateDeletions,
  createDocumentHistory,
  giveProductsKeys,
  createAdoptionApplications,
  createResumableUploads,
  createBackupRuns,
  createOperationsTables,
  scheduleRetention,
  addApplicationTalk,
  createAdoptionContracts,
  chainDocumentHistory,
  createPendingApplications,
  nameApplicationPets,
  createApplicationNotices,
  createAdoptionFollowUps,
  createSterilizationPromises,
  createPetGroups,
  createContent,
  addInbox,
  createMessageReplies,
  createSavedReplies,
  indexApplicationNotes,
  createReferenceChecks,
  createPrivatePhotos,
  noteVisitOutcomes,
  endAdoptionData,
  traceApplications,
  createAdoptionRestrictions,
  createNewsletterIssues,
  createCareProducts,
  createCareEntries,
  createCareSettings,
  createVetLinks,
  archiveNewsletter,
  createContentAssets,
  createPetPassports,
  createExpenses,
  createFosterHomes,
  createFosterDiaries,
  createFosterRequests,
  createCareCalendars,
  addNewsletterPictures,
  countNewsletterClicks,
  indexMessageSearch,
  indexTelephones,
  addCareGuidelines,
  addMoreCareProducts,
  keepBirthDates,
  coverBirthDates,
  noteCareOfFamilies,
  describeFosterRequests,
  nameImportSources,
  endStaysOfFormerPets,
  keyLots,
  dateCorrections,
  addHelpRequests,
  addApplicationMessages,
  noteTurns,
  closeApplicationsOfDeadPets,
  divideInvoices,
  keepNoticesToAnswer,
  nameContractSigners,
  addPaymentDisputes,
  confirmFosterAskers,
  indexOfferedNewsletters,
  countUnansweredStampings,
  completeContracts,
  describeCharacter,
  noteContractTurns,
  listApplications,
  coverPetFigures,
  coverDonationFigures,
  listPeople,
  coverPublicNames,
  indexSearchedTexts,
  coverExpiringApplications,
  createPetImports,
  dateAnswers,
  noteSeenFailures,
  createFirstStarts,
  nameImportKinds,
  createPastDonations,
  addReaderConsents,
  keepShownTexts,
  createSettings,
  takeTransfers,
  keepShownPrices,
  createPaymentKeys,
  createOwnAccount,
  keepShownDownloads,
  createGuestDonors,
  createBankLines,
  createCashCounts,
  createCampaigns,
  createInKindGifts,
  createSpending,
  createDedications,
  takeMonthlyByCard,
  coverEnergy,
  createPublishedMonths,
  createFundraisers,
  createAdoptionCharges,
  chargeHalfMonths,
  nameProviderKeys,
  indexPetCodes,
  createAnimalFigures,
  createWishes,
  createCompanies,
  nameExpenseCampaigns,
  markTestDonations,
  tellGiversOfPets,
  createUmaValues,
  createPetIntakes,
  createPhotoMatches,
  reviseMonthly,
  createRescueReports,
  orderPetsByTurns,
  countPetViews,
  createFosterHands,
  createWishDevices,
  createRescueChoices,
  printPrivatePhotos,
  invoiceInKindGifts,
  indexArrivals,
  createDrives,
  createVolunteers,
  createVolunteerShifts,
  createVolunteerHours,
  createVolunteerCertificates,
  createPetNotices,
  nameCashPurposes,
  countWaitingFromReturn,
};

export const migrations: readonly NamedMigration[] = Object.entries(inOrder).map(
  ([name, migration]) => ({ name, ...migration }),
);
