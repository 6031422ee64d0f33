import { SwapIcon } from '@phosphor-icons/react/Swap'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from '../messages.ts'

/** Opens the other products that can be used as an ingredient. */
export function SwapButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="compact"
      icon={<SwapIcon />}
      aria-label={messages.swapNamed(name)}
      onClick={onPress}
      className="gap-1.5! px-2! text-meta! text-ink2!"
    >
      {messages.swap}
    </Button>
  )
}
