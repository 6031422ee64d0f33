/** Of the plan's card: out of what home loads first. */
export const messages = {
  title: 'Plan the week',
  text: 'Meals for everyone at your table, planned to save money and waste less.',
}
