import { QueryObserver } from '@tanstack/react-query'
import { onBusyStore } from '../../api/client/busy-store.ts'
import { onForget } from '../../api/device-records/forget-on-device.ts'
import { onUnreadable } from '../../api/device-records/unreadable.ts'
import '../../api/session/keep-session.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { forgetInstallPrompt, keepInstallPrompt } from '../../api/install-prompt.ts'
import { keepConfig } from '../../api/kept-config.ts'
import { countEntries } from '../../api/outbox/on-device.ts'
import { sendOutbox } from '../../api/outbox/sending/send-outbox.ts'
import { isSendRequest } from '../../api/outbox/wake.ts'
import { endPushOnDevice } from '../../api/push/device-push.ts'
import { screenAskedFor } from '../../api/push/screen-message.ts'
import { signedInUser } from '../../api/session/known-session.ts'
import { type StoreConfig, storeConfigQuery } from '../../api/store-config.ts'
import { followAppearanceOfDevice } from '../../features/account/appearance/device-appearance.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { announcePages } from '../../ui/page/announce-pages.ts'
import { keepFocus } from '../../ui/page/keep-focus.ts'
import { ignoreStrayPresses } from '../../ui/page/stray-presses.ts'
import { language } from '../../ui/text/locale.ts'
import { router } from '../router.tsx'
import { followUpdates } from '../updates/follow-updates.ts'
import { messages } from './background-messages.ts'
import { followSession } from './follow-session.ts'

// Runs on every screen; main.tsx loads it once the first one is rendered.

keepFocus()
ignoreStrayPresses()
announcePages()
followAppearanceOfDevice()
onBusyStore(() => toast.show({ ...messages.busy, key: 'busy' }))
addEventListener('beforeinstallprompt', keepInstallPrompt)
addEventListener('appinstalled', forgetInstallPrompt)
onForget(endPushOnDevice)
onUnreadable(() => toast.error({ ...messages.unreadable, key: 'unreadable' }))

const store = new QueryObserver(queryClient, { ...storeConfigQuery, enabled: false })
store.subscribe(keepStore)
keepStore(store.getCurrentResult())

followSession()

if (import.meta.env.PROD) {
  navigator.serviceWorker
    ?.register(`/sw.${language}.js`)
    .then(followUpdates)
    .catch(() => {
      // Without the service worker, the shop still works while there is a network.
    })
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const path = screenAskedFor(data)
    if (path) router.history.push(path)
    if (isSendRequest(data)) sendFor(ports)
  })
}

/** Tells the service worker whether everything was sent. */
async function sendFor([port]: readonly MessagePort[]): Promise<void> {
  await sendOutbox()
  port?.postMessage(countEntries(signedInUser()?.id ?? '').waiting === 0)
}

function keepStore({ data }: { data: StoreConfig | undefined }) {
  if (data) keepConfig(data)
}
