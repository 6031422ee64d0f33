export const messages = {
  title: 'On this device',
  itemsDone: (checked: number, items: number) => `${checked} of ${items} items`,
  none: 'No list is on this device',
  noneText:
    'A list that was opened for shopping stays here. The others come when there is a network.',
}
