export const messages = {
  forgotTitle: 'Forgot your password?',
  forgotText:
    'Type the email address of your account. We send you a link to choose a new password.',
  email: 'Email',
  sendLink: 'Send link',
  sendingLink: 'Sending...',
  linkNotSent: {
    title: 'The link could not be sent',
    message: 'Please check your connection and try again.',
  },
  askedTitle: 'Check your email',
  askedText: (email: string) =>
    `If an account exists for ${email}, a link to choose a new password is on its way. It works for one hour.`,
  askedHint: 'Nothing there? Look among the spam, or try another address.',
  otherAddress: 'Try another address',
  toLogin: 'Back to Login',

  resetTitle: 'Choose a new password',
  resetText: 'All devices are signed out with it, and you log in anew.',
  newPassword: 'New password',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  passwordSaved: { title: 'Password saved', message: 'Please log in with your new password.' },
  passwordNotSaved: {
    title: 'The password could not be saved',
    message: 'Please check your connection and try again.',
  },
  linkExpiredTitle: 'This link no longer works',
  linkExpiredText: 'It was used before, or it is older than an hour. Ask for a new one.',
  askAgain: 'Ask for a new link',

  verifiedTitle: 'Your email is confirmed',
  verifiedText: 'Thank you. Lists can be shared with you now.',
  changedTitle: 'Your new email is confirmed',
  changedText: 'From now on you log in with the new address.',
  startShopping: 'Start Shopping',
  toProfile: 'Go to Profile',
  verifyExpiredTitle: 'This link no longer works',
  verifyExpiredText:
    'It is too old, or a newer one has taken its place. Log in to ask for another one on Profile.',
  verifyExpiredSignedInText:
    'It is too old, or a newer one has taken its place. We can send you another one.',
  sendAnother: 'Send another link',
  anotherSent: (email: string) => ({
    title: 'Mail sent',
    message: `Open the link we sent to ${email}.`,
  }),
  alreadyVerified: { title: 'Your email is confirmed already' },
  verifyFailedTitle: 'This address could not be confirmed',
  takenText: 'Another account uses this email address. Your account keeps the one it had.',
  login: 'Login',
}
