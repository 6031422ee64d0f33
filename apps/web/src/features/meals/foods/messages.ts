export const messages = {
  placeholder: 'e.g., spinach',
  clear: 'Clear',
  foodsFound: 'Foods',
  noFood: 'No recipes here use it',
}
