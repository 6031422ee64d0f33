export const messages = {
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  startShopping: 'Start Shopping',
  skip: 'Skip tour',
  list: {
    headline: 'Create Your Grocery List in Under 3 Minutes!',
    text: () => 'Fill your cart with what you need and watch the total as you go.',
  },
  meals: {
    headline: 'Generate Meals Based on Your Preferences!',
    text: () =>
      'Pick a meal, diet, budget, and calorie limit. One tap adds the ingredients to your cart.',
  },
  shelves: {
    headline: 'Shop the Full Store Inventory!',
    text: (products: string) =>
      `Over ${products} products with today’s prices. Search, filter by diet or department, and see what’s on sale.`,
  },
  saved: {
    headline: 'Save Your Lists for Stress-Free Shopping!',
    text: () => 'Name your list, then check it off department by department in the store.',
  },
  favorites: {
    headline: 'Favorite Your Go-To Meals and Items!',
    text: () => 'Tap the heart on anything you like to find it later in Favorites.',
  },
  ready: {
    headline: "You're All Set!",
    text: () => 'That’s all there is to it. Happy shopping.',
  },
}
