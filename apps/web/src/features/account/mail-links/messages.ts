export const messages = {
  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter your email, and we’ll send you a link to choose a new password.',
  email: 'Email',
  sendLink: 'Send link',
  sendingLink: 'Sending...',
  linkNotSent: {
    title: 'We couldn’t send the link',
    message: 'Please check your connection and try again.',
  },
  askedTitle: 'Check your email',
  askedText: (email: string) =>
    `If there’s an account for ${email}, we’ve sent it a link to choose a new password. The link works for one hour.`,
  askedHint: 'Don’t see it? Check your spam folder or try another email.',
  withoutMailTitle: 'Your link is on the server',
  withoutMailText: (email: string) =>
    `This server doesn’t send email. If there’s an account for ${email}, whoever runs it has a link for you to choose a new password. It works for one hour.`,
  otherAddress: 'Try another email',
  toLogin: 'Back to Login',

  resetTitle: 'Choose a new password',
  resetText: 'You’ll be signed out on all your devices, then sign in with the new password.',
  newPassword: 'New password',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  passwordSaved: { title: 'Password saved', message: 'Please sign in with your new password.' },
  passwordNotSaved: {
    title: 'We couldn’t save your password',
    message: 'Please check your connection and try again.',
  },
  linkExpiredTitle: 'This link no longer works',
  linkExpiredText: 'It was already used or is more than an hour old. Request a new one.',
  askAgain: 'Get a new link',

  verifiedTitle: 'Your email is confirmed',
  verifiedText: 'Thanks! People can now share lists with you.',
  changedTitle: 'Your new email is confirmed',
  changedText: 'Use it from now on to sign in.',
  startShopping: 'Start Shopping',
  toProfile: 'Go to Profile',
  verifyExpiredTitle: 'This link no longer works',
  verifyExpiredText:
    'It expired, or we sent you a newer one. Sign in and go to Profile to get another.',
  verifyExpiredSignedInText: 'It expired, or we sent you a newer one. We can send you another.',
  sendAnother: 'Send another link',
  verifyFailedTitle: 'We couldn’t confirm this email',
  takenText: 'Another account uses it, so your email stays the same.',
  login: 'Login',
}
