export const messages = {
  appName: 'Aisleway',
  footer: 'An independent list tool, not affiliated with any grocery chain.',
  linkInFull: 'If the button doesn’t work, copy this link into your browser:',
  smsCode: (code: string) => `${code} is your Aisleway code. It expires in 5 minutes.`,

  verifyAddress: {
    subject: 'Verify your email',
    lead: 'Please confirm that this is your email address.',
    button: 'Verify email',
    notes: [
      'The link works for 24 hours.',
      'If you didn’t sign up for Aisleway, you can ignore this email.',
    ],
  },
  resetPassword: {
    subject: 'Choose a new password',
    lead: 'We got a request to reset the password for your Aisleway account. If it was you, choose a new one here.',
    button: 'Choose a password',
    notes: [
      'The link works once, for one hour. You’ll be signed out on all your devices.',
      'If it wasn’t you, ignore this email and your password stays the same.',
    ],
  },
  confirmNewAddress: {
    subject: 'Confirm your new email',
    lead: 'Open this link to start using this email for your Aisleway account.',
    button: 'Use this email',
    notes: [
      'The link works for 24 hours.',
      'If you didn’t ask for this, ignore this email and nothing changes.',
    ],
  },
  addressChangeNotice: {
    subject: 'Your email is about to change',
    lead: (newAddress: string) =>
      `We got a request to change the email for your Aisleway account to ${newAddress}. It changes once the link we sent there is opened.`,
    button: 'It wasn’t me',
    notes: ['If it was you, you’re all set. If not, choose a new password to stop the change.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password for your Aisleway account was changed, and all other devices were signed out.',
    button: 'It wasn’t me',
    notes: ['If it was you, you’re all set. If not, choose a new password now.'],
  },
  factorAdded: {
    subject: 'A two-step sign-in method was added',
    lead: (name: string) =>
      `From now on, we’ll also ask for a code from “${name}” when you sign in to Aisleway.`,
    button: 'Open your profile',
    notes: ['If it wasn’t you, remove it on your profile and change your password.'],
  },
  factorRemoved: {
    subject: 'A two-step sign-in method was removed',
    lead: (name: string) =>
      `We’ll no longer ask for a code from “${name}” when you sign in to Aisleway.`,
    button: 'Open your profile',
    notes: ['If it wasn’t you, change your password and check where you’re signed in.'],
  },
  invitation: {
    subject: 'You’re invited to share a shopping list',
    lead: (from: string | null) =>
      `${from ?? 'An Aisleway shopper'} wants to share a shopping list with you.`,
    button: 'See your invitations',
    notes: [
      'Nothing is shared until you accept.',
      'If you don’t know who sent this, decline the invitation or ignore this email.',
    ],
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'We’ve deleted your Aisleway account and everything in it, as you asked.',
    notes: ['People you shared lists with keep their copies.'],
  },
}
