import type { ComponentType } from 'react'

/** A key of a piece, and what it does. */
export interface ExampleKey {
  /** As for `Kbd`: `Enter`, `mod+k`, `g t`. */
  keys: string
  does: string
}

/** A piece of the kit, shown live with its code. */
export interface Example {
  /** The anchor in the page. */
  id: string
  title: string
  /** When to use it, in one sentence. */
  text?: string
  Piece: ComponentType
  /** The text of the very file of `Piece`, imported with `?raw`. */
  code: string
  /** The names of the design tokens that the piece takes its look from. */
  tokens?: readonly string[]
  keys?: readonly ExampleKey[]
  /** Uses the whole row. */
  wide?: boolean
  /** Without padding, for lists and states. */
  flush?: boolean
}

/** Examples under one heading. */
export interface ExampleGroup {
  /** The anchor in the page. */
  id: string
  title: string
  examples: readonly Example[]
}
