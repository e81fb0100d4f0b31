import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { copyText } from '#src/features/showcase/page/copy-text.ts'
import { css } from '#styled-system/css'

interface Props {
  /** The name in the theme, which a press copies. */
  name: string
  /** The token itself: a colour, a length, a shadow. */
  children: ReactNode
}

/** A token with its name. A press copies the name. */
export function TokenButton({ name, children }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={tile}
      title={t`Copy “${name}”`}
      onClick={() => void copyText(name, t`“${name}” was copied`, t`The browser does not allow copying`)}
    >
      {children}
      <span className={css({ minWidth: '0', textStyle: 'caption', overflowWrap: 'anywhere' })}>{name}</span>
    </button>
  )
}

/** Tokens beside each other, as many as fit. */
export const tokenGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 8rem), 1fr))]',
  gap: '2',
})

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '1.5',
  minHeight: 'touch',
  padding: '2',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
