import { maxFavorites } from '@aisleway/core/favorites/favorite'

export const messages = {
  title: 'My Favorites',
  pageTitle: 'My Favorites · Aisleway',
  subtitle: 'Manage your favorite products and meals',
  backToHome: 'Back to Home',
  tabs: 'Favorites',
  products: 'Products',
  meals: 'Meals',
  loading: 'Loading your favorites',
  loadFailed: 'We couldn’t load your favorites.',
  empty: 'No favorites yet',
  emptyText: 'Tap the heart on a product or meal to keep it here.',
  noProducts: 'No favorite products yet',
  noProductsText: 'Tap the heart on a product to keep it here.',
  noMeals: 'No favorite meals yet',
  noMealsText: 'Tap the heart on a meal to keep it here.',
  browseProducts: 'Browse Products',
  exploreMeals: 'Explore Meals',
  viewMeal: 'View Meal',
  viewMealNamed: (name: string) => `View Meal ${name}`,
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  full: {
    title: 'Your favorites are full',
    message: `You can keep up to ${maxFavorites}. Remove one to make room.`,
  },
}
