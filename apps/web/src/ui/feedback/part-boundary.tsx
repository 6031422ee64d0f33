import { Component, type ReactNode, Suspense } from 'react'
import { PartNotLoaded } from '../scheduling/lazy-part.ts'
import { useRetryWhenBack } from './use-retry-when-back.ts'

/** Why a part cannot be shown, and how to retry. */
export type Lost = { error: unknown; retry: () => void }

type Props = {
  /** Shown in place of the part until it has loaded. */
  fallback?: ReactNode
  /**
   * Reports that a part which the shopper asked for is missing. Any other part silently stays
   * behind its fallback.
   */
  lost?: (lost: Lost) => ReactNode
  children: ReactNode
}

type State = { error: unknown }

/** Wraps everything that is lazy-loaded. A failure leaves the rest of the page as it is. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  /** Showing it again later counts as a new attempt. */
  override componentWillUnmount() {
    this.forgetFailure()
  }

  retry = () => {
    this.forgetFailure()
    this.setState({ error: null })
  }

  forgetFailure() {
    const { error } = this.state
    if (error instanceof PartNotLoaded) error.reset()
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
