import type { ComponentType, ReactNode } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { type Page, type PageId, pages } from '#domain/site-map.ts';
import type { DocumentPage } from './hydration-data.ts';

/** The list of all pages: the server has it whole, a browser loads it with the first navigation to another page. */

/** Pages that show data of the server: `app/loaders.server.ts` has a loader for each of them. */
const pagesWithData = {
  home: 'pages/home/HomePage.tsx',
  donations: 'pages/donations/DonationsPage.tsx',
  donationThanks: 'pages/donations/giving/DonationThanksPage.tsx',
  payCharge: 'pages/donations/charges/PayChargePage.tsx',
  campaigns: 'pages/campaigns/CampaignsPage.tsx',
  campaign: 'pages/campaigns/CampaignPage.tsx',
  spending: 'pages/spending/SpendingPage.tsx',
  spendingYear: 'pages/spending/SpendingPage.tsx',
  spendingMonth: 'pages/spending/SpendingMonthPage.tsx',
  adoptionPets: 'pages/pets/public/PetListPage.tsx',
  rehabilitationPets: 'pages/pets/public/PetListPage.tsx',
  adoptionDogs: 'pages/pets/public/PetListPage.tsx',
  adoptionCats: 'pages/pets/public/PetListPage.tsx',
  adoptionPetsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionDogsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionCatsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionPet: 'pages/pets/public/PetPage.tsx',
  rehabilitationPet: 'pages/pets/public/PetPage.tsx',
  applyForPet: 'pages/adoption/ApplyPage.tsx',
  us: 'pages/us/UsPage.tsx',
  usHistory: 'pages/us/HistoryPage.tsx',
  usManifesto: 'pages/us/ManifestoPage.tsx',
  usSocialCause: 'pages/us/SocialCausePage.tsx',
  usShelters: 'pages/us/SheltersPage.tsx',
  adoptionEvents: 'pages/events/public/EventListPage.tsx',
  adoptionEvent: 'pages/events/public/EventPage.tsx',
  foodProducts: 'pages/products/ComingProductPage.tsx',
  toyProducts: 'pages/products/ComingProductPage.tsx',
  sponsors: 'pages/partners/PartnersPage.tsx',
  alliances: 'pages/partners/PartnersPage.tsx',
  resources: 'pages/resources/ResourcesPage.tsx',
  faqs: 'pages/faqs/FaqsPage.tsx',
  joinTheProject: 'pages/contact/JoinPage.tsx',
  inform: 'pages/contact/InformPage.tsx',
  goingHome: 'pages/contact/GoingHomePage.tsx',
  privacyNotice: 'pages/legal/LegalPage.tsx',
  terms: 'pages/legal/LegalPage.tsx',
  contact: 'pages/contact/ContactPage.tsx',
  newsletter: 'pages/contact/NewsletterPage.tsx',
  newsletterArchive: 'pages/newsletter/NewsletterArchivePage.tsx',
  newsletterIssue: 'pages/newsletter/NewsletterIssuePage.tsx',
  recoveryChange: 'pages/auth/RecoveryChangePage.tsx',
  reference: 'pages/reference/ReferencePage.tsx',
  fosterRequest: 'pages/fostering/FosterRequestPage.tsx',
  lostAndFound: 'pages/lost-and-found/NoticesPage.tsx',
  noticeForm: 'pages/lost-and-found/NoticeFormPage.tsx',
  noticeChip: 'pages/lost-and-found/ChipPage.tsx',
  notice: 'pages/lost-and-found/NoticePage.tsx',
  shareNotice: 'pages/share/SharePage.tsx',
  ownNotice: 'pages/lost-and-found/OwnNoticePage.tsx',
  noticeContact: 'pages/lost-and-found/ContactPage.tsx',
  help: 'pages/rescues/HelpPage.tsx',
  drives: 'pages/drives/DrivesPage.tsx',
  drive: 'pages/drives/DrivePage.tsx',
  driveBooking: 'pages/drives/DriveBookingPage.tsx',
  driveCertificate: 'pages/drives/DriveCertificatePage.tsx',
  rescueReport: 'pages/rescues/RescueReportPage.tsx',
  volunteering: 'pages/volunteers/VolunteeringPage.tsx',
  volunteerApplication: 'pages/volunteers/VolunteerApplicationPage.tsx',
  verifyContractStart: 'pages/contracts/VerifyStartPage.tsx',
  fairOrder: 'pages/pets/public/FairOrderPage.tsx',
  figures: 'pages/figures/FiguresPage.tsx',
  figuresYear: 'pages/figures/FiguresPage.tsx',
  petEmbed: 'pages/pet-embed/PetEmbedPage.tsx',
  sharePet: 'pages/share/SharePage.tsx',
  shareLitter: 'pages/share/SharePage.tsx',
  shareEvent: 'pages/share/SharePage.tsx',
  shareCampaign: 'pages/share/SharePage.tsx',
  shareFundraiser: 'pages/share/SharePage.tsx',
  favorites: 'pages/favorites/FavoritesPage.tsx',
  tellMe: 'pages/wishes/TellMePage.tsx',
  wishes: 'pages/wishes/WishesPage.tsx',
  companies: 'pages/companies/CompaniesPage.tsx',
  fundraisers: 'pages/campaigns/FundraisersPage.tsx',
  fundraiser: 'pages/campaigns/FundraiserPage.tsx',
} as const satisfies Partial<Record<PageId, string>>;

