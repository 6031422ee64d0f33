import { fillBasket } from '@aisleway/core/generator/basket/fill-basket'
import { generateList } from '@aisleway/core/generator/generate-list'
import { signedInRoutes } from '../../context/context.ts'
import { endIfGivenUp } from '../../context/given-up.ts'
import { candidatesOf } from './candidates-of.ts'
import { foodsOf } from './foods-of.ts'
import { readStaples } from './store.ts'

export const generatorRoutes = {
  generate: signedInRoutes.generator.generate.handler(async ({ context, input, signal }) => {
    const { seed, ...criteria } = input
    const staples = criteria.withStaples ? await readStaples(context.database, context.user.id) : []
    endIfGivenUp(signal)
    return generateList(candidatesOf(context.catalogue.snapshot()), criteria, { staples, seed })
  }),

  fillBasket: signedInRoutes.generator.fillBasket.handler(async ({ context, input, signal }) => {
    const { seed, kept, without, ...criteria } = input
    const staples = await readStaples(context.database, context.user.id)
    const foods = await foodsOf(context.catalogue.snapshot())
    endIfGivenUp(signal)
    return fillBasket(foods, criteria, { staples, kept, without, seed })
  }),
}
