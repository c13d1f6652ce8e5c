import { Component, type ReactNode } from 'react'
import { CrashPage } from '#pages/not-found/CrashPage.tsx'
import { mayReload, reloadOnce } from './reloadOnce.ts'

type State = 'fine' | 'crashed' | 'reloading'

/**
 * Shows a page in the visitor's language where a render failed, in place of a blank one; where a reload may
 * help, it reloads the page that was asked for.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { state: State }> {
  override state = { state: 'fine' as State }

  static getDerivedStateFromError(error: unknown): { state: State } {
    return { state: mayReload(error) ? 'reloading' : 'crashed' }
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

  /** What was saved may have mended the page. */
  readonly #tryAgain = () => {
    if (this.state.state === 'crashed') this.setState({ state: 'fine' })
  }

  override render() {
    if (this.state.state === 'reloading') return null
    return this.state.state === 'crashed' ? <CrashPage /> : this.props.children
  }
}
