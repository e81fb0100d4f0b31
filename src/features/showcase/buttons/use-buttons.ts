import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { ButtonKinds } from './button-kinds.tsx'
import kindsCode from './button-kinds.tsx?raw'
import { ButtonSizes } from './button-sizes.tsx'
import sizesCode from './button-sizes.tsx?raw'
import { ButtonStates } from './button-states.tsx'
import statesCode from './button-states.tsx?raw'
import { IconButtons } from './icon-buttons.tsx'
import iconsCode from './icon-buttons.tsx?raw'

/** The examples of buttons. */
export function useButtons(): ExampleGroup {
  const { t } = useLingui()
  const keys = [{ keys: 'Enter', does: t`Presses the button` }]
  return {
    id: 'buttons',
    title: t`Buttons`,
    examples: [
      {
        id: 'button-kinds',
        title: t`Kinds`,
        text: t`One primary button per region; the others step back.`,
        Piece: ButtonKinds,
        code: kindsCode,
        tokens: ['accent.solid', 'accent.onSolid', 'danger.solid', 'radii.md'],
        keys,
      },
      {
        id: 'button-sizes',
        title: t`Sizes`,
        Piece: ButtonSizes,
        code: sizesCode,
        tokens: ['control.sm', 'control.md', 'control.lg', 'touch'],
      },
      {
        id: 'button-states',
        title: t`Waiting and out of use`,
        text: t`A button that waits keeps its width and cannot be pressed twice.`,
        Piece: ButtonStates,
        code: statesCode,
      },
      {
        id: 'icon-buttons',
        title: t`Icon buttons`,
        text: t`The label is its name for screen readers and its tooltip.`,
        Piece: IconButtons,
        code: iconsCode,
        tokens: ['icon.sm', 'icon.md', 'hover', 'pressed'],
      },
    ],
  }
}
