import type { ActionFunction, LoaderFunction } from 'react-router';
import type { LoadContext } from './load-context.ts';
import { loader as apply } from './pages/adoption/ApplyPage.loader.ts';
import { loader as recoveryChange } from './pages/auth/RecoveryChangePage.loader.ts';
import { loader as campaign } from './pages/campaigns/CampaignPage.loader.ts';
import { loader as campaigns } from './pages/campaigns/CampaignsPage.loader.ts';
import { loader as fundraiser } from './pages/campaigns/FundraiserPage.loader.ts';
import { loader as fundraisers } from './pages/campaigns/FundraisersPage.loader.ts';
import { loader as companies } from './pages/companies/CompaniesPage.loader.ts';
import { loader as contact, action as contactAction } from './pages/contact/ContactPage.loader.ts';
import { loader as goingHome } from './pages/contact/GoingHomePage.loader.ts';
import { loader as inform } from './pages/contact/InformPage.loader.ts';
import { loader as join } from './pages/contact/JoinPage.loader.ts';
import {
  loader as newsletter,
  action as newsletterAction,
} from './pages/contact/NewsletterPage.loader.ts';
import { loader as verifyContractStart } from './pages/contracts/VerifyStartPage.loader.ts';
import { loader as payCharge } from './pages/donations/charges/PayChargePage.loader.ts';
import { loader as donations } from './pages/donations/DonationsPage.loader.ts';
import { loader as donationThanks } from './pages/donations/giving/DonationThanksPage.loader.ts';
import {
  loader as driveBooking,
  action as driveBookingAction,
} from './pages/drives/DriveBookingPage.loader.ts';
import { loader as driveCertificate } from './pages/drives/DriveCertificatePage.loader.ts';
import { loader as drive, action as driveAction } from './pages/drives/DrivePage.loader.ts';
import { loader as drives } from './pages/drives/DrivesPage.loader.ts';
import { loader as eventList } from './pages/events/public/EventListPage.loader.ts';
import { loader as event } from './pages/events/public/EventPage.loader.ts';
import { loader as faqs } from './pages/faqs/FaqsPage.loader.ts';
import { loader as favorites } from './pages/favorites/FavoritesPage.loader.ts';
import { loader as figures } from './pages/figures/FiguresPage.loader.ts';
import {
  loader as fosterRequest,
  action as fosterRequestAction,
} from './pages/fostering/FosterRequestPage.loader.ts';
import { loader as home } from './pages/home/HomePage.loader.ts';
import { loader as legal } from './pages/legal/LegalPage.loader.ts';
import {
  loader as noticeChip,
  action as noticeChipAction,
} from './pages/lost-and-found/ChipPage.loader.ts';
import {
  loader as noticeContact,
  action as noticeContactAction,
} from './pages/lost-and-found/ContactPage.loader.ts';
import {
  loader as noticeForm,
  action as noticeFormAction,
} from './pages/lost-and-found/NoticeFormPage.loader.ts';
import {
  loader as notice,
  action as noticeAction,
} from './pages/lost-and-found/NoticePage.loader.ts';
import { loader as lostAndFound } from './pages/lost-and-found/NoticesPage.loader.ts';
import {
  loader as ownNotice,
  action as ownNoticeAction,
} from './pages/lost-and-found/OwnNoticePage.loader.ts';
import { loader as newsletterArchive } from './pages/newsletter/NewsletterArchivePage.loader.ts';
import { loader as newsletterIssue } from './pages/newsletter/NewsletterIssuePage.loader.ts';
import { loader as partners } from './pages/partners/PartnersPage.loader.ts';
import { loader as petEmbed } from './pages/pet-embed/PetEmbedPage.loader.ts';
import { loader as fairOrder } from './pages/pets/public/FairOrderPage.loader.ts';
import { loader as petList } from './pages/pets/public/PetListPage.loader.ts';
import { loader as pet } from './pages/pets/public/PetPage.loader.ts';
import { loader as comingProduct } from './pages/products/ComingProductPage.loader.ts';
import {
  loader as reference,
  action as referenceAction,
} from './pages/reference/ReferencePage.loader.ts';
import { loader as help, action as helpAction } from './pages/rescues/HelpPage.loader.ts';
import {
  loader as rescueReport,
  action as rescueReportAction,
} from './pages/rescues/RescueReportPage.loader.ts';
import { loader as resources } from './pages/resources/ResourcesPage.loader.ts';
import { loader as share } from './pages/share/SharePage.loader.ts';
import { loader as spendingMonth } from './pages/spending/SpendingMonthPage.loader.ts';
import { loader as spending } from './pages/spending/SpendingPage.loader.ts';
import { loader as history } from './pages/us/HistoryPage.loader.ts';
import { loader as manifesto } from './pages/us/ManifestoPage.loader.ts';
import { loader as shelters } from './pages/us/SheltersPage.loader.ts';
import { loader as socialCause } from './pages/us/SocialCausePage.loader.ts';
import { loader as us } from './pages/us/UsPage.loader.ts';
import {
  loader as volunteerApplication,
  action as volunteerApplicationAction,
} from './pages/volunteers/VolunteerApplicationPage.loader.ts';
import {
  loader as volunteering,
  action as volunteeringAction,
} from './pages/volunteers/VolunteeringPage.loader.ts';
import { loader as tellMe, action as tellMeAction } from './pages/wishes/TellMePage.loader.ts';
import { loader as wishes, action as wishesAction } from './pages/wishes/WishesPage.loader.ts';
import type { PageWithData } from './routes.ts';

