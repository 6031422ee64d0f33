import { generateList } from '@aisleway/core/generator/generate-list'
import { signedInRoutes } from '../../context/context.ts'
import { endIfGivenUp } from '../../context/given-up.ts'
import { listShelfOf } from './list-shelf-of.ts'
import { readStaples } from './store.ts'

export const generatorRoutes = {
  generate: signedInRoutes.generator.generate.handler(async ({ context, input, signal }) => {
    const { seed, ...wish } = input
    const staples = wish.withStaples ? await readStaples(context.database, context.user.id) : []
    endIfGivenUp(signal)
    return generateList(listShelfOf(context.catalogue.shelf()), wish, { staples, seed })
  }),
}
