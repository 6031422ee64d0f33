import { Component, type ReactNode, Suspense } from 'react'
import { PartNotLoaded } from '../scheduling/lazy-part.ts'
import { useRetryWhenBack } from './use-retry-when-back.ts'

/** What became of a part that cannot be shown. */
export type Lost = { error: unknown; retry: () => void }

type Props = {
  /** In the part's place until it is there. */
  fallback?: ReactNode
  /** For what the shopper asked for: says that it is missing. Anything else is missed quietly, behind its fallback. */
  lost?: (lost: Lost) => ReactNode
  children: ReactNode
}

type State = { error: unknown }

/** Around everything that is fetched later: its failure leaves the rest of the page as it is. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  /** Shown again later, it is a new attempt. */
  override componentWillUnmount() {
    this.forgetFailure()
  }

  retry = () => {
    this.forgetFailure()
    this.setState({ error: null })
  }

  forgetFailure() {
    const { error } = this.state
    if (error instanceof PartNotLoaded) error.fetchAnew()
  }

  override render() {
    const { fallback = null, lost, children } = this.props
    const { error } = this.state
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>
    return (
      <>
        {lost ? lost({ error, retry: this.retry }) : fallback}
        {error instanceof PartNotLoaded && <RetryWhenBack retry={this.retry} />}
      </>
    )
  }
}

function RetryWhenBack({ retry }: { retry: () => void }) {
  useRetryWhenBack(retry)
  return null
}