/** Reads what a page shows. Its answer is plain JSON, for that is how it reaches the browser. */
export type PageLoader = LoaderFunction<LoadContext>;

export const loaders: Record<PageWithData, PageLoader> = {
  home,
  donations,
  donationThanks,
  payCharge,
  campaigns,
  campaign,
  spending,
  // Of the latest year.
  spendingYear: spending,
  spendingMonth,
  favorites,
  tellMe,
  wishes,
  companies,
  fundraisers,
  fundraiser,
  fairOrder,
  figures,
  figuresYear: figures,
  petEmbed,
  sharePet: share,
  shareLitter: share,
  shareEvent: share,
  shareCampaign: share,
  shareFundraiser: share,
  shareNotice: share,
  adoptionPets: petList,
  rehabilitationPets: petList,
  adoptionDogs: petList,
  adoptionCats: petList,
  adoptionPetsIn: petList,
  adoptionDogsIn: petList,
  adoptionCatsIn: petList,
  adoptionPet: pet,
  rehabilitationPet: pet,
  applyForPet: apply,
  us,
  usHistory: history,
  usManifesto: manifesto,
  usSocialCause: socialCause,
  usShelters: shelters,
  adoptionEvents: eventList,
  adoptionEvent: event,
  foodProducts: comingProduct,
  toyProducts: comingProduct,
  sponsors: partners,
  alliances: partners,
  resources,
  faqs,
  joinTheProject: join,
  inform,
  goingHome,
  privacyNotice: legal,
  terms: legal,
  contact,
  newsletter,
  newsletterArchive,
  newsletterIssue,
  recoveryChange,
  reference,
  fosterRequest,
  help,
  drives,
  drive,
  driveBooking,
  driveCertificate,
  lostAndFound,
  noticeForm,
  noticeChip,
  notice,
  ownNotice,
  noticeContact,
  rescueReport,
  volunteering,
  volunteerApplication,
  verifyContractStart,
};

/** What takes the forms that a browser sends by itself (`server/http/plain-forms.ts`). */
export const actions: Partial<Record<PageWithData, ActionFunction<LoadContext>>> = {
  contact: contactAction,
  newsletter: newsletterAction,
  reference: referenceAction,
  fosterRequest: fosterRequestAction,
  help: helpAction,
  drive: driveAction,
  driveBooking: driveBookingAction,
  noticeForm: noticeFormAction,
  noticeChip: noticeChipAction,
  notice: noticeAction,
  ownNotice: ownNoticeAction,
  noticeContact: noticeContactAction,
  rescueReport: rescueReportAction,
  volunteering: volunteeringAction,
  volunteerApplication: volunteerApplicationAction,
  tellMe: tellMeAction,
  wishes: wishesAction,
};
