import type { ElementHandle } from '@playwright/test'

/**
 * Clicks a control that nothing covers, without moving the pointer or the focus to it. So a tooltip, or the focus, is not
 * taken for an effect of the control.
 */
export async function pressed(control: ElementHandle<HTMLElement | SVGElement>) {
  await control.click({ trial: true })
  await control.dispatchEvent('click')
}
