import { messages } from '../messages.ts'

/** Shown instead of the meals before there are any. */
export function InitialPrompt() {
  return (
    <section
      aria-labelledby="meal-generation"
      className="flex flex-col items-center overflow-hidden rounded-panel bg-tint text-center text-on-tint lg:self-stretch"
    >
      <div className="flex max-w-full flex-col items-center gap-4 px-6 pt-10 pb-8 sm:pt-16">
        <h1 id="meal-generation" className="display text-title">
          {messages.title}
        </h1>
        <p className="max-w-[min(34ch,100%)] text-balance font-semibold text-row">
          {messages.initialPrompt}
        </p>
      </div>
      <img
        src="/generate-meals.svg"
        alt=""
        width={440}
        height={220}
        className="mt-auto w-full max-w-[38rem]"
      />
    </section>
  )
}
