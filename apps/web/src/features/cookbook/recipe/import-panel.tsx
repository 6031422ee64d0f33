import { maxImportBytes, type RecipeDraft } from '@aisleway/core/recipes/recipe'
import { FileTextIcon } from '@phosphor-icons/react/FileText'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { newId } from '../../../api/client/new-id.ts'
import { type Draft, draftAt } from '../../../api/device-records/draft.ts'
import { draftKey } from '../../../api/device-records/keys.ts'
import { isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { useSession } from '../../../api/session/session.ts'
import { storeConfigQuery } from '../../../api/store-config.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { readChosenFile } from '../../../ui/page/read-text-file.ts'
import { AddressForm } from './address-form.tsx'
import { messages } from './messages.ts'
import { useImport } from './use-import.ts'
import { type RecipeToSave, useSaveRecipe } from './use-save-recipe.ts'

type Props = {
  /** The URL of a page that another app shared. */
  address?: string | undefined
  onRead: (recipe: RecipeToSave) => void
}

/** Reads a recipe from a text or a file; of several, the shopper checks one or saves all. */
export function ImportPanel({ address, onRead }: Props) {
  const { user } = useSession()
  const kept = importDraft(user?.id ?? '')
  const [text, setText] = useState(() => kept.read() ?? '')
  const [several, setSeveral] = useState<readonly RecipeToSave[]>([])
  const file = useRef<HTMLInputElement>(null)
  const change = (typed: string) => {
    setText(typed)
    if (typed === '') kept.forget()
    else kept.keep(typed)
  }
  const { save, isSaving } = useSaveRecipe(kept.forget)
  const take = (drafts: readonly RecipeDraft[]) => {
    const recipes = drafts.map(draft => ({ ...draft, id: newId() }))
    setSeveral(recipes.length > 1 ? recipes : [])
    const [only, ...others] = recipes
    if (!only) return
    if (others.length === 0) {
      kept.forget()
      onRead(only)
    } else toast.show({ title: messages.found(recipes.length), key: 'recipe', brief: true })
  }
  const { readText, readPage, isReading } = useImport(take)
  const { data: config } = useQuery(storeConfigQuery)
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const read = await readChosenFile(target, maxImportBytes)
    if (!read) return
    if ('text' in read) return readText(read.text)
    const notice = read.problem === 'too-large' ? messages.tooLong : messages.fileFailed
    toast.error({ ...notice, key: 'recipe' })
  }
  return (
    <section
      aria-labelledby="import-recipe"
      className="flex flex-col gap-4 rounded-panel bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="import-recipe" className="display text-card">
          {messages.importTitle}
        </h2>
        <p className="mt-1 text-ink2">{messages.importText}</p>
      </div>
      {config?.fetchesRecipes && (
        <AddressForm initial={address} isReading={isReading} onRead={readPage} />
      )}
      {address && config && !config.fetchesRecipes && (
        <p>
          {messages.pasteFrom}{' '}
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-leaf underline [overflow-wrap:anywhere]"
          >
            {address}
          </a>
        </p>
      )}
      <TextArea
        label={messages.pasteLabel}
        placeholder={messages.pastePlaceholder}
        value={text}
        spellCheck={false}
        onChange={event => change(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="tint"
          busy={isReading}
          busyLabel={messages.reading}
          disabled={text.trim() === ''}
          onClick={() => readText(text)}
        >
          {messages.read}
        </Button>
        <Button variant="sunken" icon={<FileTextIcon />} onClick={() => file.current?.click()}>
          {messages.openFile}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".html,.htm,.json,.jsonld,.txt,.md"
          hidden
          onChange={readFile}
        />
      </div>
      {several.length > 0 && (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-bold">{messages.found(several.length)}</h3>
            <Button
              size="compact"
              busy={isSaving}
              busyLabel={messages.saving}
              onClick={() => save({ recipes: several })}
            >
              {messages.saveAll(several.length)}
            </Button>
          </div>
          <ul className="divide-y divide-line">
            {several.map(recipe => (
              <li key={recipe.id} className="flex items-center justify-between gap-3 py-1.5">
                <span className="min-w-0 truncate font-semibold">{recipe.name}</span>
                <Button
                  variant="tint"
                  size="compact"
                  aria-label={messages.checkNamed(recipe.name)}
                  onClick={() => onRead(recipe)}
                >
                  {messages.check}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The text until it is read, which fails without a network. */
function importDraft(userId: string): Draft<string> {
  return draftAt(draftKey(userId, 'import'), textRecord)
}

const textRecord: RecordKind<string> = {
  migrations: [unchanged],
  read: data => (isText(data) ? data : undefined),
}
