import { useNavigate } from '@tanstack/react-router'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'

const ImportDialog = lazyPart(() => import('../../../features/lists/import/import-dialog.tsx'))

/** Opens text shared from another app in the dialog that makes a list of it. */
export function ImportSharedList({ text }: { text: string }) {
  const navigate = useNavigate()
  return (
    <main id="content" className="grid min-h-[60dvh] place-items-center text-4xl">
      <PartBoundary fallback={<Spinner />} lost={lost => <LostPart {...lost} />}>
        <ImportDialog
          open
          onOpenChange={isOpen => {
            if (!isOpen) navigate({ to: '/my-lists', replace: true })
          }}
          initialText={text}
        />
      </PartBoundary>
    </main>
  )
}
