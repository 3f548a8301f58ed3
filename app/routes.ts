import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageId, pages } from '#domain/site-map.ts';

/** Where each page of the site map is written. */
const files: Record<PageId, string> = {
  home: 'pages/home/HomePage.tsx',
  testPayment: 'pages/test-payments/TestPaymentPage.tsx',
  donations: 'pages/donations/DonationsPage.tsx',
  donationReturn: 'pages/donations/giving/DonationReturnPage.tsx',
  donationThanks: 'pages/donations/giving/DonationThanksPage.tsx',
  adoptionPets: 'pages/pets/public/PetListPage.tsx',
  rehabilitationPets: 'pages/pets/public/PetListPage.tsx',
  adoptionDogs: 'pages/pets/public/PetListPage.tsx',
  adoptionCats: 'pages/pets/public/PetListPage.tsx',
  adoptionPetsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionDogsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionCatsIn: 'pages/pets/public/PetListPage.tsx',
  adoptionPet: 'pages/pets/public/PetPage.tsx',
  rehabilitationPet: 'pages/pets/public/PetPage.tsx',
  petReminder: 'pages/pets/reminder/PetReminderPage.tsx',
  adoptedPets: 'pages/pets/manage/MyPetsPage.tsx',
  myAdoptions: 'pages/pets/manage/MyPetsPage.tsx',
  myRehabilitations: 'pages/pets/manage/MyPetsPage.tsx',
  registerAdoptionPet: 'pages/pets/form/PetFormPage.tsx',
  registerRehabilitationPet: 'pages/pets/form/PetFormPage.tsx',
  editAdoptionPet: 'pages/pets/form/PetFormPage.tsx',
  editRehabilitationPet: 'pages/pets/form/PetFormPage.tsx',
  us: 'pages/us/UsPage.tsx',
  usHistory: 'pages/us/HistoryPage.tsx',
  usManifesto: 'pages/us/ManifestoPage.tsx',
  usSocialCause: 'pages/us/SocialCausePage.tsx',
  usShelters: 'pages/us/SheltersPage.tsx',
  adoptionEvents: 'pages/events/public/EventListPage.tsx',
  adoptionEvent: 'pages/events/public/EventPage.tsx',
  manageEvents: 'pages/events/manage/ManageEventsPage.tsx',
  newEvent: 'pages/events/form/EventFormPage.tsx',
  editEvent: 'pages/events/form/EventFormPage.tsx',
  eventDay: 'pages/events/day/EventDayPage.tsx',
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
  newsletterSubscribers: 'pages/subscribers/NewsletterSubscribersPage.tsx',
  login: 'pages/auth/LoginPage.tsx',
  register: 'pages/auth/RegisterPage.tsx',
  recovery: 'pages/auth/RecoveryPage.tsx',
  recoveryChange: 'pages/auth/RecoveryChangePage.tsx',
  changePassword: 'pages/account/ChangePasswordPage.tsx',
  pendingPapers: 'pages/folder/PendingPapersPage.tsx',
  documentFolder: 'pages/folder/DocumentFolderPage.tsx',
  sharedFolder: 'pages/folder/SharedFolderPage.tsx',
  myProfile: 'pages/account/ProfilePage.tsx',
  myDonations: 'pages/my-donations/MyDonationsPage.tsx',
  admin: 'pages/admin/users/AdminUsersPage.tsx',
  adminUsers: 'pages/admin/users/AdminUsersPage.tsx',
  adminUser: 'pages/admin/users/AdminUserPage.tsx',
  adminAudit: 'pages/admin/audit/AdminAuditPage.tsx',
  adminDonations: 'pages/admin/donations/AdminDonationsPage.tsx',
  adminInvoicing: 'pages/admin/invoicing/AdminInvoicingPage.tsx',
  adminPapers: 'pages/folder/AdminPapersPage.tsx',
  adminJobs: 'pages/admin/AdminJobsPage.tsx',
  adminCatalogues: 'pages/admin/catalogues/AdminCataloguePage.tsx',
  adminCatalogue: 'pages/admin/catalogues/AdminCataloguePage.tsx',
};

/** One route for each address of each page: both languages and the short aliases show the same file. */
const routes: RouteConfigEntry[] = pages.flatMap((page) => {
  const file = files[page.id];
  const paths = [page.es, page.en, ...(page.aliases?.es ?? []), ...(page.aliases?.en ?? [])];
  return paths
    .filter((path) => path !== null)
    .map((path, index) => route(path, file, { id: `${page.id}:${index}` }));
});

export default routes satisfies RouteConfig;
