import type { MealWish } from '@aisleway/core/meals/choose-meals'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { messages } from './messages.ts'
import { wishText } from './wish-text.ts'

type Props = { wish: MealWish; onChange: () => void; className?: string }

/** The folded form: what was asked for, and the way to ask for something else. */
export function WishSummary({ wish, onChange, className }: Props) {
  return (
    <section
      aria-label={messages.formTitle}
      className={classNames(
        'flex items-center gap-3 rounded-card bg-surface py-2.5 pr-2.5 pl-4',
        className,
      )}
    >
      <p className="min-w-0 grow leading-snug">
        <span className="block font-bold">{messages.mealTypes[wish.mealType]}</span>
        <span className="text-ink2 text-meta">{wishText(wish)}</span>
      </p>
      <Button
        variant="sunken"
        size="compact"
        icon={<SlidersHorizontalIcon aria-hidden weight="bold" className="text-xl" />}
        onClick={onChange}
      >
        {messages.change}
      </Button>
    </section>
  )
}
