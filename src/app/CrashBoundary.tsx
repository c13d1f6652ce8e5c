import { Component, type ReactNode } from 'react'
import { CrashPage } from '#pages/not-found/CrashPage.tsx'
import { reloadOnce } from './reloadOnce.ts'

type State = 'fine' | 'crashed' | 'reloading'

/** Shows a page in the visitor's language where a render failed, in place of a blank one. */
export class CrashBoundary extends Component<{ children: ReactNode }, { state: State }> {
  override state = { state: 'fine' as State }

  static getDerivedStateFromError(error: unknown): { state: State } {
    return { state: reloadOnce(error) ? 'reloading' : 'crashed' }
  }

  override render() {
    if (this.state.state === 'reloading') return null
    return this.state.state === 'crashed' ? <CrashPage /> : this.props.children
  }
}
