import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/client/query-client.ts'
import { setKinds } from './api/outbox/kinds.ts'
import { readPageData } from './api/page-data.ts'
import { followOtherTabs, SessionProvider } from './api/session/session.ts'
import { router } from './app/router.tsx'
import './styles/index.css'
import { IconDefaults } from './ui/icon-defaults.tsx'

readPageData()
// The manager assumes a network until the browser reports a change. store-connection.ts finds out more.
onlineManager.setOnline(navigator.onLine)
followOtherTabs()
setKinds(() => import('./app/outbox/kinds.ts'))
goOnInTheBackground(3000)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <IconDefaults>
          <RouterProvider router={router} />
        </IconDefaults>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)

/** When idle, since nothing on the first screen needs it; retried if there is no network. */
function goOnInTheBackground(pauseMs: number) {
  setTimeout(() => {
    import('./app/background/in-the-background.ts').catch(() => goOnInTheBackground(10_000))
  }, pauseMs)
}
