import type { DietReason, FigureCheck } from '@aisleway/core/catalogue/facts/product-facts'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { MinusCircleIcon } from '@phosphor-icons/react/MinusCircle'
import { messages as labels } from '../../label-messages.ts'
import { messages } from './messages.ts'
import { checkText, reasonText } from './reason-text.ts'

type Props = { reasons: readonly DietReason[]; nonPlantIngredients: readonly string[] }

/** Each diet flag: whether the product has it, what decided, and, expandable, the whole rule. */
export function DietReasons({ reasons, nonPlantIngredients }: Props) {
  return (
    <ul>
      {reasons.map(reason => (
        <li key={reason.diet} className="border-line not-first:border-t">
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 large-text:flex-wrap [&::-webkit-details-marker]:hidden">
              <Verdict isMet={reason.isMet} />
              <span className="min-w-0 grow large-text:order-last large-text:basis-full">
                <span className="block font-bold">{labels.diets[reason.diet]}</span>
                <span className="block text-ink2 text-meta">
                  {reasonText(reason, nonPlantIngredients)}
                </span>
              </span>
              <CaretDownIcon className="shrink-0 text-ink2 transition-transform group-open:rotate-180" />
            </summary>
            <Rule reason={reason} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Verdict({ isMet }: { isMet: boolean }) {
  const Icon = isMet ? CheckCircleIcon : MinusCircleIcon
  return (
    <span className={`shrink-0 text-[1.625rem] ${isMet ? 'text-leaf' : 'text-ink2'}`}>
      <Icon />
      <span className="sr-only">{isMet ? messages.has : messages.hasNot}</span>
    </span>
  )
}

function Rule({ reason }: { reason: DietReason }) {
  const { diet, checks, oneOf, sources } = reason
  const isOwnRule = sources.length === 0
  return (
    <div className="flex flex-col gap-2 pb-4 pl-9.5 text-meta">
      <p>{messages.rules[diet]}</p>
      {!isOwnRule && <Checks checks={checks} />}
      {oneOf.length > 0 && (
        <>
          <p>{messages.oneOf}</p>
          <Checks checks={oneOf} />
        </>
      )}
      <p className="text-ink2">
        {isOwnRule ? messages.ownRule : `${messages.rule}: ${sources.join(', ')}`}
      </p>
    </div>
  )
}

function Checks({ checks }: { checks: readonly FigureCheck[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {checks.map(check => (
        <li key={`${check.figure} ${check.per}`}>
          {checkText(check)} ({check.isMet ? messages.met : messages.missed})
        </li>
      ))}
    </ul>
  )
}
