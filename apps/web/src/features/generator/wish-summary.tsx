import type { ListWish } from '@aisleway/core/generator/list-wish'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { messages } from './messages.ts'
import { amountText, filtersText } from './wish-text.ts'

type Props = { wish: ListWish; onChange: () => void; className?: string }

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
        <span className="block font-bold">{amountText(wish)}</span>
        <span className="text-ink2 text-meta">{filtersText(wish)}</span>
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
