import { Component, type ReactNode } from 'react'
import { CrashPage } from '#pages/not-found/CrashPage.tsx'

/** Shows a page in the visitor's language where a render failed, in place of a blank one. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
