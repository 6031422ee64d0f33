export const messages = {
  title: 'Swaps',
  insteadOf: (name: string) => `instead of ${name}`,
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  same: 'same price',
  inAll: (difference: string) => `${difference} in all`,
  unknown: 'No price',
  apart: 'Swaps are part of what you spent. They are not counted in what you saved.',
}
