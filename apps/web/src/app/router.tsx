import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { RootLayout } from './frame/root-layout.tsx'
import { ShopLayout } from './frame/shop-layout.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { CrashScreen } from './pages/crash-screen.tsx'
import { lazyScreen } from './pages/lazy-screen.tsx'

const root = createRootRoute({ component: RootLayout })

const shop = createRoute({ getParentRoute: () => root, id: 'shop', component: ShopLayout })

const home = createRoute({ getParentRoute: () => shop, path: '/', component: HomeScreen })

/** Screens that require a session. */
const signedIn = createRoute({
  getParentRoute: () => shop,
  id: 'signed-in',
  component: lazyScreen(() => import('./frame/signed-in-layout.tsx')),
})

const browse = createRoute({
  getParentRoute: () => signedIn,
  path: '/browse',
  component: lazyScreen(() => import('./pages/browse-page.tsx')),
})

/** Public: the home page links there, and a cart and favorites need no account (answer 5c). */
const department = createRoute({
  getParentRoute: () => shop,
  path: '/departments/$slug',
  component: lazyScreen(() => import('./pages/department-page.tsx')),
})

const favorites = createRoute({
  getParentRoute: () => signedIn,
  path: '/favorites',
  component: lazyScreen(() => import('./pages/favorites-page.tsx')),
})

const myListsPage = lazyScreen(() => import('./pages/lists/my-lists-page.tsx'))

const myLists = createRoute({
  getParentRoute: () => signedIn,
  path: '/my-lists',
  component: myListsPage,
})

/** The first tab of My Lists at its other URL (answer 18). */
const savedLists = createRoute({
  getParentRoute: () => signedIn,
  path: '/saved-lists',
  component: myListsPage,
})

const list = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists/$listId',
  component: lazyScreen(() => import('./pages/lists/list-page.tsx')),
})

const planPage = lazyScreen(() => import('./pages/lists/plan-page.tsx'))

/** The shopper's newest plan. */
const newestPlan = createRoute({
  getParentRoute: () => signedIn,
  path: '/plan',
  component: planPage,
})

const plan = createRoute({
  getParentRoute: () => signedIn,
  path: '/plan/$listId',
  component: planPage,
})

const pantry = createRoute({
  getParentRoute: () => signedIn,
  path: '/pantry',
  component: lazyScreen(() => import('./pages/lists/pantry-page.tsx')),
})

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyScreen(() => import('./pages/profile-page.tsx')),
})

const meals = createRoute({
  getParentRoute: () => signedIn,
  path: '/meals',
  component: lazyScreen(() => import('./pages/meals/meals-page.tsx')),
})

const meal = createRoute({
  getParentRoute: () => signedIn,
  path: '/meals/$slug',
  component: lazyScreen(() => import('./pages/meals/meal-page.tsx')),
})

const cookbook = createRoute({
  getParentRoute: () => signedIn,
  path: '/cookbook',
  component: lazyScreen(() => import('./pages/meals/cookbook-page.tsx')),
})

const recipePage = lazyScreen(() => import('../features/cookbook/recipe/recipe-screen.tsx'))

const newRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: '/recipes/new',
  component: recipePage,
})

const editRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: '/recipes/$id/edit',
  component: recipePage,
})

const invitations = createRoute({
  getParentRoute: () => signedIn,
  path: '/invitations',
  component: lazyScreen(() => import('../features/sharing/invitations/invitations-screen.tsx')),
})

const groceryListGeneration = createRoute({
  getParentRoute: () => signedIn,
  path: '/grocery-list-generation',
  component: lazyScreen(() => import('../features/generator/generator-screen.tsx')),
})

const tripSummary = createRoute({
  getParentRoute: () => signedIn,
  path: '/post-trip-summary/$tripId',
  component: lazyScreen(() => import('../features/trips/summary/trip-summary-screen.tsx')),
})

