import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  /** The data of the row. When it changes, the row is rendered again. */
  row: unknown
  /** The element of the replacement: `li` when the row itself is one. */
  as?: 'div' | 'li'
  children: ReactNode
}

interface State {
  row: unknown
  hasFailed: boolean
}

/** Catches an error in the rendering of a row, and shows one line in its place. The other rows stay. */
export class RowErrorBoundary extends Component<Props, State> {
  override state: State = { row: this.props.row, hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ row }: Props, state: State) =>
    row === state.row ? null : { row, hasFailed: false }

  override render() {
    const { as: Line = 'div', children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <Line className={line}>
        <Trans>This entry cannot be shown.</Trans>
      </Line>
    )
  }
}

const line = css({ paddingInline: '4', paddingBlock: '3', textStyle: 'body', color: 'muted' })
