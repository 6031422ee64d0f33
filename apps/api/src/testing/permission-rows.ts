import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@aisleway/core/errors'
import { emptyRecipe } from '@aisleway/core/recipes/recipe'
import type { SharedList } from './shoppers/shared-list.ts'
import { operation } from './shoppers/write-list.ts'

/** Every relation that a user can have to a list, an invitation or a trip. */
export const everybody = [
  'anonymous',
  'stranger',
  'pending',
  'declined',
  'removed',
  'view',
  'edit',
  'owner',
] as const

export type Who = (typeof everybody)[number]

type Answer = 200 | ErrorCode

export type Row = {
  answers: Record<Who, Answer>
  /** More than an access token: the cookie, or the cookie and a recent password or factor. */
  proof?: 'cookie' | 'recent'
  /** What is asked; `who` asks. Path parameters are named as in the contract. */
  ask?: (list: SharedList, who: Who) => { path?: Record<string, string>; body?: unknown }
  /** Appended to the path. */
  query?: string
  /** True for what a list allows once: then each who asks has a list of their own. */
  isOnce?: true
  /** What must have happened to the list before. */
  before?: (list: SharedList) => Promise<unknown>
}

const allAlike = (answer: Answer): Record<Who, Answer> => ({
  anonymous: answer,
  stranger: answer,
  pending: answer,
  declined: answer,
  removed: answer,
  view: answer,
  edit: answer,
  owner: answer,
})

const open = allAlike(200)
const signedIn = (answer: Answer = 200) => ({
  ...allAlike(answer),
  anonymous: 'UNAUTHORIZED' as const,
})

/** Of one list: to anybody else there is none. */
const byAccess = (members: Pick<Row['answers'], 'view' | 'edit' | 'owner'>): Row['answers'] => ({
  ...signedIn('LIST_NOT_FOUND'),
  ...members,
})
const members = byAccess({ view: 200, edit: 200, owner: 200 })
const editors = byAccess({ view: 'FORBIDDEN', edit: 200, owner: 200 })
const ownerOnly = byAccess({ view: 'FORBIDDEN', edit: 'FORBIDDEN', owner: 200 })
const guests = byAccess({ view: 200, edit: 200, owner: 'FORBIDDEN' })

const onList = ({ listId }: SharedList) => ({ path: { listId } })
const onListWith = (body: unknown) => (list: SharedList) => ({ ...onList(list), body })
const onEditor = (list: SharedList) => ({
  path: { listId: list.listId, collaboratorId: list.rowIds.edit },
})
const onTrip = ({ tripId }: SharedList) => ({ path: { tripId } })
const tick = (list: SharedList) =>
  operation(list.itemId, { kind: 'check', isChecked: true, by: '' })

/** Another list, which belongs to whoever asks. */
function ownListId({ rowIds, tripId }: SharedList, who: Who): string {
  return who === 'view' || who === 'edit' ? rowIds[who] : tripId
}

/** The editor ticks, the owner completes: the editor comes along. */
async function shopTogether(list: SharedList) {
  const { listId, tripId, browsers } = list
  const operations = [tick(list)]
  await browsers.edit.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
  await browsers.owner.post(`/api/lists/${listId}/trip`, {
    tripId,
    operations: [],
  })
}

const planWithoutCooking = {
  settings: {
    firstDay: '2026-11-23',
    days: 1,
    mealTypes: ['dinner'],
    people: [{ id: 'me', name: 'Me', portion: 1, diets: [], avoids: [], dislikes: [] }],
    budgetCents: null,
    daysBetweenRepeats: 0,
    maxPerMainFood: null,
    maxMinutes: {},
    dailyBands: {},
    prefersFavorites: false,
  },
  slots: { '2026-11-23-dinner': { kind: 'out' } },
}

/** A recipe of the owner, which everybody with a list in common may read. */
const onRecipe = ({ tripId: id }: SharedList) => ({ path: { id } })
const authorOnly = { ...signedIn('NOT_FOUND'), owner: 200 as const }
const someRecipe = { ...emptyRecipe, name: 'Rice', lines: [{ text: '1 cup rice', isBought: true }] }