/** Requires a session and uses the whole window. */
const cook = createRoute({
  getParentRoute: () => root,
  path: '/meals/$slug/cook',
  component: lazyScreen(() => import('./pages/meals/cook-page.tsx')),
})

/** Requires a session and uses the whole window. */
const shopping = createRoute({
  getParentRoute: () => root,
  path: '/shopping/$listId',
  component: lazyScreen(() => import('./pages/shopping-page.tsx')),
})

const product = createRoute({
  getParentRoute: () => shop,
  path: '/products/$id',
  component: lazyScreen(() => import('./pages/catalogue/product-page.tsx')),
})

/** The operating system opens this, with or without a session. */
const open = createRoute({
  getParentRoute: () => shop,
  path: '/open/$what',
  component: lazyScreen(() => import('./pages/open-page.tsx')),
})

const about = createRoute({
  getParentRoute: () => shop,
  path: '/about',
  component: lazyScreen(() => import('./about/about-screen.tsx')),
})

const navigationInfo = createRoute({
  getParentRoute: () => shop,
  path: '/navigation-info',
  component: lazyScreen(() => import('./navigation-info/navigation-info-screen.tsx')),
})

const join = createRoute({
  getParentRoute: () => shop,
  path: '/join/$token',
  component: lazyScreen(() => import('../features/sharing/join/join-screen.tsx')),
})

const licenses = createRoute({
  getParentRoute: () => shop,
  path: '/licenses',
  component: lazyScreen(() => import('./licenses/licenses-screen.tsx')),
})

const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyScreen(() => import('./frame/bare-layout.tsx')),
})

const auth = createRoute({
  getParentRoute: () => bare,
  path: '/auth',
  component: lazyScreen(() => import('./pages/auth-page.tsx')),
})

const onboarding = createRoute({
  getParentRoute: () => bare,
  path: '/onboarding',
  component: lazyScreen(() => import('./pages/onboarding-page.tsx')),
})

const forgot = createRoute({
  getParentRoute: () => bare,
  path: '/auth/forgot',
  component: lazyScreen(() => import('../features/account/mail-links/forgot-screen.tsx')),
})

const reset = createRoute({
  getParentRoute: () => bare,
  path: '/auth/reset',
  component: lazyScreen(() => import('../features/account/mail-links/reset-screen.tsx')),
})

const verified = createRoute({
  getParentRoute: () => bare,
  path: '/auth/verified',
  component: lazyScreen(() => import('../features/account/mail-links/verified-screen.tsx')),
})

const notFound = createRoute({
  getParentRoute: () => shop,
  path: '$',
  component: lazyScreen(() => import('./pages/not-found-screen.tsx')),
})

export const router = createRouter({
  routeTree: root.addChildren([
    shop.addChildren([
      home,
      department,
      product,
      open,
      about,
      navigationInfo,
      licenses,
      join,
      signedIn.addChildren([
        browse,
        favorites,
        meals,
        meal,
        cookbook,
        newestPlan,
        plan,
        pantry,
        newRecipe,
        editRecipe,
        profile,
        myLists,
        savedLists,
        list,
        invitations,
        groceryListGeneration,
        tripSummary,
      ]),
      notFound,
    ]),
    cook,
    shopping,
    bare.addChildren([auth, onboarding, forgot, reset, verified]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: CrashScreen,
  defaultPendingComponent: Outlet,
  // The bar appears at once, while the first screen's code is still loading; see below.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  // Parameters are plain text rather than JSON, so that URLs stay readable.
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: search => {
    const text = new URLSearchParams(
      Object.entries(search).filter(([, value]) => value !== undefined) as [string, string][],
    ).toString()
    return text && `?${text.replaceAll('%2C', ',').replaceAll('%2F', '/')}`
  },
})

const stopWaiting = router.subscribe('onResolved', () => {
  stopWaiting()
  // From now on, the previous screen stays until the next one is ready, for a second at most.
  router.update({ ...router.options, defaultPendingMs: 1000 })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
