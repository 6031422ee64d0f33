import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { addressFrom, initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { BarbellIcon } from '@phosphor-icons/react/Barbell'
import { CarrotIcon } from '@phosphor-icons/react/Carrot'
import { DropIcon } from '@phosphor-icons/react/Drop'
import { GrainsIcon } from '@phosphor-icons/react/Grains'
import { HeartbeatIcon } from '@phosphor-icons/react/Heartbeat'
import { PlantIcon } from '@phosphor-icons/react/Plant'
import { Link } from '@tanstack/react-router'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'

type Props = {
  /** Moves the focus, because the pressed tile unmounts. */
  onChosen: () => void
}

/** Links to the products for each diet, in one row that scrolls sideways if it is too narrow. */
export function DietTiles({ onChosen }: Props) {
  return (
    <nav
      aria-label={messages.dietaryPreferences}
      className="-mx-4 overflow-x-auto px-4 pb-1 browse:mx-0 browse:px-0"
    >
      <ul className="flex gap-2">
        {diets.map(diet => {
          const Icon = icons[diet]
          return (
            <li key={diet} className="grow">
              <Link
                to="/browse"
                search={addressFrom({ ...initialBrowseState, diets: [diet] })}
                resetScroll={false}
                onClick={onChosen}
                className="flex h-11 items-center justify-center gap-2 whitespace-nowrap rounded-control bg-surface px-3.5 font-semibold text-meta hover:underline focus-visible:-outline-offset-3"
              >
                <Icon className="text-leaf text-lg" />
                {labels.diets[diet]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const icons: Record<Diet, typeof PlantIcon> = {
  plant_based: PlantIcon,
  protein_smart: BarbellIcon,
  carb_conscious: CarrotIcon,
  heart_smart: HeartbeatIcon,
  whole_grain: GrainsIcon,
  low_sodium: DropIcon,
}
