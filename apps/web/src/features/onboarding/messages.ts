import type { Question } from '@aisleway/core/onboarding/questions'

export const messages = {
  pageTitle: 'Welcome · Aisleway',
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: 'Progress',
  /** Says what home does with the answer. */
  purposes: {
    shoppingDays: 'Home shows when you shop next.',
    shoppingTimes: 'Home shows when you shop next, while the store is open.',
    shopsHere: 'If so, home greets you as a regular and calls it your store.',
    shoppingStyles: 'Home puts first what suits it.',
  } satisfies Record<Question['name'], string>,
  chooseSeveral: 'Choose all that fit.',
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
  allSetText: 'Your store opens in a moment, arranged the way you shop.',
  continueNow: 'Continue now',
}
