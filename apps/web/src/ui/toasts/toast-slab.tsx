import { XIcon } from '@phosphor-icons/react/X'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import type { Toast } from '../feedback/toast.ts'
import { messages } from './messages.ts'

type Props = { toast: Toast; onDismiss: () => void; className: string }

export function ToastSlab({ toast, onDismiss, className }: Props) {
  const { title, message, tone = 'plain', brief = false, picture, action } = toast
  const act = () => {
    onDismiss()
    action?.onPress()
  }
  return (
    <div
      data-tone={tone}
      className={classNames(
        'pointer-events-auto flex min-h-12 animate-fade-in items-center gap-2 rounded-card pr-1 large-text:flex-wrap large-text:justify-end font-sans text-white shadow-panel [--ring:white]',
        picture ? 'pl-4 sm:pl-1.5' : 'pl-4',
        tone === 'error' ? 'bg-toast-error' : 'bg-toast',
        className,
      )}
    >
      {picture && <div className="*:size-9! *:rounded-control! max-sm:hidden">{picture}</div>}
      <p
        className={classNames(
          'min-w-0 max-w-120 grow large-text:basis-full py-1.5 leading-snug',
          brief && 'truncate',
        )}
      >
        <span className="mr-1 font-row">{title}</span>{' '}
        {message && <span className="text-meta text-white/85">{message}</span>}
      </p>
      {action && (
        <button
          type="button"
          aria-keyshortcuts="F6"
          onClick={act}
          className="pressable min-h-11 shrink-0 rounded-control px-3 font-bold text-lime hover:bg-white/10"
        >
          {action.label}
        </button>
      )}
      <IconButton
        label={messages.dismiss}
        icon={<XIcon />}
        onClick={onDismiss}
        className="text-white! hover:bg-white/10!"
      />
    </div>
  )
}
