import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The contrast of 7:1 that level AAA requires. */
export const highContrast = { type: 'rule' as const, values: ['color-contrast-enhanced'] }

/**
 * Returns the accessibility violations that axe finds in the page, or in a part of it, one line for each element. It
 * does not look into frames, whose content is that of mails.
 */
export async function axeViolations(page: Page, part = 'html', rules: RunOnly | string[] = standard) {
  // A page keeps the script until it is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, passes } = await page.evaluate(
    async ({ part, rules }) => {
      // In the first frame of its animation a dialog is transparent, and axe takes it for hidden.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      return (window as unknown as { axe: typeof axe }).axe.run(part, {
        runOnly: rules,
        resultTypes: ['violations'],
        iframes: false,
      })
    },
    { part, rules },
  )
  expect(passes.length, 'axe has looked').toBeGreaterThan(rules === standard ? 5 : 0)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