export type PageWithData = keyof typeof pagesWithData;

/** Where each page of the site map is written, below `app/`. */
const pageFiles: Record<PageId, string> = {
  ...pagesWithData,
  signContract: 'pages/contracts/SignContractPage.tsx',
  medicalRecord: 'pages/care/MedicalRecordPage.tsx',
  petPassport: 'pages/passports/PetPassportPage.tsx',
  checkPassport: 'pages/passports/CheckPassportPage.tsx',
  careToDo: 'pages/care/CareToDoPage.tsx',
  importPets: 'pages/imports/ImportPetsPage.tsx',
  importedPets: 'pages/imports/ImportedPetsPage.tsx',
  importDonations: 'pages/imports/ImportDonationsPage.tsx',
  adminSpending: 'pages/admin/spending/AdminSpendingPage.tsx',
  donorWatch: 'pages/admin/donor-watch/DonorWatchPage.tsx',
  importedDonations: 'pages/imports/ImportedDonationsPage.tsx',
  importReaders: 'pages/imports/ImportReadersPage.tsx',
  importedReaders: 'pages/imports/ImportedReadersPage.tsx',
  careLots: 'pages/care/lots/CareLotsPage.tsx',
  vetVisit: 'pages/care/visit/VetVisitPage.tsx',
  petTimeline: 'pages/timeline/TimelinePage.tsx',
  petExpenses: 'pages/expenses/PetExpensesPage.tsx',
  adminExpenses: 'pages/expenses/AdminExpensesPage.tsx',
  myVolunteering: 'pages/volunteers/MyVolunteeringPage.tsx',
  myFosterHome: 'pages/fostering/MyFosterHomePage.tsx',
  fosterAnimal: 'pages/fostering/FosterAnimalPage.tsx',
  fosterRequests: 'pages/fostering/FosterRequestsPage.tsx',
  fosterStays: 'pages/fostering/FosterStaysPage.tsx',
  petFoster: 'pages/fostering/PetFosterPage.tsx',
  adminFosterHomes: 'pages/fostering/AdminFosterHomesPage.tsx',
  followUp: 'pages/follow-up/FollowUpPage.tsx',
  verifyContract: 'pages/contracts/VerifyContractPage.tsx',
  adminContract: 'pages/admin/AdminContractPage.tsx',
  adoptionFigures: 'pages/received-applications/AdoptionFiguresPage.tsx',
  adminRestrictions: 'pages/admin/restrictions/AdminRestrictionsPage.tsx',
  adminContent: 'pages/content/AdminContentPage.tsx',
  editContent: 'pages/content/EditContentPage.tsx',
  testPayment: 'pages/test-payments/TestPaymentPage.tsx',
  guestPayment: 'pages/donations/giving/GuestPaymentPage.tsx',
  myWishes: 'pages/wishes/MyWishesPage.tsx',
  myCompany: 'pages/my-company/MyCompanyPage.tsx',
  adminPhotoMatches: 'pages/admin/photo-matches/PhotoMatchesPage.tsx',
  adminCompanies: 'pages/admin/companies/AdminCompaniesPage.tsx',
  myFundraisers: 'pages/my-fundraisers/MyFundraisersPage.tsx',
  myFundraiser: 'pages/my-fundraisers/MyFundraiserPage.tsx',
  adminFundraisers: 'pages/admin/fundraisers/AdminFundraisersPage.tsx',
  cardRefusal: 'pages/dedications/CardRefusalPage.tsx',
  guestDonation: 'pages/guest-donation/GuestDonationPage.tsx',
  donationReturn: 'pages/donations/giving/DonationReturnPage.tsx',
  petReminder: 'pages/pets/reminder/PetReminderPage.tsx',
  adoptedPets: 'pages/pets/manage/MyPetsPage.tsx',
  myAdoptions: 'pages/pets/manage/MyPetsPage.tsx',
  myRehabilitations: 'pages/pets/manage/MyPetsPage.tsx',
  registerAdoptionPet: 'pages/pets/form/PetFormPage.tsx',
  registerRehabilitationPet: 'pages/pets/form/PetFormPage.tsx',
  editAdoptionPet: 'pages/pets/form/PetFormPage.tsx',
  editRehabilitationPet: 'pages/pets/form/PetFormPage.tsx',
  manageEvents: 'pages/events/manage/ManageEventsPage.tsx',
  newEvent: 'pages/events/form/EventFormPage.tsx',
  editEvent: 'pages/events/form/EventFormPage.tsx',
  eventDay: 'pages/events/day/EventDayPage.tsx',
  newsletterSubscribers: 'pages/subscribers/NewsletterSubscribersPage.tsx',
  login: 'pages/auth/LoginPage.tsx',
  register: 'pages/auth/RegisterPage.tsx',
  firstStart: 'pages/first-start/FirstStartPage.tsx',
  recovery: 'pages/auth/RecoveryPage.tsx',
  changePassword: 'pages/account/ChangePasswordPage.tsx',
  myApplications: 'pages/my-applications/MyApplicationsPage.tsx',
  myApplication: 'pages/my-applications/MyApplicationPage.tsx',
  receivedApplications: 'pages/received-applications/ReceivedApplicationsPage.tsx',
  receivedApplication: 'pages/received-applications/ReceivedApplicationPage.tsx',
  pendingPapers: 'pages/folder/PendingPapersPage.tsx',
  documentFolder: 'pages/folder/DocumentFolderPage.tsx',
  sharedFolder: 'pages/folder/SharedFolderPage.tsx',
  myAccount: 'pages/dashboard/MyDashboardPage.tsx',
  myProfile: 'pages/account/ProfilePage.tsx',
  myAdoptionProfile: 'pages/adoption/AdoptionProfilePage.tsx',
  myDonations: 'pages/my-donations/MyDonationsPage.tsx',
  admin: 'pages/dashboard/AdminDashboardPage.tsx',
  adminUsers: 'pages/admin/users/AdminUsersPage.tsx',
  adminUser: 'pages/admin/users/AdminUserPage.tsx',
  adminAudit: 'pages/admin/audit/AdminAuditPage.tsx',
  adminDonations: 'pages/admin/donations/AdminDonationsPage.tsx',
  adminCharges: 'pages/admin/charges/AdminChargesPage.tsx',
  adminInvoicing: 'pages/admin/invoicing/AdminInvoicingPage.tsx',
  adminApplications: 'pages/received-applications/AdminApplicationsPage.tsx',
  adminDrives: 'pages/admin/drives/AdminDrivesPage.tsx',
  adminDrive: 'pages/admin/drives/AdminDrivePage.tsx',
  adminRescues: 'pages/admin/rescues/AdminRescuesPage.tsx',
  adminRescue: 'pages/admin/rescues/AdminRescuePage.tsx',
  adminVolunteers: 'pages/admin/volunteers/AdminVolunteersPage.tsx',
  adminVolunteer: 'pages/admin/volunteers/AdminVolunteerPage.tsx',
  adminShifts: 'pages/admin/volunteers/AdminShiftsPage.tsx',
  adminVolunteerHours: 'pages/admin/volunteers/AdminVolunteerHoursPage.tsx',
  adminLostAndFound: 'pages/admin/lost-and-found/AdminLostAndFoundPage.tsx',
  adminNotice: 'pages/admin/lost-and-found/AdminNoticePage.tsx',
  adminMessages: 'pages/admin/messages/AdminMessagesPage.tsx',
  adminMessage: 'pages/admin/messages/AdminMessagePage.tsx',
  adminNewsletters: 'pages/admin/newsletter/AdminNewslettersPage.tsx',
  adminNewsletter: 'pages/admin/newsletter/AdminNewsletterPage.tsx',
  adminCampaigns: 'pages/admin/campaigns/AdminCampaignsPage.tsx',
  adminCampaign: 'pages/admin/campaigns/AdminCampaignPage.tsx',
  adminPapers: 'pages/folder/AdminPapersPage.tsx',
  adminStatus: 'pages/admin/AdminStatusPage.tsx',
  adminJobs: 'pages/admin/AdminJobsPage.tsx',
  adminSettings: 'pages/admin/settings/AdminSettingsPage.tsx',
  adminRetention: 'pages/admin/AdminRetentionPage.tsx',
  adminCatalogues: 'pages/admin/catalogues/AdminCataloguePage.tsx',
  adminCatalogue: 'pages/admin/catalogues/AdminCataloguePage.tsx',
};

