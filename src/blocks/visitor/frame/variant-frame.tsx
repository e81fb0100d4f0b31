import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { CardFrame } from './card-frame.tsx'
import { Frame } from './frame.tsx'

interface Props {
  /** One of `frameVariants`; any other text stands for `split-screen`. */
  variant: string
  children: ReactNode
}

/** The arrangements that use the whole window: the widths of their columns, and the place of the picture. */
const wide: Partial<Record<string, string>> = {
  'split-screen-reversed': css({ '--art': '-1' }),
  fullscreen: css({ '--columns': '30rem minmax(0, 1fr)' }),
  'fullscreen-reversed': css({ '--columns': 'minmax(0, 1fr) 30rem', '--art': '-1' }),
}

/** The side of the picture of the arrangements in a card. */
const cards: Partial<Record<string, 'left' | 'right' | 'none'>> = {
  classic: 'none',
  modern: 'right',
  'modern-reversed': 'left',
}

/** The frame of a page of a visitor in any of the seven arrangements. */
export function VariantFrame({ variant, children }: Props) {
  const art = cards[variant]
  return art ? (
    <CardFrame art={art}>{children}</CardFrame>
  ) : (
    <Frame className={wide[variant]}>{children}</Frame>
  )
}

/** Returns the frame of one arrangement. */
export const frameOf =
  (variant: string) =>
  ({ children }: { children: ReactNode }) => <VariantFrame variant={variant}>{children}</VariantFrame>
