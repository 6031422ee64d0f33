import type { UseQueryResult } from '@tanstack/react-query'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { messages as uiMessages } from '../../../ui/messages.ts'
import { messages } from './messages.ts'
import type { ProductSuggestions } from './product-suggestions.ts'

type Props = { found: UseQueryResult<ProductSuggestions>; text: string }

/** Why there are no products to suggest, or not yet; shown late enough that a quick answer comes first. */
export function SuggestionsNote({ found: { data, isError, isPlaceholderData }, text }: Props) {
  const isOnline = useOnline()
  if (isError) return <Note>{isOnline ? messages.failed : uiMessages.noNetwork}</Note>
  if (!data) {
    return (
      <Note className="animate-fade-in [animation-delay:400ms] [animation-fill-mode:backwards]">
        {messages.searching}
      </Note>
    )
  }
  return data.products.length === 0 && !isPlaceholderData && <Note>{messages.none(text)}</Note>
}

function Note({ children, className }: { children: string; className?: string }) {
  return <p className={`px-5 pt-4 pb-1 text-ink2 ${className ?? ''}`}>{children}</p>
}
