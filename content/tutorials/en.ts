import type { Tutorials } from './tutorial.ts';

export const tutorials: Tutorials = {
  registerPet: {
    title: 'How to register a pet',
    lead: 'Five steps and about three minutes. Have a clear photo at hand and, if the pet is sterilized, its certificate.',
    steps: [
      {
        picture: 'menu',
        title: 'Sign in to your account',
        text: 'Open the menu in the lower right corner, choose adoptions or rehabilitations and tap “Register”.',
      },
      {
        picture: 'form',
        title: 'Say what it is like',
        text: 'Name, species, age, size, who it gets along with, and its character. Mention the difficult things too: that way it reaches the right family.',
      },
      {
        picture: 'photos',
        title: 'Upload up to three photos or videos',
        text: 'By daylight, at the height of its eyes, with no telephone number written on them. Everyone sees the first one.',
      },
      {
        picture: 'certificate',
        title: 'Add its certificate',
        text: 'If it is sterilized, upload a photo or PDF of the certificate and the vet’s telephone. They are not published.',
      },
      {
        picture: 'published',
        title: 'Check and accept',
        text: 'It is listed for 35 days. After 15 we let you know, and the +15 button keeps it in view.',
      },
    ],
  },
  vaccinationBooklet: {
    title: 'How to load a vaccination booklet',
    lead: 'A booklet gives adopters confidence. A photo with readable dates is enough.',
    steps: [
      {
        picture: 'booklet',
        title: 'Take the photo',
        text: 'Lay the open booklet on a table, in good light and without shadows. One photo a page: the cover, the vaccines and the deworming.',
      },
      {
        picture: 'list',
        title: 'Find the pet',
        text: 'In your account, open My adoptions or My rehabilitations and choose “More”, then “Edit”.',
      },
      {
        picture: 'upload',
        title: 'Choose the file',
        text: 'In the step “Photos and video”, drag the photo there or tap to choose it on your telephone. Cover your name and telephone: photos are public. If the connection breaks, the upload goes on from where it was.',
      },
      {
        picture: 'form',
        title: 'Write down what it says',
        text: 'Enter the vaccines and the date of the last deworming: that is what families read.',
      },
      {
        picture: 'done',
        title: 'Save',
        text: 'The page is up to date. When there is a booster, repeat these steps with the new page.',
      },
    ],
  },
  bookletFromEmail: {
    title: 'How to upload a booklet from an email',
    lead: 'Many clinics send the booklet by email. There is no need to print it.',
    steps: [
      {
        picture: 'mail',
        title: 'Open the email from the clinic',
        text: 'Look for the paper clip: the booklet usually comes as a PDF or a photo.',
      },
      {
        picture: 'save',
        title: 'Save it on your telephone',
        text: 'Tap the file and choose “Download” or “Save to Files”. Remember which folder it went to.',
      },
      {
        picture: 'list',
        title: 'Find the pet',
        text: 'In your account, open My adoptions or My rehabilitations and choose “More”, then “Edit”.',
      },
      {
        picture: 'upload',
        title: 'Choose the saved file',
        text: 'In the step “Photos and video”, tap the box, open “Files” or “Downloads” and choose the photo. If it came as a PDF, take a screenshot and choose that.',
      },
      {
        picture: 'done',
        title: 'Check and save',
        text: 'Open it once to see that all of it can be read. If it is too large, a screenshot works as well.',
      },
    ],
  },
};
