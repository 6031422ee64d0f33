import { countAttempt } from '../../auth/limits/count-attempt.ts'
import { limitOf } from '../../auth/limits/limits.ts'
import {
  byOf,
  type Context,
  keyedRequest,
  publicRoutes,
  signedInRoutes,
} from '../../context/context.ts'
import { tooManyRequests } from '../../limits/too-many-requests.ts'
import { makeOnce } from '../idempotency/store.ts'
import { changeList, ownList } from '../lists/access/with-list.ts'
import {
  acceptLink,
  createLink,
  lookUpLink,
  readLinks,
  renewToken,
  revokeLink,
} from './links-store.ts'

const routes = signedInRoutes.sharing

export const linkRoutes = {
  links: routes.links.handler(async ({ context, input: { listId }, errors }) =>
    readLinks(context.database.queries, await ownList(context, listId, errors), context.now()),
  ),

  createLink: routes.createLink.handler(({ context, input: { listId, ...wanted }, errors }) =>
    changeList(context, { listId, needed: 'own' }, errors, async (tx, list) => {
      const by = byOf(context)
      const { made } = await makeOnce(
        tx,
        keyedRequest(context),
        id => renewToken(tx, list, id, by),
        async () => {
          const outcome = await createLink(tx, list, wanted, by)
          if (outcome === 'too_many_links') throw errors.TOO_MANY_LINKS()
          return outcome
        },
      )
      return made
    }),
  ),

  revokeLink: routes.revokeLink.handler(({ context, input: { listId, linkId }, errors }) =>
    changeList(context, { listId, needed: 'own' }, errors, async (tx, list) => {
      const by = byOf(context)
      const outcome = await revokeLink(tx, list, linkId, by)
      if (outcome === 'link_not_found') throw errors.LINK_NOT_FOUND()
      return { id: linkId }
    }),
  ),

  lookUpLink: publicRoutes.sharing.lookUpLink.handler(async ({ context, input, errors }) => {
    await refuseTooManyLookUps(context)
    const user = await context.findUser()
    const by = { userId: user?.id ?? null, now: context.now() }
    return orRefuse(await lookUpLink(context.database, input.token, by), errors)
  }),

  acceptLink: routes.acceptLink.handler(async ({ context, input, errors }) => {
    await refuseTooManyLookUps(context)
    const by = byOf(context)
    const outcome = await acceptLink(context.database, input.token, by)
    if (outcome === 'too_many_collaborators') throw errors.TOO_MANY_COLLABORATORS()
    return orRefuse(outcome, errors)
  }),
}

/** Counted by IP address, since the caller need not be signed in. */
async function refuseTooManyLookUps(context: Context): Promise<void> {
  const { auth, client, database, now, responseHeaders } = context
  const limit = limitOf(auth.limits, 'lookUpLink', client.address)
  const refused = await countAttempt({ database, client, now: now() }, [limit])
  if (refused) throw tooManyRequests(responseHeaders, refused)
}

type Refusals = Record<
  'LINK_NOT_FOUND' | 'LINK_EXPIRED' | 'LINK_REVOKED' | 'LINK_USED',
  () => Error
>

function orRefuse<Outcome extends object>(
  outcome: Outcome | 'link_not_found' | 'link_expired' | 'link_revoked' | 'link_used',
  errors: Refusals,
): Outcome {
  switch (outcome) {
    case 'link_not_found':
      throw errors.LINK_NOT_FOUND()
    case 'link_expired':
      throw errors.LINK_EXPIRED()
    case 'link_revoked':
      throw errors.LINK_REVOKED()
    case 'link_used':
      throw errors.LINK_USED()
    default:
      return outcome
  }
}
