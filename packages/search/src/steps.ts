/** Long work cut into steps of a few milliseconds; whoever runs it may let others run in between. */
export type Steps<Result> = Generator<void, Result>

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Runs the steps one by one, and lets others run in between. */
export async function finishInTurns<Result>(
  steps: Steps<Result>,
  nextTurn: () => Promise<unknown>,
): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    await nextTurn()
    step = steps.next()
  }
  return step.value
}

/** Visits every item, a step for every 256. */
export function* inSteps<Item>(
  items: ArrayLike<Item>,
  visit: (item: Item, position: number) => void,
): Steps<void> {
  for (let position = 0; position < items.length; position++) {
    visit(items[position]!, position)
    if (position % itemsPerStep === itemsPerStep - 1) yield
  }
}

/** What comes of each item, a step for every 256. */
export function* mapSteps<Item, Result>(
  items: ArrayLike<Item>,
  resultOf: (item: Item) => Result,
): Steps<Result[]> {
  const results: Result[] = []
  yield* inSteps(items, item => results.push(resultOf(item)))
  return results
}

const itemsPerStep = 256
