import type { Rolldown } from 'vite'

/**
 * The modules that go into one file. A browser opens six connections that share the bandwidth:
 * each small file costs a round trip and takes bandwidth from the large ones, so code used by
 * several screens is grouped.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // These stay cached when the app changes.
  group('react', ['node_modules/(react|react-dom|scheduler|use-sync-external-store)/']),
  // The entry file and everything it needs: the home page, the router, the queries.
  { name: 'app', tags: ['$initial'] },
  // What Radix's components share, and tabs.
  group('radix', [
    '@radix-ui/primitive',
    '@radix-ui/react-(collection|compose-refs|context|direction|id|presence|primitive)',
    '@radix-ui/react-(roving-focus|slot|tabs|use-)',
    'web/src/ui/controls/tabs\\.',
  ]),
  // What screens of products and meals share, but those of lists and accounts do not need.
  onlyThese(
    'browsing',
    [
      '@phosphor-icons/react/dist/.*/(Carrot|Drop|SlidersHorizontal)\\.',
      'core/src/(cart/restored-item|favorites/stored-favorite|meals/meal-snapshot)\\.',
      'web/src/features/cart/(account/cart-kind|messages|panel/tags-text|use-merge-into-cart)\\.',
      'web/src/features/catalogue/(messages|browse/filter-aside|product/product-(tags|thumb))\\.',
      'web/src/features/favorites/(hearts/(?!favorite-button)|local-favorites|messages|screen/screen-messages)',
      'web/src/features/meals/meal-picture\\.',
      'web/src/ui/controls/(chip|choice-chips?|segmented-control)\\.',
      'web/src/ui/display/(tag|was-price)\\.',
      'web/src/ui/fields/(folded-form|hint|select|use-form-key)\\.',
    ],
    2,
  ),
  // Meals and the pantry, which needs nothing else of `browsing`.
  onlyThese('meals', ['core/src/meals/(basket/basket|meal)\\.'], 2),
  // What all other screens share: UI components, product pictures, small rules of account and lists. It
  // excludes the store's opening hours, for which the home page would have to load all of it, and code for
  // product screens only.
  group(
    'parts',
    [
      '@phosphor-icons/react/dist/lib',
      '@tanstack/react-query/',
      '@phosphor-icons/react/dist/.*/(ArrowCounterClockwise|CaretLeft)\\.',
      'core/src/(days|text/(amount-text|fold-text|marked-text|visible-text)|cart/cart-totals|catalogue/(?!barcode/|facts/|opening-hours|price-(memory|steps)|same-product|search/)|lists/list\\.|meals/generation/meal-types|shopping/department-order)',
      'web/src/api/(?!device-records/forget-on-device|outbox/(?!coming)|push/|session/(keep-session|session-keeper|sign-in))',
      'web/src/app/(frame/signed-in-layout|pages/use-local-data)\\.',
      'web/src/features/account/(session-messages|signed-in-only)\\.',
      'web/src/features/cart/(?!panel/cart-panel|account/account-cart|cart-control|cart-record|change-cart|put-in-cart)',
      'web/src/features/catalogue/(label-messages|department-square|written-language|product/(?!in-shown-order|product-(card|details|grid|price|results)))',
      'web/src/features/favorites/(?!screen/|account-favorites|favorite-kind|read-favorites|hearts/favorite-button)',
      'web/src/features/lists/(list-queries|use-list-action)\\.',
      'web/src/local-catalogue/local-(first|state)\\.',
      'web/src/features/sharing/invitations/(invitations-query|use-invitation-count)\\.',
      'web/src/features/notices/(notices-queries|unread-dot|use-notices)\\.',
      'web/src/ui/(?!text/(clock|day)-text|page/use-wake-lock|scheduling/use-idle-steps|sorting/|overlays/(confirm-dialog-panel|dialog-panel|dropdown-menu|modal|scroll-lock|sheet|use-return-focus)|controls/(slider|tick-mark)|feedback/toast|fields/(option-list|use-combobox-keys)|toasts/)',
    ],
    2,
  ),
  // Product cards with their buttons and searches: Browse, departments, favorites and a product's page.
  group(
    'products',
    [
      'core/src/(cart/stored-cart|catalogue/search/)',
      'web/src/app/product-actions\\.',
      'web/src/features/cart/(cart-control|cart-record|change-cart|put-in-cart)',
      'web/src/features/catalogue/(search|browse/search-failure|departments/(department-tiles|tile)|guess/(messages|typed-list-query))\\.',
      'web/src/features/catalogue/product/(in-shown-order|product-(card|details|grid|price|results))',
      'web/src/features/favorites/hearts/favorite-button\\.',
      'web/src/ui/scheduling/use-idle-steps\\.',
    ],
    2,
  ),
  // Dialog icons shared by only two screens would cost every screen 3 kB.
  group('icons', ['@phosphor-icons/(?!.*/Eye(Slash)?\\.)'], 6),
  group('modal', [
    '@radix-ui/react-(alert-dialog|dialog|dismissable-layer|focus-|portal)',
    'node_modules/(aria-hidden|react-remove-scroll|tslib|use-callback-ref|use-sidecar)',
    'web/src/ui/overlays/(?!dropdown)',
  ]),
  group(
    'account',
    [
      '@phosphor-icons/react/dist/.*/Eye(Slash)?\\.',
      'core/src/(account/rules|language\\.)',
      'web/src/app/frame/site-footer\\.',
      'web/src/features/account/(sign-in/(auth-card|password-field)|language|messages|show-failure|sign-out/(sign-out-host|use-sign-out))',
    ],
    3,
  ),
  // My Lists needs neither, and shopping mode only what creates an item.
  group(
    'new-items',
    ['core/src/lists/guess-department\\.', 'features/lists/replica/new-item\\.'],
    2,
  ),
  // Screens with a single number field need no lists.
  group('numbers', ['core/src/number-problem\\.', 'features/catalogue/number-'], 2),
  group('list-names', ['features/lists/(list-name-form|save/messages)\\.'], 2),
  // What waits in the outbox, and trips that wait: screens of lists show both at once.
  onlyThese(
    'outbox',
    ['core/src/lists/hybrid-clock\\.', 'web/src/api/outbox/(entry|entries|on-device)\\.'],
    2,
  ),
  onlyThese(
    'trips',
    [
      'core/src/trips/(shopping-time|trip)\\.',
      'web/src/features/trips/(pending-trips|trip-queries)\\.',
    ],
    2,
  ),
  // Sends the outbox, and reads and writes an account's cart and favorites, which every screen of the shop does.
  // Before the lists, of which most screens need nothing.
  group('account-data', [
    'core/src/favorites/favorite-list\\.',
    'web/src/api/outbox/',
    'web/src/features/cart/account/account-cart',
    'web/src/features/catalogue/products-of-today\\.',
    'web/src/features/favorites/(account-favorites|favorite-kind|read-favorites)',
  ]),
  // Makes a list of another, which the summary of a trip offers.
  onlyThese(
    'list-copies',
    [
      'core/src/lists/changes/(copy-of-list|without-trip)\\.',
      'core/src/plan/(plan-(days|of)|changes/(cooked-meal|copy-plan|move-days))\\.',
      'web/src/features/lists/outbox/make-list\\.',
    ],
    2,
  ),
  group(
    'lists',
    [
      'core/src/plan/plan-ids\\.',
      'core/src/(lists/(?!changes/)|sharing/|trips/)',
      'web/src/features/(lists/(?!changes/|gone/|page/|list-choice|messages|plan-name|my-lists/|outbox/(list-kind|make-list|merge-kind|messages|report-refused|update-kind)|replica/read-list|save/read-)|sharing/(?!share/)|trips/(?!trip-kind))',
    ],
    3,
  ),
  // A product's page shows one of them, and needs no list.
  group('list-icons', ['@phosphor-icons/react/dist/.*/(DotsThree|Pause|ShareNetwork)\\.'], 2),
  // Shared by My Lists and the pages of a list and of a plan.
  group(
    'list-sharing',
    ['web/src/features/(lists/my-lists/(messages|menu/use-load-into-cart)|sharing/share/)'],
    2,
  ),
  // The part of My Lists that a plan does not need.
  group('list-menus', ['web/src/features/lists/my-lists/'], 2),
  // Code that changes a list, which My Lists does not do.
  group(
    'list-changes',
    [
      'web/src/ui/sorting/',
      'core/src/lists/changes/(?!copy-of-list|swap)',
      'web/src/features/lists/(changes/(?!price-field|typed-price|use-typed-price)|gone/|page/use-list-here)',
    ],
    2,
  ),
  // What a plan's page shares with its dialogs.
  onlyThese(
    'plan',
    [
      'core/src/plan/(changes/change-slots|search/band-penalty)',
      'web/src/features/plan/(messages|plan-changes)\\.',
    ],
    2,
  ),
  // Dialogs with a price field.
  group('prices', ['features/lists/changes/(price-field|typed-price|use-typed-price)'], 2),
]

export const fileGroups = groups.map((one, index) => ({ ...one, priority: groups.length - index }))

function group(name: string, places: readonly string[], minShareCount = 1) {
  return { name, test: new RegExp(places.join('|')), minShareCount }
}

/** By default, a group also takes what its modules import; here that stays in the groups below. */
function onlyThese(name: string, places: readonly string[], minShareCount: number) {
  return { ...group(name, places, minShareCount), includeDependenciesRecursively: false }
}
