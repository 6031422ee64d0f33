import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { TagIcon } from '@phosphor-icons/react/Tag'
import { WalletIcon } from '@phosphor-icons/react/Wallet'
import type { ComponentType } from 'react'
import { messages } from '../messages.ts'

type Promised = { Icon: ComponentType; text: string }
type Props = { text?: string; promises?: readonly Promised[] }

/** Shown instead of the list before there is one. */
export function InitialPrompt({ text = messages.initialPrompt, promises = byPrice }: Props) {
  return (
    <section
      aria-labelledby="list-generation"
      className="flex flex-col items-center justify-center gap-4 rounded-panel bg-tint px-6 py-10 text-center text-on-tint sm:py-16 lg:self-stretch"
    >
      <h1 id="list-generation" className="display text-title">
        {messages.title}
      </h1>
      <p className="max-w-[40ch] text-balance font-semibold text-row">{text}</p>
      <ul className="mt-4 flex flex-col gap-3 text-left">
        {promises.map(({ Icon, text: promised }) => (
          <li key={promised} className="flex items-center gap-3.5 font-semibold">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-[1.375rem]"
            >
              <Icon />
            </span>
            {promised}
          </li>
        ))}
      </ul>
    </section>
  )
}

const byPrice: readonly Promised[] = [
  { Icon: TagIcon, text: messages.promises.sale },
  { Icon: WalletIcon, text: messages.promises.budget },
  { Icon: StorefrontIcon, text: messages.promises.spread },
]
