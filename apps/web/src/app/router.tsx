import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { CrashScreen } from './crash-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { ShopLayout } from './shop-layout.tsx'

const root = createRootRoute({ component: RootLayout })

const shop = createRoute({ getParentRoute: () => root, id: 'shop', component: ShopLayout })

const home = createRoute({ getParentRoute: () => shop, path: '/', component: HomeScreen })

/** Screens that need a session. */
const signedIn = createRoute({
  getParentRoute: () => shop,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./signed-in-layout.tsx'), 'SignedInLayout'),
})

const browse = createRoute({
  getParentRoute: () => signedIn,
  path: '/browse',
  component: lazyRouteComponent(() => import('./browse-page.tsx'), 'BrowsePage'),
})

const licenses = createRoute({
  getParentRoute: () => shop,
  path: '/licenses',
  component: lazyRouteComponent(() => import('./licenses-screen.tsx'), 'LicensesScreen'),
})

const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyRouteComponent(() => import('./bare-layout.tsx'), 'BareLayout'),
})

const auth = createRoute({
  getParentRoute: () => bare,
  path: '/auth',
  component: lazyRouteComponent(() => import('../features/account/auth-screen.tsx'), 'AuthScreen'),
})

const notFound = createRoute({
  getParentRoute: () => shop,
  path: '$',
  component: lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    shop.addChildren([home, licenses, signedIn.addChildren([browse]), notFound]),
    bare.addChildren([auth]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: CrashScreen,
  defaultPendingComponent: Outlet,
  // Plain texts, not JSON: addresses stay readable.
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: search => {
    const text = new URLSearchParams(
      Object.entries(search).filter(([, value]) => value !== undefined) as [string, string][],
    ).toString()
    return text && `?${text.replaceAll('%2C', ',').replaceAll('%2F', '/')}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
