import type { Diet } from '@aisleway/core/catalogue/diets'
import { Hint } from '../../ui/hint.tsx'
import { Tag, tagClass } from '../../ui/tag.tsx'
import { messages as labels } from './label-messages.ts'
import { messages } from './messages.ts'

/** Diet tags of a card: two, the rest behind "+N" (spec 1 §9); one where two have no room. */
export function ProductTags({ diets }: { diets: readonly Diet[] }) {
  const tags = diets.map(diet => labels.diets[diet])
  return (
    <div className="@container">
      <TagRow labels={tags} shown={2} className="@max-[12.5rem]:hidden" />
      <TagRow labels={tags} shown={1} className="@min-[12.5rem]:hidden" />
    </div>
  )
}

type RowProps = { labels: readonly string[]; shown: number; className: string }

function TagRow({ labels, shown, className }: RowProps) {
  const rest = labels.slice(shown)
  return (
    <div className={`flex min-h-6 flex-wrap gap-1.5 ${className}`}>
      {labels.slice(0, shown).map(label => (
        <Tag key={label}>{label}</Tag>
      ))}
      {rest.length > 0 && (
        <Hint
          label={messages.moreTagsLabel(rest.length)}
          content={rest.join(', ')}
          className={tagClass}
        >
          {messages.moreTags(rest.length)}
        </Hint>
      )}
    </div>
  )
}
