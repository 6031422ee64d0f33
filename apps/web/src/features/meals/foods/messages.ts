export const messages = {
  placeholder: 'Such as spinach',
  clear: 'Clear',
  foodsFound: 'Foods',
  noFood: 'No recipe here uses it',
}
