import type { es } from './es.ts';

export const en: typeof es = {
  register: {
    adoption: {
      title: 'Register a pet for adoption',
      lead: 'About three minutes. What you write is kept on this device as you go.',
    },
    rehabilitation: {
      title: 'Register a pet that is recovering',
      lead: 'Say what the animal needs to recover. What you write is kept on this device as you go.',
    },
  },
  edit: {
    title: (name) => `Edit ${name}`,
    pageTitle: 'Edit a pet',
    lead: 'Nothing changes until you save.',
  },
  back: { adoption: 'My adoptions', rehabilitation: 'My rehabilitations' },
  steps: {
    label: 'Steps',
    names: {
      'quien-es': 'Who it is',
      salud: 'Health',
      caracter: 'Character and company',
      donde: 'Where',
      fotos: 'Photos and video',
      revisar: 'Review and list',
    },
    health: { rehabilitation: 'Health and needs' },
    review: { edit: 'Check and save' },
    position: (step, count) => `Step ${step} of ${count}`,
    done: 'complete',
    missing: (count) => (count === 1 ? '1 answer missing' : `${count} answers missing`),
    previous: 'Previous',
    next: 'Next',
  },
  optional: 'optional',
  everything: 'Everything is required, except what says “optional”.',
  labels: {
    birthEstimated: 'Do you know the day of birth?',
    ageUnit: 'Weeks, months or years',
    weightKg: 'Weight in kg',
    vaccines: 'Vaccines and care',
    dewormed: 'Is the deworming up to date?',
    lastDewormedOn: 'Day of the last deworming',
    sterilized: 'Spayed or neutered?',
    certificate: 'Certificate of sterilization',
    vetPhone: 'Telephone of the vet',
    vetName: 'Name of the vet or the clinic',
    needs: 'What they need to recover',
    personality: 'Character',
    story: 'The story so far',
    goodWithOwnKind: 'Gets along with its own kind?',
    goodWithOtherAnimals: 'Gets along with other animals?',
    goodWithChildren: 'Gets along with children?',
    trained: 'Knows basic commands?',
    houseTrained: 'House-trained?',
    energy: 'How much energy?',
    stairs: 'Can climb stairs?',
    needsExperience: 'Needs a family with experience?',
    federalState: 'State',
    media: 'Photos and videos',
  },
  sterilized: (sex) =>
    sex === 'female'
      ? 'Is she spayed?'
      : sex === 'male'
        ? 'Is he neutered?'
        : 'Spayed or neutered?',
  goodWithOwnKind: (species) =>
    species === 'cat'
      ? 'Gets along with other cats?'
      : species === 'dog'
        ? 'Gets along with other dogs?'
        : 'Gets along with its own kind?',
  goodWithOtherAnimals: (species) =>
    species === 'cat'
      ? 'Gets along with dogs and other animals?'
      : species === 'dog'
        ? 'Gets along with cats and other animals?'
        : 'Gets along with other animals?',
  birth: { estimated: 'No, about how old', known: 'Yes, the date' },
  unknown: 'Not known',
  hints: {
    needsExperience: 'For example, if the animal is fearful or takes medicine.',
    age: 'If you do not know it, a vet can tell by the teeth. Of a newborn, 0 weeks.',
    breed: 'Most of them are mixed. When in doubt, choose “Not known”.',
    color: 'For example: gray tabby with white paws.',
    weight: 'Only the number, with a decimal point: 12.5',
    vaccines:
      'Which vaccines and when; allergies, medicine or special care. At least 15 characters.',
    dewormedOn: 'It is in the health record. It cannot be in the future.',
    certificate:
      'A photo, PDF or Word file of up to 40 MB. Only you and the administrators see it.',
    vetPhone: '10 digits. It is not published.',
    needs: 'Medicine, food, tests, a foster home… One thing at a time.',
    personality: 'Two or three sentences. What happens when you come home?',
    story:
      'Where the animal comes from and which family would be right. Tell the hard parts too: that is how the right family comes.',
    place: 'The city where people can come meet your pet.',
    media: 'By daylight and at eye level. The first photo is the one that everybody sees.',
  },
  needs: {
    add: 'Add',
    suggestions: 'Most asked for:',
    remove: 'Remove',
    added: (need) => `Added: ${need}`,
    removed: (need) => `Removed: ${need}`,
  },
  certificate: {
    choose: 'Choose the file or drop it here',
    camera: 'Take a photo',
    replace: 'Choose another file to replace it',
    there: 'We have the certificate:',
    chosen: 'Will be sent when you save:',
    remove: 'Remove',
  },
  media: {
    choose: 'Choose your files or drop them here',
    camera: 'Take a photo',
    full: 'That makes three. Remove one to add another.',
    advice: [
      'Up to 3 files, photos and videos together. Best if a photo is below 5 MB and a video below 20 MB; never above 40 MB.',
      'Photos with watermarks or contact data will be removed.',
    ],
    formats: 'JPG, PNG, GIF, WebP, AVIF, MP4, MOV, WMV, AVI, WebM or OGG',
    cover: 'Cover',
    photo: (index) => `Photo ${index}`,
    video: (index) => `Video ${index}`,
    earlier: (what) => `Move earlier: ${what}`,
    later: (what) => `Move later: ${what}`,
    moved: (what, index) => `${what} is now in place ${index}`,
    remove: 'Remove',
    removed: (what) => `You removed ${what}.`,
    undo: 'Undo',
    preparing: 'Preparing your photos so that they upload fast…',
    mustGo: 'Remove this file before you save.',
    duplicates: (names) =>
      names.length === 1
        ? `“${names[0]}” was in the list already: we do not repeat it.`
        : `${names.length} files were in the list already: we do not repeat them.`,
    tooMany: (count) =>
      count === 1 ? 'One file did not fit: 3 at most.' : `${count} files did not fit: 3 at most.`,
  },
  review: {
    missingTitle: 'Still missing',
    lead: 'This is how people will see your rescue. If all is well, save: it is public for 35 days, and we write to you after 15.',
    leadEdit: 'Check your changes and save.',
    notYet: 'Not answered',
    change: 'Change',
    preview: 'How it will look',
    nameless: 'No name yet',
    noPhoto: 'The photo goes here',
    certificate: 'Ready',
  },
  save: {
    register: (name) => (name ? `List ${name}` : 'List it'),
    edit: 'Save changes',
    nothing: 'There is nothing to save',
  },
  confirm: {
    register: (name) => `Shall we list ${name}?`,
    edit: (name) => `Shall we save the changes of ${name}?`,
    registerText: 'It becomes public with its first photo, for everybody to see.',
    editText: 'They are public as soon as they are saved.',
    accept: 'Accept',
    decline: 'Cancel',
  },
  draft: {
    restored: 'We restored what you had written.',
    lost: (count) =>
      count === 1
        ? 'This browser could not keep one of your photos: please choose it again.'
        : `This browser could not keep ${count} of your files: please choose them again.`,
    stored: (name) =>
      `${name} is registered and nobody else sees it. The files are missing: save to send them.`,
    startAnew: 'Start again',
    discard: 'Discard my changes',
    confirmTitle: 'Shall we delete what you wrote?',
    confirmText: 'The texts and photos that you have not sent will be deleted from this device.',
    confirmAction: 'Yes, delete',
  },
  saving: {
    title: (name) => `Saving ${name}`,
    wait: 'Keep this page open. If the signal goes away, we go on where we stopped.',
    tasks: { data: 'The answers', certificate: 'Certificate', order: 'The order of the photos' },
    states: {
      waiting: 'Waiting',
      busy: 'Saving…',
      sending: (percent) => `Uploading… ${percent}%`,
      offline: 'No connection: we go on when it is back',
      checking: 'Checking the file…',
      done: 'Done',
    },
    cancel: 'Stop',
    failed: 'It could not be finished',
    private: (name) =>
      `The answers about ${name} are safe. As long as there is no photo, only you and the administrators can see them.`,
    saved: 'Nothing is lost. You can try again now or later.',
    stopped: 'You stopped it. Nothing is lost.',
    again: 'Try again',
    return: 'Back to the form',
  },
  saved: {
    register: { title: 'Pet registered', text: 'Thank you for taking part in this noble cause' },
    edit: { title: 'Completed!', text: 'The changes are saved.' },
    see: (name) => `See ${name}`,
    another: 'Register another',
    goOn: 'Go on editing',
  },
  gone: {
    title: 'This pet is not here any more',
    text: 'Somebody removed it from the portal while you were writing, so there is nowhere to save. Your words are still here, in case you want to copy them.',
    close: 'All right',
  },
  conflict: {
    title: 'Somebody else changed this pet',
    text: 'While you were editing, another version was saved. What you wrote is still here. This is new:',
    mine: 'Yours:',
    media: 'The photos and videos have changed.',
    empty: 'empty',
    useTheirs: 'Load what is new',
    saveMine: 'Save mine over it',
    decide: 'Go on checking',
    hint: '“Save mine over it” changes only what you touched. “Load what is new” discards your changes.',
  },
};
