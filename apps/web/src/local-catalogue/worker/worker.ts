import type { Question, QuestionName, Questions, WorkerMessage } from '../questions.ts'
import {
  foodsNamed,
  foundMeals,
  generated,
  mealsNamed,
  namesOfFoods,
  swapsFor,
} from './answer-meals.ts'
import { answerSearches } from './answer-searches.ts'
import { localDeals, localDepartment, productWithSizes } from './catalogue-parts.ts'
import { localCopy } from './local-copy.ts'
import type { OpenCatalogue } from './open-catalogue.ts'
import type { OpenCookbook } from './open-cookbook.ts'

// Answers questions to the catalogue on this device, off the main thread.

const copy = localCopy(state => post({ state }))

type Answers = {
  [Name in QuestionName]: (
    input: Questions[Name]['input'],
  ) => Promise<Questions[Name]['answer'] | undefined>
}

const answers: Answers = {
  search: fromCatalogue(answerSearches),
  product: fromCatalogue(productWithSizes),
  department: fromCatalogue(localDepartment),
  deals: fromCatalogue(localDeals),
  meal: fromCookbook(({ bySlug }, slug: string) => bySlug.get(slug) ?? null),
  cookbook: fromCookbook(foundMeals),
  generate: fromCookbook(generated),
  mealsNamed: fromCookbook(mealsNamed),
  foodsNamed: fromCookbook(foodsNamed),
  foodNames: fromCookbook(namesOfFoods),
  swaps: fromCookbook(swapsFor),
  update: () => copy.update(),
}

function fromCatalogue<Input, Answer>(answer: (catalogue: OpenCatalogue, input: Input) => Answer) {
  return async (input: Input) => {
    const catalogue = await copy.catalogue()
    return catalogue && answer(catalogue, input)
  }
}

function fromCookbook<Input, Answer>(answer: (cookbook: OpenCookbook, input: Input) => Answer) {
  return async (input: Input) => {
    const cookbook = await copy.cookbook()
    return cookbook && answer(cookbook, input)
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, name, input } = data
  try {
    const answer = (answers[name] as (given: unknown) => Promise<unknown>)(input)
    post({ id, answer: await answer })
  } catch (error) {
    post({ id, failure: String(error) })
  }
})

function post(message: WorkerMessage): void {
  self.postMessage(message)
}
