import type { Question } from '@aisleway/core/onboarding/questions'

export const messages = {
  pageTitle: 'Welcome · Aisleway',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: 'Progress',
  /** Says what home does with the answer. */
  purposes: {
    shoppingDays: 'We’ll show your next shop on your home screen.',
    shoppingTimes: 'We’ll suggest times when the store is open.',
    shopsHere: 'If you do, we’ll call it your store and welcome you back.',
    shoppingStyles: 'We’ll put what you need first on your home screen.',
  } satisfies Record<Question['name'], string>,
  chooseSeveral: 'Choose all that apply.',
  chooseOne: 'Choose one.',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  complete: 'Complete',
  saving: 'Saving...',
  saved: { title: 'Preferences saved' },
  notSaved: {
    title: 'Error saving preferences',
    message: 'Your preferences could not be saved. Please try again.',
  },
  unexpected: {
    title: 'Error occurred',
    message: 'An unexpected error occurred. Please try again later.',
  },
  goOnWithout: 'Continue without saving',
  allSet: 'Thank you!',
  allSetText: 'We’re setting up the store to match the way you shop.',
  continueNow: 'Continue now',
}