async function writeRecipe({ tripId, browsers }: SharedList) {
  await browsers.owner.put(`/api/recipes/${tripId}`, someRecipe)
  await browsers.owner.put(`/api/recipes/${tripId}/sharing`, { isShared: true })
}

/** One row for each route of the contract (answer 20). */
export const rows: Record<string, Row> = {
  'account.session': { answers: open },
  'account.refresh': { answers: signedIn(), proof: 'cookie' },
  'account.confirm': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { password: 'wrong one' } }),
  },
  'account.profile': { answers: signedIn() },
  'account.updateProfile': { answers: signedIn(), ask: () => ({ body: { fullName: 'Mara' } }) },
  'account.resendVerification': { answers: signedIn() },
  // It asks for the password itself, as changePassword and deleteAccount do.
  'account.changeEmail': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { email: 'else@example.com', password: 'wrong one' } }),
  },
  'account.changePassword': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { current: 'wrong one', password: 'poppy seeds' } }),
  },
  'account.sessions': { answers: signedIn() },
  'account.endSession': {
    answers: signedIn('NOT_FOUND'),
    proof: 'recent',
    ask: () => ({ path: { sessionId: 'nobodys' } }),
  },
  'account.endOtherSessions': { answers: signedIn(), proof: 'recent' },
  'account.data': { answers: signedIn(), proof: 'recent' },
  'account.deleteAccount': {
    answers: signedIn('WRONG_PASSWORD'),
    proof: 'cookie',
    ask: () => ({ body: { password: 'wrong one' } }),
  },

  'cart.read': { answers: signedIn() },
  'cart.setQuantity': {
    answers: signedIn(),
    ask: () => ({ path: { productId: 'milk' }, body: { quantity: 1 } }),
  },
  'cart.clear': { answers: signedIn() },
  'cart.merge': { answers: signedIn(), ask: () => ({ body: { items: [] } }) },

  'catalogue.config': { answers: open },
  'catalogue.products': { answers: open, ask: () => ({ body: { ids: ['milk'] } }) },
  'catalogue.priceMemory': { answers: open, ask: () => ({ body: { ids: ['milk'] } }) },
  'catalogue.byCode': { answers: open, ask: () => ({ path: { code: '20123451' } }) },
  'catalogue.copyVersion': { answers: open },
  'catalogue.copy': { answers: allAlike('NOT_FOUND'), ask: () => ({ path: { version: 'none' } }) },
  'catalogue.department': { answers: open, ask: () => ({ path: { slug: 'bakery' } }) },

  'factors.list': { answers: signedIn() },
  'factors.enroll': {
    answers: signedIn(),
    proof: 'recent',
    ask: () => ({ body: { factor_type: 'totp', friendly_name: 'Phone' } }),
  },
  'factors.remove': {
    answers: signedIn('NOT_FOUND'),
    proof: 'recent',
    ask: () => ({ path: { factorId: randomUUID() } }),
  },
  'factors.challenge': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ path: { factorId: randomUUID() }, body: {} }),
  },
  'factors.verify': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({
      path: { factorId: randomUUID() },
      body: { challenge_id: randomUUID(), code: '123456' },
    }),
  },
  'factors.recover': { answers: signedIn('WRONG_CODE'), ask: () => ({ body: { code: 'none' } }) },
  'factors.newRecoveryCodes': { answers: signedIn('NO_VERIFIED_FACTOR'), proof: 'recent' },

  'favorites.list': { answers: signedIn() },
  'favorites.addProduct': { answers: signedIn(), ask: () => ({ path: { productId: 'milk' } }) },
  'favorites.addMeal': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'favorites.readMeal': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'favorites.remove': {
    answers: signedIn(),
    ask: () => ({ body: { type: 'product', id: 'milk' } }),
  },
  'favorites.merge': { answers: signedIn(), ask: () => ({ body: { favorites: [] } }) },

  'generator.generate': {
    answers: signedIn(),
    ask: () => ({
      body: {
        count: 10,
        budgetCents: 5000,
        diet: null,
        departments: [],
        withStaples: false,
        seed: 1,
      },
    }),
  },
  'generator.fillBasket': {
    answers: signedIn(),
    ask: () => ({
      body: {
        budgetCents: 5000,
        people: 2,
        days: 7,
        diet: null,
        seed: 1,
        kept: [],
        without: [],
      },
    }),
  },

  'lists.page': { answers: signedIn() },
  'lists.count': { answers: signedIn() },
  'lists.create': {
    answers: signedIn(),
    ask: () => ({ body: { id: randomUUID(), name: 'Mine', from: [] } }),
  },
  'lists.read': { answers: members, ask: onList },
  'lists.sync': {
    answers: editors,
    ask: list => ({ ...onList(list), body: { operations: [tick(list)], since: 0 } }),
  },
  'lists.rename': { answers: editors, ask: onListWith({ name: 'Sunday' }) },
  'lists.setTemplate': { answers: ownerOnly, ask: onListWith({ isTemplate: true }) },
  'lists.merge': {
    answers: editors,
    ask: (list, who) => ({ ...onList(list), body: { from: ownListId(list, who) } }),
    before: list =>
      Promise.all(
        (['view', 'edit', 'owner'] as const).map(who =>
          list.browsers[who].post('/api/lists', {
            id: ownListId(list, who),
            name: 'Own',
            from: [],
          }),
        ),
      ),
  },
  'lists.departmentOrder': { answers: signedIn() },
  'lists.saveDepartmentOrder': {
    answers: signedIn(),
    ask: () => ({ body: { departments: ['Bakery', 'Produce'] } }),
  },
  'lists.start': { answers: editors, ask: onList },
  'lists.pause': {
    answers: editors,
    ask: onList,
    before: ({ browsers, listId }) => browsers.owner.post(`/api/lists/${listId}/start`),
  },
  'lists.shopAgain': { answers: editors, ask: onList, before: shopTogether },
  'lists.loaded': {
    answers: signedIn(),
    before: ({ browsers, listId }) =>
      Promise.all(
        [browsers.view, browsers.edit, browsers.owner].map(browser =>
          browser.post(`/api/lists/${listId}/cart`),
        ),
      ),
  },
  'lists.updateFromCart': {
    answers: editors,
    ask: onListWith({ operations: [], cart: [{ productId: 'milk', quantity: 1 }] }),
    before: ({ browsers }) =>
      Promise.all(
        [browsers.view, browsers.edit, browsers.owner].map(browser =>
          browser.put('/api/cart/items/milk', { quantity: 1 }),
        ),
      ),
  },
  'lists.undoUpdate': {
    answers: editors,
    ask: onListWith({ operations: [], cart: [{ productId: 'milk', quantity: 1 }] }),
  },
  'lists.copy': {
    answers: members,
    ask: list => ({ ...onList(list), body: { id: randomUUID(), name: 'Copy' } }),
  },
  'lists.loadIntoCart': { answers: members, ask: onList },
  'lists.remove': { answers: ownerOnly, ask: onList },
  'lists.restore': {
    answers: ownerOnly,
    ask: onList,
    before: ({ browsers, listId }) => browsers.owner.delete(`/api/lists/${listId}`),
  },

  'meals.copyVersion': { answers: signedIn() },
  'meals.copy': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { version: 'none' } }) },
  'meals.generate': { answers: signedIn(), query: '?mealType=dinner&seed=1' },
  'meals.named': { answers: signedIn(), query: '?text=soup' },
  'meals.search': { answers: signedIn(), query: '?text=soup' },
  'meals.foods': { answers: signedIn(), query: '?text=milk' },
  'meals.foodNames': { answers: signedIn(), query: '?foods=milk' },
  'meals.read': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { slug: 'none' } }) },
  'meals.staplesAtHome': { answers: signedIn() },
  'meals.saveStaplesAtHome': { answers: signedIn(), ask: () => ({ body: { staples: ['salt'] } }) },
  'meals.swaps': { answers: signedIn('NOT_FOUND'), ask: () => ({ path: { food: 'none' } }) },
  'meals.addToCart': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({
      path: { slug: 'none' },
      body: {
        servings: 2,
        lines: [{ food: 'milk', productId: 'milk', packages: 1, isDefault: true }],
      },
    }),
  },

  'notices.list': { answers: signedIn() },
  'notices.settings': { answers: signedIn() },
  'notices.saveSettings': {
    answers: signedIn(),
    ask: () => ({ body: { favorite: true, usual: false, cart: true } }),
  },
  'notices.push': { answers: signedIn(), proof: 'cookie' },
  // The tests' store sends no push messages.
  'notices.savePush': {
    answers: signedIn('NOT_FOUND'),
    proof: 'cookie',
    ask: () => ({
      body: {
        endpoint: 'https://push.example/device',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
        kinds: { invitation: true, listChanged: true, tripCompleted: true, favorite: true },
      },
    }),
  },
  'notices.endPush': { answers: signedIn(), proof: 'cookie' },
  'notices.markRead': { answers: signedIn(), ask: () => ({ body: { ids: 'all' } }) },

  'onboarding.preferences': { answers: signedIn() },
  'onboarding.save': {
    answers: signedIn(),
    ask: () => ({
      body: { shoppingDays: [], shoppingTimes: [], shopsHere: null, shoppingStyles: [] },
    }),
  },

  'pantry.read': { answers: signedIn() },
  'pantry.add': { answers: signedIn(), ask: () => ({ body: { things: [{ words: 'Rice' }] } }) },
  'pantry.save': { answers: signedIn(), ask: () => ({ body: { removed: ['words:rice'] } }) },
  'pantry.cook': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { id: randomUUID(), slug: 'none', portions: 2 } }),
  },
  'pantry.undo': { answers: signedIn(), ask: () => ({ path: { id: randomUUID() } }) },
  'pantry.share': { answers: signedIn(), ask: () => ({ body: { isShared: false } }) },
  // The pantry of somebody whose plan one may not edit is answered as that of nobody.
  'pantry.use': {
    answers: signedIn('USER_NOT_FOUND'),
    ask: ({ userIds }) => ({ body: { ownerId: userIds.owner } }),
  },

  'plan.solve': { answers: signedIn(), ask: () => ({ body: { ...planWithoutCooking, seed: 1 } }) },
  'plan.price': { answers: signedIn(), ask: () => ({ body: planWithoutCooking }) },
  'plan.alternatives': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { ...planWithoutCooking, slot: '2026-11-23-dinner' } }),
  },

  'plan.calendar': { answers: ownerOnly, ask: onList },
  'plan.createCalendar': { answers: ownerOnly, ask: onList },
  'plan.revokeCalendar': { answers: ownerOnly, ask: onList },

  'product.details': { answers: open, ask: () => ({ body: { id: 'milk' } }) },
  'product.note': { answers: signedIn(), ask: () => ({ body: { id: 'milk' } }) },
  'product.saveNote': {
    answers: signedIn(),
    ask: () => ({ body: { id: 'milk', text: 'The blue one' } }),
  },

  'recentSearches.list': { answers: signedIn() },
  'recentSearches.add': { answers: signedIn(), ask: () => ({ body: { text: 'milk' } }) },
  'recentSearches.clear': { answers: signedIn() },

  'recipes.all': { answers: signedIn() },
  'recipes.read': {
    answers: { ...signedIn('NOT_FOUND'), view: 200, edit: 200, owner: 200 },
    ask: onRecipe,
    before: writeRecipe,
  },
  'recipes.preview': { answers: signedIn(), ask: () => ({ body: someRecipe }) },
  'recipes.importText': {
    answers: signedIn('NO_RECIPE_FOUND'),
    ask: () => ({ body: { text: 'Hello' } }),
  },
  'recipes.importPage': {
    // Pages are fetched only where the operator allows it.
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { address: 'https://soup.example/' } }),
  },
  'recipes.save': {
    answers: authorOnly,
    ask: list => ({ ...onRecipe(list), body: someRecipe }),
    before: writeRecipe,
  },
  'recipes.share': {
    answers: authorOnly,
    ask: list => ({ ...onRecipe(list), body: { isShared: true } }),
    before: writeRecipe,
  },
  'recipes.remove': { answers: authorOnly, ask: onRecipe, before: writeRecipe, isOnce: true },

  'sharing.collaborators': { answers: ownerOnly, ask: onList },
  'sharing.invite': {
    answers: ownerOnly,
    ask: onListWith({ email: 'stranger@example.com', permission: 'view' }),
  },
  'sharing.setPermission': {
    answers: ownerOnly,
    ask: list => ({ ...onEditor(list), body: { permission: 'view' } }),
  },
  'sharing.removeCollaborator': { answers: ownerOnly, ask: onEditor },
  'sharing.leave': { answers: guests, ask: onList },
  'sharing.invitations': { answers: signedIn() },
  'sharing.respond': {
    answers: { ...signedIn('INVITATION_NOT_FOUND'), pending: 200 },
    ask: ({ rowIds }) => ({
      path: { invitationId: rowIds.pending },
      body: { answer: 'accepted' },
    }),
  },
  'sharing.people': { answers: members, ask: onList },
  'sharing.presence': { answers: editors, ask: onListWith({ isShopping: true }) },
  'sharing.split': {
    answers: editors,
    ask: (list, who) => ({
      ...onList(list),
      body: { withUserId: list.userIds[who === 'edit' ? 'owner' : 'edit'] },
    }),
  },

  'sharing.links': { answers: ownerOnly, ask: onList },
  'sharing.createLink': { answers: ownerOnly, ask: onListWith({ permission: 'edit', days: 7 }) },
  'sharing.revokeLink': {
    answers: ownerOnly,
    ask: ({ listId, linkId }) => ({ path: { listId, linkId } }),
  },
  // Whoever has the link may use it: it tells the name of the list before, and gives access after.
  'sharing.lookUpLink': { answers: open, ask: ({ linkToken: token }) => ({ body: { token } }) },
  'sharing.acceptLink': {
    answers: signedIn(),
    isOnce: true,
    ask: ({ linkToken: token }) => ({ body: { token } }),
  },

  'shopping.deals': { answers: signedIn(), ask: () => ({ path: { department: 'Pantry' } }) },

  'trips.complete': {
    answers: editors,
    ask: list => ({
      ...onList(list),
      body: { tripId: list.tripId, operations: [tick(list)] },
    }),
  },
  'trips.page': { answers: signedIn() },
  'trips.read': {
    answers: { ...signedIn('TRIP_NOT_FOUND'), edit: 200, owner: 200 },
    ask: onTrip,
    before: shopTogether,
  },
  'trips.rate': {
    answers: { ...signedIn('TRIP_NOT_FOUND'), edit: 'FORBIDDEN', owner: 200 },
    ask: list => ({ ...onTrip(list), body: { rating: 5, comment: '' } }),
    before: shopTogether,
  },
  'trips.left': { answers: signedIn(), before: shopTogether },
  'trips.carryOver': {
    answers: { ...signedIn('TRIP_NOT_FOUND'), owner: 200 },
    ask: list => ({ ...onTrip(list), body: { to: 'cart' } }),
    before: shopTogether,
  },
  'trips.putInPantry': {
    answers: { ...signedIn('TRIP_NOT_FOUND'), edit: 200, owner: 200 },
    ask: onTrip,
    before: shopTogether,
  },
  'trips.history': { answers: signedIn() },

  'usuals.list': { answers: signedIn() },
  'usuals.lastShop': { answers: signedIn() },

  'waitlist.read': { answers: signedIn() },
  'waitlist.join': { answers: signedIn(), ask: () => ({ body: {} }) },
}
