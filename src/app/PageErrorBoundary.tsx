import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#pages/not-found/ErrorPage.tsx'
import { mayReload, reloadOnce } from './reloadOnce.ts'

type State = 'ok' | 'failed' | 'reloading'

/** Shows an error page in the visitor's language, not a blank one, or reloads where that may help. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { state: State }> {
  override state = { state: 'ok' as State }

  static getDerivedStateFromError(error: unknown): { state: State } {
    return { state: mayReload(error) ? 'reloading' : 'failed' }
  }

  override componentDidCatch(error: unknown) {
    // By now the address bar shows the address of the page that was asked for.
    reloadOnce(error)
  }

  override componentDidMount() {
    import.meta.hot?.on('locale-changed', this.#tryAgain)
  }

  override componentWillUnmount() {
    import.meta.hot?.off('locale-changed', this.#tryAgain)
  }

  /** The saved texts may have corrected the page. */
  readonly #tryAgain = () => {
    if (this.state.state === 'failed') this.setState({ state: 'ok' })
  }

  override render() {
    if (this.state.state === 'reloading') return null
    return this.state.state === 'failed' ? <ErrorPage /> : this.props.children
  }
}
