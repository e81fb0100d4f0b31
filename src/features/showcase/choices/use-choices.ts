import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { Days } from './days.tsx'
import daysCode from './days.tsx?raw'
import { FoundByTyping } from './found-by-typing.tsx'
import foundCode from './found-by-typing.tsx?raw'
import { OneOfFew } from './one-of-few.tsx'
import fewCode from './one-of-few.tsx?raw'
import { Selects } from './selects.tsx'
import selectsCode from './selects.tsx?raw'
import { Ticks } from './ticks.tsx'
import ticksCode from './ticks.tsx?raw'

/** The examples of choices. */
export function useChoices(): ExampleGroup {
  const { t } = useLingui()
  const opens = { keys: 'ArrowDown', does: t`Opens the list and goes to the next option` }
  const closes = { keys: 'Escape', does: t`Closes and returns the focus` }
  return {
    id: 'choices',
    title: t`Choices`,
    examples: [
      {
        id: 'ticks',
        title: t`Ticks and switches`,
        text: t`A checkbox is sent with its form; a switch takes effect immediately.`,
        Piece: Ticks,
        code: ticksCode,
        keys: [{ keys: 'Space', does: t`Ticks or switches` }],
      },
      {
        id: 'one-of-few',
        title: t`One of a few`,
        text: t`Short options side by side, longer ones in a column.`,
        Piece: OneOfFew,
        code: fewCode,
        keys: [{ keys: 'ArrowRight', does: t`Goes to the next option` }],
      },
      { id: 'selects', title: t`Lists`, Piece: Selects, code: selectsCode, keys: [opens, closes] },
      {
        id: 'found-by-typing',
        title: t`Found by typing`,
        Piece: FoundByTyping,
        code: foundCode,
        keys: [opens, closes],
      },
      {
        id: 'days',
        title: t`Days`,
        text: t`A day is typed or chosen from the calendar.`,
        Piece: Days,
        code: daysCode,
        keys: [closes],
      },
    ],
  }
}
