import type { Locator, Page } from '@playwright/test'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect } from '#tests/support/test.ts'
import type { wordsOf } from '#tests/support/words.ts'

interface Edited {
  fieldOf: (tab: Page) => Locator
  /** Returns what is stored. */
  stored: (tab: Page) => Promise<unknown>
  say: ReturnType<typeof wordsOf>
}

/** Returns the question of a field that was changed here and in another tab. */
export const questionOf = (tab: Page, say: Edited['say']) =>
  tab.getByRole('alert').filter({ hasText: say('Changed elsewhere') })

/** Two tabs edit the same field, which saves by itself: expects the question in the first one, and each answer. */
export async function expectQuestion(page: Page, second: Page, { fieldOf, stored, say }: Edited) {
  const question = questionOf(page, say)
  for (const choice of ['Keep mine', 'Take theirs'] as const) {
    const [theirs, mine] = [`Bản kia, ${choice}`, `Bản này, ${choice}`]
    // The text typed here waits while the other tab saves.
    await failCalls(page, '/api/apps/', true, 'PATCH')
    await fieldOf(page).fill(mine)
    await fieldOf(second).fill(theirs)
    await expect.poll(() => stored(second)).toBe(theirs)
    await expect(question).toContainText(theirs)
    // The network is back: the question stays, and nothing is sent.
    await failCalls(page, '/api/apps/', false, 'PATCH')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(question).toContainText(theirs)
    expect(await stored(second), 'nothing is overwritten').toBe(theirs)
    await expect(fieldOf(page)).toHaveValue(mine)

    await question.getByRole('button', { name: say(choice) }).click()
    const chosen = choice === 'Keep mine' ? mine : theirs
    await expect(question).toHaveCount(0)
    await expect(fieldOf(page)).toHaveValue(chosen)
    await expect.poll(() => stored(page)).toBe(chosen)
    await expect(fieldOf(second)).toHaveValue(chosen)
  }
}
