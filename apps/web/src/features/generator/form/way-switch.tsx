import { useNavigate } from '@tanstack/react-router'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { messages } from '../messages.ts'

/** By price, or a sensible basket. */
export function WaySwitch({ way }: { way: 'price' | 'basket' }) {
  const navigate = useNavigate()
  return (
    <SegmentedControl
      legend={messages.way}
      segments={[
        { value: 'price', label: messages.ways.price },
        { value: 'basket', label: messages.ways.basket },
      ]}
      value={way}
      onValueChange={chosen =>
        navigate({
          to: '/grocery-list-generation',
          search: chosen === 'basket' ? { way: 'basket' } : {},
          replace: true,
        })
      }
    />
  )
}
