import { amounts, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { isDueSoon } from '@aisleway/core/pantry/pantry-order'
import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { exactDayText } from '../../../ui/text/day-text.ts'
import { ProductBackdrop } from '../../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../../catalogue/product/product-picture.tsx'
import { itemLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'
import { setAmount } from '../pantry-changes.ts'

type Props = { entry: PantryEntry; today: string; onEdit: () => void }

/** One thing, and how much of it is left; on a phone the amount wraps to a second line. */
export function PantryRow({ entry, today, onEdit }: Props) {
  const { name, amount, useBy } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 rounded-control bg-surface py-2 pr-2 pl-3">
      <ProductBackdrop department={entry.department}>
        <ProductPicture product={entry} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ProductBackdrop>
      <div className="min-w-0 grow basis-0">
        <h3
          lang={itemLanguage(entry)}
          className="line-clamp-2 font-row text-row first-letter:uppercase [overflow-wrap:anywhere]"
        >
          {name}
        </h3>
        {useBy && (
          <p
            className={classNames(
              'text-meta',
              isDueSoon(entry, today) ? 'font-semibold text-danger' : 'text-ink2',
            )}
          >
            {dateTextOf(useBy, today)}
          </p>
        )}
      </div>
      <div className="max-sm:order-last max-sm:basis-full sm:w-72">
        <SegmentedControl
          legend={messages.amountOf(name)}
          segments={amounts.map(value => ({ value, label: messages.amounts[value] }))}
          value={amount}
          onValueChange={next => setAmount(entry, next)}
        />
      </div>
      <IconButton
        label={messages.edit(name)}
        icon={<PencilSimpleIcon />}
        onClick={onEdit}
        className="text-ink2!"
      />
    </li>
  )
}

function dateTextOf(day: string, today: string): string {
  if (day === today) return messages.lastDay
  return day < today ? messages.expired(exactDayText(day)) : messages.goodUntil(exactDayText(day))
}
