import { ShuffleIcon } from '@phosphor-icons/react/Shuffle'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from '../messages.ts'

type Props = { isBusy: boolean; isUseless: boolean; onShuffle: () => void }

export function ReshuffleButton({ isBusy, isUseless, onShuffle }: Props) {
  return (
    <Button
      variant="outline"
      icon={<ShuffleIcon />}
      busy={isBusy}
      disabled={isUseless}
      onClick={onShuffle}
    >
      {messages.reshuffle}
    </Button>
  )
}
