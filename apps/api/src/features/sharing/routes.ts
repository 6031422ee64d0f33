import { limitOf } from '../../auth/limits/limits.ts'
import { takeAttempts } from '../../auth/limits/throttle.ts'
import { mailLanguage } from '../../auth/mail-language.ts'
import { byOf, keyedRequest, type SignedIn, signedInRoutes } from '../../context/context.ts'
import { sendInBackground } from '../../mail/mailer.ts'
import { invitationMail } from '../../mail/mails.ts'
import { refuseTooMany } from '../account/refuse-too-many.ts'
import { makeOnce } from '../idempotency/store.ts'
import { noteSeen } from '../lists/access/seen.ts'
import { changeList, ownList, readableList } from '../lists/access/with-list.ts'
import { readDepartmentOrder } from '../lists/department-order.ts'
import { findList } from '../lists/store.ts'
import {
  findCollaborator,
  invite,
  readCollaborators,
  removeCollaborator,
  setPermission,
} from './collaborators-store.ts'
import { leave, readInvitations, respond } from './invitations-store.ts'
import { linkRoutes } from './link-routes.ts'
import { readPeople, setPresence, splitStore } from './people-store.ts'

const routes = signedInRoutes.sharing

export const sharingRoutes = {
  ...linkRoutes,

  collaborators: routes.collaborators.handler(async ({ context, input: { listId }, errors }) =>
    readCollaborators(context.database.queries, await ownList(context, listId, errors)),
  ),

  invite: routes.invite.handler(async ({ context, input: { listId, ...asked }, errors }) => {
    const { auth, user } = context
    await ownList(context, listId, errors)
    const email = asked.email.toLowerCase()
    if (email === user.email.toLowerCase()) throw errors.CANNOT_INVITE_SELF()
    await refuseTooMany(context, 'lookUpUser')
    await refuseTooMany(context, 'inviteAddress', `${user.id} ${email}`)
    // An unverified address may belong to somebody else (answer 10).
    const wanted = { ...asked, isVerifiedOnly: auth.mailer.isConfigured }
    const { made: invited, isNew } = await changeList(
      context,
      { listId, needed: 'own' },
      errors,
      (tx, list) =>
        makeOnce(
          tx,
          keyedRequest(context),
          id => findCollaborator(tx, list, id),
          async () => {
            const outcome = await invite(tx, list, wanted, byOf(context))
            if (outcome === 'user_not_found') throw errors.USER_NOT_FOUND()
            if (outcome === 'already_invited') throw errors.ALREADY_INVITED()
            if (outcome === 'too_many_collaborators') throw errors.TOO_MANY_COLLABORATORS()
            return outcome
          },
        ),
    )
    if (isNew && invited.email) await mailInvitation(context, { ...invited, email: invited.email })
    return invited
  }),

  setPermission: routes.setPermission.handler(({ context, input, errors }) =>
    changeList(context, { ...input, needed: 'own' }, errors, async (tx, list) => {
      const outcome = await setPermission(tx, list, input)
      if (outcome === 'collaborator_not_found') throw errors.COLLABORATOR_NOT_FOUND()
      return outcome
    }),
  ),

  removeCollaborator: routes.removeCollaborator.handler(({ context, input, errors }) =>
    changeList(context, { ...input, needed: 'own' }, errors, async (tx, list) => {
      await removeCollaborator(tx, list, input.collaboratorId, byOf(context))
      return { id: input.collaboratorId }
    }),
  ),

  leave: routes.leave.handler(async ({ context, input: { listId }, errors }) => {
    const { database, user } = context
    await database.queries.transaction(async tx => {
      const list = await findList(tx, user.id, listId, 'view', { lock: true })
      if (typeof list !== 'object') return
      if (list.access === 'own') throw errors.FORBIDDEN()
      await leave(tx, list, byOf(context))
    })
    return { id: listId }
  }),

  invitations: routes.invitations.handler(({ context }) =>
    readInvitations(context.database, context.user.id),
  ),

  respond: routes.respond.handler(async ({ context, input, errors }) => {
    const outcome = await respond(context.database, input, byOf(context))
    if (outcome === 'invitation_not_found') throw errors.INVITATION_NOT_FOUND()
    return outcome
  }),

  people: routes.people.handler(async ({ context, input: { listId }, errors }) => {
    const { database, user, now } = context
    const list = await readableList(context, listId, errors)
    await noteSeen(database, list, user.id, now())
    return readPeople(database.queries, list, now())
  }),

  presence: routes.presence.handler(({ context, input: { listId, isShopping }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
      await setPresence(tx, list, isShopping, byOf(context))
      return { isShopping }
    }),
  ),

  split: routes.split.handler(({ context, input: { listId, withUserId }, errors }) =>
    changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
      const by = byOf(context)
      const { name } = context.storeFacts.store
      const order = await readDepartmentOrder(tx, context.user.id, name)
      const outcome = await splitStore(tx, list, { withUserId, order }, by)
      if (outcome === 'collaborator_not_found') throw errors.COLLABORATOR_NOT_FOUND()
      return outcome
    }),
  ),
}

/** Mails in the background, so that a failed mail does not undo the invitation. */
async function mailInvitation(
  { auth, database, user, origin, now, language: own }: SignedIn,
  { userId, email: to }: { userId: string; email: string },
): Promise<void> {
  if (!auth.mailer.isConfigured) return
  if (await takeAttempts(database, [limitOf(auth.limits, 'invitationMail', userId)], now())) return
  const from = user.emailVerified ? user.email : null
  const language = await mailLanguage(database, userId, own)
  const mail = invitationMail({ to, from, link: `${origin}/invitations`, language })
  sendInBackground(auth.mailer, mail)
}
