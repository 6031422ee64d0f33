import { emptyRecipe, type OwnRecipe, type RecipeDraft } from '@aisleway/core/recipes/recipe'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { newId } from '../../../api/client/new-id.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useSession } from '../../../api/session/session.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { backLinkClass } from '../../../ui/page/back-link-class.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { edited, recipeDraft, typedFields } from './edited-recipe.ts'
import { ImportPanel } from './import-panel.tsx'
import { messages } from './messages.ts'
import { RecipeForm } from './recipe-form.tsx'
import { recipeQuery } from './recipe-queries.ts'
import type { RecipeToSave } from './use-save-recipe.ts'

/** The screen for a new recipe, and for one that has an id. */
export default function RecipeScreen() {
  const { id } = useParams({ strict: false })
  return id === undefined ? <NewRecipe /> : <EditRecipe key={id} id={id} />
}

/** A recipe to write by hand, or to import and check. */
function NewRecipe() {
  usePageTitle(messages.pageTitle(messages.newTitle))
  const { address }: { address?: string } = useSearch({ strict: false })
  const [{ formKey, ...shown }, setShown] = useState(() => ({
    formKey: newId(),
    id: newId(),
    draft: emptyRecipe,
    isImported: false,
  }))
  const { user } = useSession()
  const kept = recipeDraft(user?.id ?? '')
  const [hasDraft] = useState(() => kept.read() !== undefined)
  const isEdited = useRef(hasDraft)
  const [waiting, setWaiting] = useState<RecipeToSave>()
  const show = ({ id, ...draft }: RecipeToSave) => {
    isEdited.current = false
    kept.keep(typedFields(emptyRecipe, edited(draft)))
    setShown({ formKey: newId(), id, draft, isImported: true })
    toast.show({ ...messages.imported(draft.name), key: 'recipe', brief: true })
  }
  return (
    <Page title={messages.newTitle}>
      <ImportPanel
        address={address}
        onRead={recipe => (isEdited.current ? setWaiting(recipe) : show(recipe))}
      />
      <RecipeForm
        key={formKey}
        isNew
        {...shown}
        onEdit={edited => {
          isEdited.current = edited
        }}
      />
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={open => !open && setWaiting(undefined)}
        title={messages.replaceTitle}
        description={messages.leaveText}
        cancelLabel={messages.stay}
        confirmLabel={messages.replace}
        onConfirm={() => {
          setWaiting(undefined)
          if (waiting) show(waiting)
        }}
      />
    </Page>
  )
}

/** Edits one of the shopper's own recipes. */
function EditRecipe({ id }: { id: string }) {
  usePageTitle(messages.pageTitle(messages.editTitle))
  const { data, isPending, error, refetch } = useQuery({ ...recipeQuery(id), staleTime: 0 })
  const [kept, setKept] = useState<RecipeDraft>()
  // The copy that this device had is shown until the server's arrives, which replaces it unless something was changed.
  const draft = kept ?? (data?.isMine ? withoutState(data) : undefined)
  return (
    <Page title={messages.editTitle}>
      {draft ? (
        <RecipeForm
          key={JSON.stringify(draft)}
          id={id}
          draft={draft}
          onEdit={() => setKept(draft)}
        />
      ) : isPending ? (
        <div className="grid min-h-60 place-items-center text-4xl">
          <Spinner label={messages.loading} />
        </div>
      ) : data || hasCode(error, 'NOT_FOUND') ? (
        <EmptyState title={messages.notFound} picture={<CookingPotIcon />}>
          {messages.notFoundText}
        </EmptyState>
      ) : (
        <LoadFailed title={messages.loadFailed} onRetry={refetch} />
      )}
    </Page>
  )
}

function withoutState({ id: _, isShared: __, isMine: ___, ...draft }: OwnRecipe): RecipeDraft {
  return draft
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="page gutter flex flex-col gap-5 py-4 browse:py-6">
      <Link to="/cookbook" search={{ whose: 'mine' }} className={backLinkClass}>
        <ArrowLeftIcon />
        {messages.toCookbook}
      </Link>
      <h1 className="display text-title">{title}</h1>
      {children}
    </main>
  )
}
