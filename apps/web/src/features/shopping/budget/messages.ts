export const messages = {
  set: 'Set budget',
  change: 'change budget',
  left: (amount: string, budget: string) => `${amount} left of ${budget}`,
  over: (amount: string, budget: string) => `${amount} over ${budget}`,
  title: 'Budget for this trip',
  text: 'We’ll track what you check off against it. It stays on this device.',
  label: 'Budget',
  save: 'Save budget',
  none: 'No budget',
  close: 'Close',
}
