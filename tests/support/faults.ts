import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the accessibility violations that axe finds in the page, or in a part of it, one line for each element. */
export async function axeViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standard)
  const { violations, passes } = await (part ? axe.include(part) : axe).analyze()
  expect(passes.length, 'axe has looked').toBeGreaterThan(5)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
