export const messages = {
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  startShopping: 'Start Shopping',
  skip: 'Skip tour',
  list: {
    headline: 'Create Your Grocery List in Under 3 Minutes!',
    text: () => 'Fill your cart with what you need. The total adds itself up as you go.',
  },
  meals: {
    headline: 'Generate Meals Based on Your Preferences!',
    text: () =>
      'Pick a meal, a diet, a budget and a calorie limit. One press puts its ingredients into your cart.',
  },
  shelves: {
    headline: 'Shop the Full Store Inventory!',
    text: (products: string) =>
      `Over ${products} products with today’s prices. Search, filter by diet or department, and see what is on sale.`,
  },
  saved: {
    headline: 'Save Your Lists for Stress-Free Shopping!',
    text: () => 'Give your list a name, then tick it off department by department in the store.',
  },
  favorites: {
    headline: 'Favorite Your Go-To Meals and Items!',
    text: () => 'Press the heart on anything you like. You find it again under Favorites.',
  },
  ready: {
    headline: "You're All Set!",
    text: () => 'That is all there is to it. Your store is open.',
  },
}
