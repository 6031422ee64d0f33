import { maxNoteLength } from '@aisleway/core/product/note'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { api } from '../../../api/client/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { DetailsFailed } from './details-failed.tsx'
import { messages } from './messages.ts'
import { noteQuery } from './product-query.ts'
import { Section } from './section.tsx'
import { useNoteDraft } from './use-note-draft.ts'

type Props = { userId: string; productId: string }

/** The shopper's own note about a product. */
export function ProductNote({ userId, productId }: Props) {
  const queryClient = useQueryClient()
  const query = noteQuery(userId, productId)
  const { data: saved, isError, refetch } = useQuery(query)
  const { draft, keep, forget, mayReplace } = useNoteDraft(userId, productId)
  const text = draft ?? saved ?? ''
  const isUnsaved = saved !== undefined && text.trim() !== saved
  const { run, isPending } = useAction({
    key: ['save-note', productId],
    send: (wanted: string) => api.product.saveNote({ id: productId, text: wanted }),
    onDone: (note, sent) => {
      queryClient.setQueryData(query.queryKey, note.text)
      forget(sent)
      toast.show({ title: note.text ? messages.noteSaved : messages.noteRemoved, brief: true })
    },
    onFailed: () => toast.error({ title: messages.noteFailed, key: 'note' }),
  })
  const saveOnClose = useEffectEvent(() => {
    if (isUnsaved && mayReplace(saved)) run(text)
  })
  useEffect(() => () => saveOnClose(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(text)
  }
  if (isError && saved === undefined) {
    return (
      <Section title={messages.note}>
        <DetailsFailed onRetry={refetch} />
      </Section>
    )
  }
  return (
    <Section title={messages.note}>
      <form data-kept onSubmit={save} className="flex flex-col items-start gap-3">
        <TextArea
          label={<span className="font-normal text-ink2">{messages.noteHint}</span>}
          value={text}
          maxLength={maxNoteLength}
          disabled={saved === undefined}
          onChange={event => keep(event.target.value, isPending ? undefined : saved)}
          className="w-full"
        />
        {isUnsaved && (
          <Button type="submit" variant="tint" size="compact" busy={isPending}>
            {messages.saveNote}
          </Button>
        )}
      </form>
    </Section>
  )
}
