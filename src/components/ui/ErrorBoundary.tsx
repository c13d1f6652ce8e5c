import { Component, type ReactNode } from 'react'

interface Props {
  fallback?: ReactNode
  onError?: () => void
  children: ReactNode
}

/** Limits an error to its children, such as code that could not be fetched: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
