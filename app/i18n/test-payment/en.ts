import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Test payment',
  description: 'Here you play the part of the payment provider. No money moves.',
  mark: 'Test mode: no money moves',
  markText:
    'This portal does not charge for real yet. Here you decide what the bank, PayPal or the store decide in real life.',
  monthly: 'every month',
  asked: (amount) =>
    `It was asked to become ${amount} every month. It does not until you approve it.`,
  busy: 'One moment…',
  open: {
    card: {
      title: 'Your bank asks whether it is you',
      text: 'Before they charge, some banks want the purchase confirmed in their app.',
    },
    wallet: {
      title: 'Do you approve this payment?',
      text: 'Once you approve it you go back to the portal, where it is charged.',
    },
    voucher: {
      title: 'At the checkout of the store',
      text: 'You show your payment slip, hand over the cash, and the store lets us know.',
    },
    transfer: {
      title: 'In the app of a bank',
      text: 'Somebody sends money to this donation’s CLABE: the exact amount, less or more, and as often as they like.',
    },
    monthly: {
      title: 'Do you approve this monthly donation?',
      text: 'The first month is charged once you approve it. Pause or cancel it whenever you like.',
    },
  },
  states: {
    approved: { title: 'Payment approved', text: 'Go back to the portal to have it charged.' },
    paid: { title: 'Paid', text: 'The test money is with the provider.' },
    refunded: { title: 'Refunded', text: 'The test money is on its way back.' },
    disputed: {
      title: 'Disputed',
      text: 'The bank holds the test money while it decides whose it is.',
    },
    refused: { title: 'Refused', text: 'Nothing was charged. You can try again.' },
    expired: { title: 'Expired', text: 'The time to pay it is over.' },
    active: { title: 'Active monthly donation', text: 'The provider charges it once a month.' },
    paused: { title: 'Paused monthly donation', text: 'Nothing is charged while it is paused.' },
    cancelled: { title: 'Canceled', text: 'Nothing more is charged.' },
  },
  afterwards: 'What can happen afterwards',
  steps: {
    approve: 'Approve',
    approveAmount: 'Approve the new amount',
    approveWithoutFunds: 'Approve with an empty PayPal account',
    refuse: 'It is not me: refuse',
    pay: 'Pay at the store',
    transfer: 'Transfer the exact amount',
    transferLess: 'Transfer half of it',
    transferMore: 'Transfer 50 pesos more',
    refund: 'Refund at the provider',
    failRefund: 'Have the bank return the refund',
    dispute: 'Dispute the charge with the bank',
    winDispute: 'Decide the dispute for the portal',
    loseDispute: 'Decide the dispute for the donor',
    chargeMonth: 'Charge another month now',
    failMonth: 'Have this month’s charge fail',
    expireCard: 'Have the card expire next month',
    pause: 'Pause at the provider',
    resume: 'Resume at the provider',
    cancel: 'Cancel at the provider',
  },
  confirmCard: 'Yes, it is me',
  done: 'Done: the provider lets the portal know.',
  goOn: 'On to the portal',
  goBack: 'Go back without paying',
  myDonations: 'See my donations',
  myProfile: 'See my profile',
  unknown: {
    title: 'There is no test payment here',
    text: 'The link is incomplete, this portal charges for real by now, or the test keys are another provider’s: with those a payment is simulated in its dashboard.',
    donations: 'Go to donations',
  },
};
