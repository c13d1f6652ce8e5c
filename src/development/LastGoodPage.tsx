import { Component, type ReactNode } from 'react'

interface LastGoodPageProps {
  /** The element that the site is rendered in. */
  root: HTMLElement
  children: ReactNode
}

/**
 * Where a save breaks what all pages share, such as the footer, React would leave an empty window: this keeps a
 * picture of the page as it was until the next save.
 */
export class LastGoodPage extends Component<LastGoodPageProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  #html = ''

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidMount() {
    import.meta.hot?.on('locale-changed', this.#tryAgain)
  }

  override componentWillUnmount() {
    import.meta.hot?.off('locale-changed', this.#tryAgain)
  }

  /** Called before React renders what was saved. */
  readonly #tryAgain = () => {
    if (this.state.isBroken) this.setState({ isBroken: false })
    else this.#html = this.props.root.innerHTML
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.#html }} />
  }
}
