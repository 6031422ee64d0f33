import type { Diet } from '@aisleway/core/catalogue/diets'
import { Tag, tagClass } from '../../../ui/display/tag.tsx'
import { Hint } from '../../../ui/fields/hint.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'

const shown = 2

/** The diet tags of a card: two, and the rest behind "+N" (spec 1 §9). A narrow card reserves two lines for them. */
export function ProductTags({ diets }: { diets: readonly Diet[] }) {
  const tags = diets.map(diet => labels.diets[diet])
  const rest = tags.slice(shown)
  return (
    <div className="@container">
      <div className="flex min-h-6 flex-wrap content-start gap-1 @max-[14rem]:min-h-13 @min-[14rem]:gap-1.5">
        {tags.slice(0, shown).map(label => (
          <Tag key={label} className="@max-[14rem]:px-1.5">
            {label}
          </Tag>
        ))}
        {rest.length > 0 && (
          <Hint
            label={messages.moreTagsLabel(rest.length)}
            content={rest.join(', ')}
            className={`${tagClass} @max-[14rem]:px-1.5`}
          >
            {messages.moreTags(rest.length)}
          </Hint>
        )}
      </div>
    </div>
  )
}
