export const messages = {
  set: 'Set budget',
  change: 'change the budget',
  left: (amount: string, budget: string) => `${amount} left of ${budget}`,
  over: (amount: string, budget: string) => `${amount} over ${budget}`,
  title: 'Budget for this trip',
  text: 'What is ticked counts against it. Only this device knows it.',
  label: 'Budget',
  save: 'Save budget',
  none: 'No budget',
  close: 'Close',
}
