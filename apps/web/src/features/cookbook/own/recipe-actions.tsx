import type { Meal } from '@aisleway/core/meals/meal'
import { recipeJsonLd } from '@aisleway/core/recipes/export/recipe-json-ld'
import { recipeMarkdown } from '@aisleway/core/recipes/export/recipe-markdown'
import { recipeIdIn } from '@aisleway/core/recipes/recipe'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { saveFile } from '../../../ui/page/save-file.ts'
import { recipeQuery } from '../recipe/recipe-queries.ts'
import { messages } from './messages.ts'
import { SharingSwitch } from './sharing-switch.tsx'
import { useRecipeActions } from './use-recipe-actions.ts'

/** The actions on a recipe on its meal's page: for its author, or for those it is shared with. */
export default function RecipeActions({ meal }: { meal: Meal }) {
  const { data: recipe } = useQuery(recipeQuery(recipeIdIn(meal.slug) ?? ''))
  const { remove, copy, isCopying } = useRecipeActions()
  if (!recipe) return null
  const host = recipe.sourceUrl && new URL(recipe.sourceUrl).host
  return (
    <section
      aria-label={messages.actions}
      className="flex flex-col gap-3 rounded-panel bg-surface p-4 sm:px-6 print:hidden"
    >
      {!recipe.isMine && meal.recipe && <p className="font-bold">{messages.by(meal.recipe.by)}</p>}
      {recipe.note && (
        <p className="max-w-[70ch] whitespace-pre-line">
          <b>{messages.note}:</b> {recipe.note}
        </p>
      )}
      {host && (
        <p>
          {messages.source}{' '}
          <a
            href={recipe.sourceUrl}
            target="_blank"
            rel="noreferrer nofollow"
            className="font-bold underline underline-offset-4"
          >
            {host}
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        {recipe.isMine ? (
          <>
            <Link
              to="/recipes/$id/edit"
              params={{ id: recipe.id }}
              className={buttonClass({ variant: 'tint', size: 'compact' })}
            >
              <PencilSimpleIcon />
              {messages.edit}
            </Link>
            <Button
              variant="sunken"
              size="compact"
              icon={<TrashIcon />}
              onClick={() => remove(recipe)}
            >
              {messages.remove}
            </Button>
          </>
        ) : (
          <Button
            variant="tint"
            size="compact"
            icon={<CopyIcon />}
            busy={isCopying}
            onClick={() => copy(recipe)}
          >
            {messages.copy}
          </Button>
        )}
        <Button
          variant="sunken"
          size="compact"
          icon={<DownloadSimpleIcon />}
          onClick={() =>
            saveFile(`${recipe.name}.jsonld`, 'application/ld+json', recipeJsonLd([recipe]))
          }
        >
          {messages.asJsonLd}
        </Button>
        <Button
          variant="sunken"
          size="compact"
          icon={<DownloadSimpleIcon />}
          onClick={() => saveFile(`${recipe.name}.md`, 'text/markdown', recipeMarkdown([recipe]))}
        >
          {messages.asMarkdown}
        </Button>
      </div>
      {recipe.isMine && <SharingSwitch key={recipe.id} recipe={recipe} />}
    </section>
  )
}
