export const messages = {
  appName: 'Aisleway',
  footer: 'An independent list tool, not affiliated with any grocery chain.',
  linkInFull: 'If the button does not work, copy this address into your browser:',
  smsCode: (code: string) => `${code} is your Aisleway code. It holds for 5 minutes.`,

  verifyAddress: {
    subject: 'Verify your email address',
    lead: 'Please confirm that this address is yours.',
    button: 'Verify address',
    notes: [
      'The link works for 24 hours.',
      'If you did not sign up for Aisleway, ignore this mail: nothing else happens.',
    ],
  },
  resetPassword: {
    subject: 'Set a new password',
    lead: 'Somebody asked for a new password for your Aisleway account. If it was you, choose one here.',
    button: 'Choose a password',
    notes: [
      'The link works for one hour and once. All other devices are signed out.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  },
  confirmNewAddress: {
    subject: 'Confirm your new email address',
    lead: 'Open this link to use this address for your Aisleway account from now on.',
    button: 'Use this address',
    notes: [
      'The link works for 24 hours.',
      'If you did not ask for this, ignore this mail: nothing changes.',
    ],
  },
  addressChangeNotice: {
    subject: 'Your email address is about to change',
    lead: (newAddress: string) =>
      `Somebody asked to use ${newAddress} for your Aisleway account in place of this address. It changes when the link that was sent there is opened.`,
    button: 'It was not me',
    notes: ['If it was you, there is nothing to do. If not, set a new password: that stops it.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password of your Aisleway account was changed, and all other devices were signed out.',
    button: 'It was not me',
    notes: ['If it was you, there is nothing to do. If not, set a new password now.'],
  },
  factorAdded: {
    subject: 'A second step was added to your sign-in',
    lead: (name: string) =>
      `From now on, signing in to your Aisleway account also asks for a code from “${name}”.`,
    button: 'Open your profile',
    notes: ['If it was not you, remove it on your profile and change your password.'],
  },
  factorRemoved: {
    subject: 'A second step was removed from your sign-in',
    lead: (name: string) =>
      `Signing in to your Aisleway account no longer asks for a code from “${name}”.`,
    button: 'Open your profile',
    notes: ['If it was not you, change your password and look at your open sessions.'],
  },
  invitation: {
    subject: 'You are invited to share a shopping list',
    lead: (from: string | null) =>
      `${from ?? 'An Aisleway shopper'} wants to share a shopping list with you.`,
    button: 'See your invitations',
    notes: [
      'Nothing is shared until you accept.',
      'If you do not know who asks, decline the invitation or ignore this mail.',
    ],
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'Your Aisleway account and what it held are gone, as you asked.',
    notes: ['Lists that you shared stay with the people you shared them with.'],
  },
}
