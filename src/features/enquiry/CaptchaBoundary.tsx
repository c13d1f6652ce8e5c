import { Component, type ReactNode } from 'react'

interface Props {
  onCrash: () => void
  children: ReactNode
}

/** Keeps an error of the provider's code, such as a refused site key, from taking the page with it. */
export class CaptchaBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash()
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
