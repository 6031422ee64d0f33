/**
 * What goes into one file. A browser asks for six files at a time, so a screen of twenty small ones
 * waits for its network three times over: what several screens share is gathered by what it is for.
 * The first screen's own go before all others, so that it fetches nothing for their sake.
 */
export const fileGroups = [
  // It compresses better in one, and stays cached when the app changes.
  group('framework', [
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|@tanstack/[\\w-]+)/',
  ]),
  // What every screen needs, and home first of all.
  group('first-screen', [
    '@phosphor-icons/react/dist/lib/',
    'core/src/(count-text|errors|money)\\.',
    'core/src/(cart/(cart|stored-cart)|catalogue/product)\\.ts',
    'web/src/api/(client|page-data|preferences|query-client|refusal|session|store-config|tabs)\\.',
    'web/src/features/cart/(cart-query|local-cart|messages|use-cart-items)\\.',
    'web/src/features/catalogue/(product-picture|products-of-today)\\.',
    'web/src/features/lists/local-lists-key\\.',
    'web/src/ui/(button|button-class|class-names|icon-button|idle|lazy-ahead|price)\\.',
    'web/src/ui/(revealed-image|skeleton|spinner|toast)\\.',
  ]),
  { name: 'app', tags: ['$initial'] },
  // Icons, parts of the design that need nothing else, and small rules of the account and the lists.
  group(
    'small-parts',
    [
      '@phosphor-icons/react/dist/(defs|csr)/',
      'core/src/(account/rules|catalogue/departments|lists/list|shopping/department-order)\\.ts',
      'web/src/api/',
      'web/src/app/(bare-layout|site-messages)\\.',
      'web/src/features/account/(messages|show-failure|signed-in-only)\\.',
      'web/src/features/catalogue/label-messages\\.',
      'web/src/features/favorites/use-favorites\\.',
      'web/src/features/lists/(list-queries|loaded-list|use-list-action)\\.',
      'web/src/ui/(avatar|badge|checkbox-row|chip|choice-chip|count-badge|date-text)\\.',
      'web/src/ui/(department-square|empty-state|folded-form|hint|input-frame|locale|pagination)\\.',
      'web/src/ui/(progress-bar|search-field|select|shelf-tile|stepper|switch|tag|text-field)\\.',
      'web/src/ui/(tick-mark|top-bar-content|use-page-title|use-wake-lock|visually-hidden)\\.',
      'web/src/ui/was-price\\.',
    ],
    3,
  ),
  // What Radix's own parts share, and tabs.
  group('radix', [
    '@radix-ui/primitive',
    '@radix-ui/react-(collection|compose-refs|context|direction|id|presence|primitive)',
    '@radix-ui/react-(roving-focus|slot|tabs|use-)',
    'web/src/ui/tabs\\.',
  ]),
  group('modal', [
    '@radix-ui/react-(alert-dialog|dialog|dismissable-layer|focus-|portal)',
    'node_modules/(aria-hidden|react-remove-scroll|tslib|use-callback-ref|use-sidecar)',
    'web/src/ui/(confirm-dialog|dialog|modal|scroll-lock|sheet|use-return-focus)\\.',
  ]),
  group(
    'products',
    [
      'core/src/catalogue/',
      'web/src/app/product-actions\\.',
      'web/src/features/cart/(cart-control|change-cart)\\.',
      'web/src/features/catalogue/(?!price-memory|search\\.)',
      'web/src/features/favorites/(favorite-button|heart-button|messages)\\.',
      'web/src/ui/use-idle-steps\\.',
    ],
    2,
  ),
  group(
    'account',
    [
      'core/src/language\\.',
      'web/src/app/site-footer\\.',
      'web/src/features/account/(auth-card|language|password-field)',
    ],
    2,
  ),
  group('lists', ['core/src/lists/', 'web/src/features/lists/'], 3),
].map((one, index, all) => ({ ...one, priority: all.length - index }))

function group(name: string, places: readonly string[], minShareCount = 1) {
  return { name, test: new RegExp(places.join('|')), minShareCount }
}
