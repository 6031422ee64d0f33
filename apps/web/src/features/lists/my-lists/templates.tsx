import type { ListCard } from '@aisleway/core/lists/contract'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { listColumns } from './list-cards-skeleton.tsx'
import { ListLink } from './list-link.tsx'
import { ListMenuButton } from './menu/list-menu-button.tsx'
import { useTemplate } from './menu/use-template.ts'
import { messages } from './messages.ts'

/** Lists that are copied for each trip, in a group of their own. */
export default function Templates({ templates }: { templates: readonly ListCard[] }) {
  return (
    <section aria-labelledby="templates" className="my-7">
      <h2 id="templates" className="display mb-3 text-panel">
        {messages.templates}
      </h2>
      <ul className={listColumns}>
        {templates.map(template => (
          <li key={template.id} className="grid">
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TemplateCard({ template }: { template: ListCard }) {
  const { name, itemsCount, totalCents } = template
  const use = useTemplate(template)
  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-panel bg-surface p-5">
      <h3 className="display text-card [overflow-wrap:anywhere]">
        <ListLink list={template} />
      </h3>
      <p className="mt-auto flex items-baseline justify-between gap-3">
        <span className="text-ink2">{messages.itemCount(itemsCount)}</span>
        {totalCents > 0 && (
          <span>
            <VisuallyHidden>{messages.total} </VisuallyHidden>
            <Price cents={totalCents} size="row" />
          </span>
        )}
      </p>
      <div className="flex gap-2">
        <Button
          variant="tint"
          icon={<CopyIcon />}
          aria-label={messages.ofList(messages.useTemplate, name)}
          busy={use.isPending}
          onClick={() => use.run()}
          className="grow px-3!"
        >
          {messages.useTemplate}
        </Button>
        <ListMenuButton list={template} />
      </div>
    </article>
  )
}
