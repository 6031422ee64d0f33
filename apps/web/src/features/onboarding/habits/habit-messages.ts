import type { Option, Question } from '@aisleway/core/onboarding/questions'

/** The questions and their options, for the questionnaire, Profile and the hint on home. */
export const messages = {
  questions: {
    shoppingDays: () => 'Which days do you usually shop?',
    shoppingTimes: () => 'What time do you usually shop?',
    shopsHere: (store: string) => `Do you shop at ${store}?`,
    shoppingStyles: () => 'What’s your shopping style?',
  } satisfies Record<Question['name'], (store: string) => string>,
  options: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    '6am-8am': '6am-8am',
    '8am-10am': '8am-10am',
    '10am-12pm': '10am-12pm',
    '12pm-2pm': '12pm-2pm',
    '2pm-4pm': '2pm-4pm',
    '4pm-6pm': '4pm-6pm',
    '6pm-8pm': '6pm-8pm',
    '8pm-10pm': '8pm-10pm',
    'after-10pm': 'After 10pm',
    yes: 'Yes',
    no: 'No',
    'full-list': 'Full list',
    'few-items': 'A few items',
    browse: 'I browse',
  } satisfies Record<Option, string>,
  optionTexts: {
    'full-list': 'I plan ahead and shop the whole list',
    'few-items': 'I stop by for what I need today',
    browse: 'I look around and decide as I go',
  } satisfies Partial<Record<Option, string>>,
}
