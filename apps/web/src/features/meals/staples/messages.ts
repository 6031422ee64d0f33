import type { Staple } from '@aisleway/core/meals/basket/staples'

export const messages = {
  title: 'What do you have at home?',
  description: 'Anything you leave unchecked is added to meal prices and to your cart.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  notSaved: {
    title: 'We couldn’t save your answer',
    message: 'Please try again.',
  },
  names: {
    salt: 'Salt and pepper',
    oil: 'Oil',
    flour: 'Flour and breadcrumbs',
    sugar: 'Sugar, honey, and syrup',
    baking: 'Baking powder, baking soda, and vanilla',
    spices: 'Spices and dried herbs',
    garlic: 'Garlic and onions',
    butter: 'Butter',
    eggs: 'Eggs',
    milk: 'Milk',
    rice: 'Rice and pasta',
    tomatoes: 'Canned tomatoes and tomato paste',
    broth: 'Broth',
    vinegar: 'Vinegar',
    juice: 'Lemon and lime juice',
    sauces: 'Ketchup, mustard, soy sauce, and other condiments',
  } satisfies Record<Staple, string>,

  panelTitle: 'At home',
  panelText: 'We leave these out of meal prices and your cart.',
  nothing: 'No staples yet',
  unknown: 'Tell us which staples you have, and we’ll price meals for your kitchen.',
  edit: 'Edit',
  editNamed: 'Edit what you have at home',
  loadFailed: 'We couldn’t load what you have at home.',
}