export interface PageModule {
  default: ComponentType;
  /** What stands around the page, unless it is `Shell`. */
  Layout?: ComponentType<{ children: ReactNode }>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

const modules = import.meta.glob<PageModule>('./pages/**/*Page.tsx');

/** As Vite names it. */
export const sourceOf = (page: PageId) => `app/${pageFiles[page]}`;

/** @throws where the browser cannot load it */
export function loadPage(page: PageId): Promise<PageModule> {
  const load = modules[`./${pageFiles[page]}`];
  if (!load) throw new Error(`${pageFiles[page]} is not there`);
  return load();
}

export const hasData = (page: PageId): page is PageWithData => page in pagesWithData;

/** One route for each address of the page: both languages and the short aliases show the same page. */
export function documentPageOf({ id: page, es, en, aliases }: Page): DocumentPage {
  const paths = [es, en, ...(aliases?.es ?? []), ...(aliases?.en ?? [])];
  return {
    page,
    hasData: hasData(page),
    routes: paths
      .filter((path) => path !== null)
      .map((path, index) => ({ path, id: `${page}:${index}` })),
  };
}

export const documentPages = pages.map(documentPageOf);

// This is loaded with the reader's first move: the hearts of pets (`<pet-heart>`) come with it and cost no page anything.
if (typeof window !== 'undefined') import('./components/heart-element.ts').catch(() => {});
