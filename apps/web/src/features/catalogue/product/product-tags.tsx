import type { Diet } from '@aisleway/core/catalogue/diets'
import { Tag, tagClass } from '../../../ui/display/tag.tsx'
import { Hint } from '../../../ui/fields/hint.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'

/** The diet tags of a card in one line: two, or one on a narrow card, and the rest behind "+N" (spec 1 §9). */
export function ProductTags({ diets }: { diets: readonly Diet[] }) {
  const [first = '', second = '', ...others] = diets.map(diet => labels.diets[diet])
  const { onNarrowCard, onWideCard } = first.length + second.length < longNames ? short : long
  return (
    <div className="@container">
      <div className="flex min-h-6 flex-wrap content-start gap-1">
        {first && <Tag className="px-1.5!">{first}</Tag>}
        {second && (
          <>
            <Tag className={`px-1.5! ${onWideCard}`}>{second}</Tag>
            <MoreTags labels={[second, ...others]} className={onNarrowCard} />
          </>
        )}
        {others.length > 0 && <MoreTags labels={others} className={onWideCard} />}
      </div>
    </div>
  )
}

// A card is wide if two names and "+N" fit into one line; many of the Spanish names are long.
const longNames = 30
const short = { onNarrowCard: '@min-[14.5rem]:hidden', onWideCard: '@max-[14.5rem]:hidden' }
const long = { onNarrowCard: '@min-[16rem]:hidden', onWideCard: '@max-[16rem]:hidden' }

function MoreTags({ labels, className }: { labels: readonly string[]; className: string }) {
  return (
    <Hint
      label={messages.moreTagsLabel(labels.length)}
      content={labels.join(', ')}
      className={`${tagClass} px-1.5! ${className}`}
    >
      {messages.moreTags(labels.length)}
    </Hint>
  )
}
