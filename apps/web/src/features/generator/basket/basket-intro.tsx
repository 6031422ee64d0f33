import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { CarrotIcon } from '@phosphor-icons/react/Carrot'
import { LockIcon } from '@phosphor-icons/react/Lock'
import { InitialPrompt } from '../form/initial-prompt.tsx'
import { messages } from './messages.ts'

/** Shown instead of the basket before there is one. */
export function BasketIntro() {
  return <InitialPrompt text={messages.intro} promises={promises} />
}

const promises = [
  { Icon: CarrotIcon, text: messages.promises.needs },
  { Icon: ArrowsClockwiseIcon, text: messages.promises.usuals },
  { Icon: LockIcon, text: messages.promises.choice },
]
