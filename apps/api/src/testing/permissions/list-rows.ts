import { randomUUID } from 'node:crypto'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import type { SharedList } from '../shoppers/shared-list.ts'
import { operation } from '../shoppers/write-list.ts'
import { editors, members, open, ownerOnly, type Row, signedIn, type Who } from './answers.ts'

const onList = ({ listId }: SharedList) => ({ path: { listId } })
const onListWith = (body: unknown) => (list: SharedList) => ({ ...onList(list), body })
const onEditor = (list: SharedList) => ({
  path: { listId: list.listId, collaboratorId: list.rowIds.edit },
})
const onTrip = ({ tripId }: SharedList) => ({ path: { tripId } })
const tick = (list: SharedList) =>
  operation(list.itemId, { kind: 'check', isChecked: true, by: '' })

/** Another list, which belongs to the caller. */
function ownListId({ rowIds, tripId }: SharedList, who: Who): string {
  return who === 'view' || who === 'edit' ? rowIds[who] : tripId
}

/** The editor ticks and the owner completes, so the editor is a companion of the trip. */
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
  settings: aPlanSettings({ days: 1, daysBetweenRepeats: 0, prefersFavorites: false }),
  slots: { '2026-11-23-dinner': { kind: 'out' } },
}

export const listRows: Record<string, Row> = {
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
  // Whoever has no access has left already.
  'sharing.leave': { answers: { ...signedIn(), owner: 'FORBIDDEN' }, ask: onList },
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
  // Whoever has the link may use it: looking it up reveals the list's name, and accepting it gives access.
  'sharing.lookUpLink': { answers: open, ask: ({ linkToken: token }) => ({ body: { token } }) },
  'sharing.acceptLink': {
    answers: signedIn(),
    isOnce: true,
    ask: ({ linkToken: token }) => ({ body: { token } }),
  },

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

  'plan.solve': { answers: signedIn(), ask: () => ({ body: { ...planWithoutCooking, seed: 1 } }) },
  'plan.price': { answers: signedIn(), ask: () => ({ body: planWithoutCooking }) },
  'plan.alternatives': {
    answers: signedIn('NOT_FOUND'),
    ask: () => ({ body: { ...planWithoutCooking, slot: '2026-11-23-dinner' } }),
  },
  'plan.calendar': { answers: ownerOnly, ask: onList },
  'plan.createCalendar': { answers: ownerOnly, ask: onList },
  'plan.revokeCalendar': { answers: ownerOnly, ask: onList },

  'shopping.deals': { answers: signedIn(), ask: () => ({ body: { departments: ['Pantry'] } }) },
}
