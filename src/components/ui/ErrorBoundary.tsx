import { Component, type ReactNode } from 'react'
import type { Retry } from './RetryButton.tsx'
import { CodeError } from './lazyAgain.tsx'

interface Props {
  fallback?: ReactNode
  /** In place of `fallback`: one that can render the children again. */
  renderFallback?: (retry: Retry) => ReactNode
  onError?: () => void
  children: ReactNode
}

/** Limits an error to its children, such as code that could not be fetched: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean; hasRetried: boolean }> {
  override state = { failed: false, hasRetried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof CodeError) error.forget()
    this.props.onError?.()
  }

  readonly #retry = () => this.setState({ failed: false, hasRetried: true })

  override render() {
    const { fallback, renderFallback, children } = this.props
    const { failed, hasRetried } = this.state
    if (!failed) return children
    return renderFallback ? renderFallback({ retry: this.#retry, hasRetried }) : fallback
  }
}
