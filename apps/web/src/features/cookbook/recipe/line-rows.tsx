import { isTapWater } from '@aisleway/core/meals/basket/pantry'
import type { PreviewLine } from '@aisleway/core/recipes/contract'
import { recipeLimits } from '@aisleway/core/recipes/recipe'
import { visibleText } from '@aisleway/core/text/visible-text'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { inputFrame } from '../../../ui/fields/input-frame.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { type EditedLine, emptyLine, withoutLine, withPasted } from './edited-recipe.ts'
import { messages } from './messages.ts'

const MatchDialog = preloadedDialog(() => import('./match-dialog.tsx'))

type Props = {
  lines: readonly EditedLine[]
  /** The match for each line, by its key; absent until it is looked up. */
  found: ReadonlyMap<string, PreviewLine>
  isLookUpFailed: boolean
  error: string | undefined
  onChange: (change: (lines: readonly EditedLine[]) => EditedLine[]) => void
}

/** The ingredients, one per line, with what is bought for each. */
export function LineRows({ lines, found, isLookUpFailed, error, onChange }: Props) {
  const [correcting, setCorrecting] = useState<string>()
  const hintId = useId()
  const [added, setAdded] = useState<string>()
  /** What was chosen for a line, which shows until that is looked up. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const change = (key: string, changed: Partial<EditedLine>) =>
    onChange(now => now.map(line => (line.key === key ? { ...line, ...changed } : line)))
  const isFull = lines.length >= recipeLimits.lines
  const add = (after = lines.length - 1) => {
    if (isFull) return
    const line = emptyLine()
    setAdded(line.key)
    onChange(now => now.toSpliced(after + 1, 0, line))
  }
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const removed = useRef<string[]>([])
  // Once the form is gone, an Undo would keep its recipe as a draft again.
  useEffect(() => () => removed.current.forEach(toast.withdraw), [])
  const remove = (line: EditedLine, at: number) => {
    flushSync(() => onChange(now => withoutLine(now, line.key)))
    const next = list.current?.querySelectorAll('input')[at] ?? addButton.current
    next?.focus()
    if (line.text.trim() === '') return
    removed.current.push(line.key)
    toast.show({
      key: line.key,
      brief: true,
      title: messages.lineRemoved,
      message: line.text,
      undo: () => onChange(now => now.toSpliced(at, 0, line)),
    })
  }
  const corrected = lines.find(({ key }) => key === correcting)
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-bold">{messages.ingredients}</legend>
      <p
        id={hintId}
        className={`mb-2 text-meta ${error ? 'font-semibold text-danger' : 'text-ink2'}`}
      >
        {error ?? messages.ingredientsHint}
      </p>
      <ul ref={list} className="flex flex-col gap-3">
        {lines.map((line, at) => (
          <li key={line.key}>
            <div className="flex items-center gap-2">
              <span className={`${inputFrame} grow px-3.5`}>
                <input
                  // biome-ignore lint/a11y/noAutofocus: the line was added by this very press.
                  autoFocus={line.key === added}
                  aria-label={messages.line(at + 1)}
                  aria-invalid={error && at === 0 ? true : undefined}
                  value={line.text}
                  maxLength={recipeLimits.line}
                  autoComplete="off"
                  onChange={event =>
                    change(line.key, { text: event.target.value, match: undefined })
                  }
                  // Pasted into a field, several lines would become one.
                  onPaste={event => {
                    const pasted = event.clipboardData.getData('text')
                    if (!/[\r\n]/.test(pasted.trim())) return
                    event.preventDefault()
                    const { value, selectionStart, selectionEnd } = event.currentTarget
                    const before = value.slice(0, selectionStart ?? value.length)
                    const after = value.slice(selectionEnd ?? value.length)
                    onChange(now => withPasted(now, line.key, before + pasted + after))
                  }}
                  onKeyDown={event => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                    event.preventDefault()
                    add(at)
                  }}
                  className="h-full w-full min-w-0 bg-transparent outline-none"
                />
              </span>
              <IconButton
                label={messages.removeLine(at + 1)}
                icon={<TrashIcon />}
                onClick={() => remove(line, at)}
              />
            </div>
            {visibleText(line.text) !== '' && (
              <Match
                line={line}
                found={found.get(line.key)}
                chosen={line.match ? chosen.get(line.key) : undefined}
                isLookUpFailed={isLookUpFailed}
                onCorrect={() => setCorrecting(line.key)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="sunken"
        size="compact"
        disabled={isFull}
        icon={<PlusIcon />}
        onClick={() => add()}
        className="mt-3"
      >
        {messages.addLine}
      </Button>
      <MatchDialog
        line={corrected}
        ingredient={found.get(correcting ?? '')?.name}
        open={corrected !== undefined}
        onOpenChange={open => !open && setCorrecting(undefined)}
        onChoose={(choice, name) => {
          if (corrected) {
            change(corrected.key, choice)
            if (name) setChosen(new Map(chosen).set(corrected.key, name))
          }
          setCorrecting(undefined)
        }}
      />
    </fieldset>
  )
}

type MatchProps = Pick<Props, 'isLookUpFailed'> & {
  line: EditedLine
  found: PreviewLine | undefined
  chosen: string | undefined
  onCorrect: () => void
}

function Match({ line, found, chosen, isLookUpFailed, onCorrect }: MatchProps) {
  const isOnline = useOnline()
  const isBought = line.isBought && !isTapWater(found?.name ?? '')
  const unknown = isLookUpFailed ? messages.lookUpFailed : messages.lookingUp
  const text = !isBought
    ? messages.notBought
    : found
      ? foundText(found)
      : chosen !== undefined
        ? messages.matchedAs(chosen)
        : isOnline
          ? unknown
          : messages.lookedUpLater
  return (
    <p className="py-3 pl-1 text-ink2 text-meta">
      <span className={found && !found.label && isBought ? 'font-semibold text-danger' : ''}>
        {text}
      </span>{' '}
      <button
        type="button"
        aria-label={messages.changeLine(line.text)}
        onClick={onCorrect}
        className="relative ml-1 rounded-control font-bold text-leaf underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
      >
        {messages.change}
      </button>
    </p>
  )
}

function foundText({ label, product }: PreviewLine): string {
  if (!label) return messages.notSold
  return messages.matchedAs(product && product.name !== label ? `${label}: ${product.name}` : label)
}
