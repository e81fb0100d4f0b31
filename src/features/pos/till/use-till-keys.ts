import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useWedge } from '#src/blocks/shop/scan/use-wedge.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { useTill } from './till-context.ts'
import { useTillLayers } from './use-till-layers.ts'

export const SEARCH_ID = 'till-search'

/** The keys of the till, and the scanner. F2 and F4 also work while the user types. */
export function useTillKeys() {
  const { t } = useLingui()
  const { ticket, touched, session, step, addCode } = useTill()
  const { layer, open } = useTillLayers()
  const line = touched ?? ticket.lines.at(-1)?.id
  const isSelling = session !== null

  const search = () => document.getElementById(SEARCH_ID)?.focus()
  const pay = () => {
    if (isSelling && ticket.lines.length > 0) open('pay')
  }
  const stepBy = (by: number) => () => {
    if (isSelling && line) step(line, by)
  }

  useKeyboardShortcuts([
    { keys: 'F2', label: t`Search for a product`, run: search },
    { keys: 'F4', label: t`Take payment`, run: pay },
    { keys: '+', label: t`One more of the last line`, run: stepBy(1) },
    { keys: '-', label: t`One less of the last line`, run: stepBy(-1) },
  ])
  useWedge(code => {
    if (isSelling) addCode(code)
  })

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || layer !== undefined || !(event.target instanceof HTMLInputElement)) return
    if (event.key !== 'F2' && event.key !== 'F4') return
    event.preventDefault()
    if (event.key === 'F2') search()
    else pay()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
