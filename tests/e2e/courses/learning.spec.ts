import { courses } from '#seed/courses.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'
import { type Locale, wordsOf } from '#tests/support/words.ts'

/** Returns the title of a course of the sample, and those of its steps. */
function courseOf(id: string, language: Locale) {
  const { title = '', steps = [] } = courses[language].courses.find(course => course.id === id) ?? {}
  return { title, steps: steps.map(step => step.title) }
}

test.describe('in Vietnamese at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('a course is started, goes step by step, and resumes where the user was, also offline', async ({
    page,
    language,
    viewport,
    say,
  }) => {
    const { title, steps } = courseOf('opening-the-till', language)
    await open(page, 'apps/academy')
    const main = page.getByRole('main')
    const step = (number: number) =>
      main.getByRole('heading', { level: 2, name: steps[number - 1] ?? 'none' })
    await main.getByRole('searchbox').fill(language === 'vi' ? 'mo quay' : 'open the till')
    await expect(main.getByRole('article').first()).toContainText(title)
    await expect(main.getByRole('article').first()).toContainText(say('Start'))
    await expect(page).toHaveURL(/q=(mo|open)/)
    await main.getByRole('link', { name: title }).click()
    await expect(step(1)).toBeVisible()
    await expect(page).toHaveURL(/opening-the-till\?step=1/)

    // While a text is longer than a small screen, the bar is at the bottom of the screen.
    const { width, height } = viewport ?? { width: 0, height: 0 }
    const bar = main.getByRole('toolbar', { name: say('Go through the steps') })
    const bottom = async () => {
      const box = await bar.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await page.setViewportSize({ width, height: 480 })
    if (width < 960) await expect.poll(bottom).toBe(480)
    await page.setViewportSize({ width, height })

    await main.getByRole('button', { name: say('Next step') }).click()
    await expect(step(2)).toBeFocused()
    await page.keyboard.press('n')
    await expect(step(3)).toBeVisible()
    await main.getByRole('button', { name: say('Previous step') }).click()
    await expect(page).toHaveURL(/step=2/)

    await page.goto(`apps/academy?q=${encodeURIComponent(title)}`)
    await expect(main.getByText(say('Continue'))).toBeVisible()
    await expect(main.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '33')
    await reloadOffline(page)
    await main.getByRole('link', { name: title }).click()
    await expect(step(2)).toBeVisible()
    await page.goto('apps/academy/opening-the-till')
    await expect(page).toHaveURL(/step=2/)
    await reloadOffline(page)
    await expect(step(2)).toBeVisible()
  })
})

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long a course is completed, hidden and started again; a failed write keeps the step open', async ({
    page,
    language,
    isNarrow,
    say,
  }) => {
    const { title, steps } = courseOf('complaints', language)
    await open(page, 'apps/academy/complaints')
    const main = page.getByRole('main')
    // On a narrow screen the steps are in a menu.
    const stepsIn = async (locale: Locale) => {
      const name = wordsOf(locale)('Steps')
      if (!isNarrow) return main.getByRole('navigation', { name }).getByRole('link')
      await main.getByRole('button', { name: new RegExp(`^${name}:`) }).click()
      return page.getByRole('menuitem')
    }
    const finished = async (count: number) => {
      const list = await stepsIn(language)
      const mark = isNarrow
        ? page.getByRole('img', { name: say('Finished') })
        : page.getByText(say('Finished'))
      await expect(list.filter({ has: mark })).toHaveCount(count)
      if (isNarrow) await page.keyboard.press('Escape')
    }
    const choose = async (locale: Locale) => {
      await page.evaluate(locale => localStorage.setItem('outpost.locale', locale), locale)
      await page.reload()
      await expect(await stepsIn(locale), 'it has the same steps in both languages').toHaveText(
        courseOf('complaints', locale).steps.map(step => new RegExp(step.replace('?', '\\?'))),
      )
    }
    await choose(language === 'vi' ? 'en' : 'vi')
    await choose(language)
    await page.getByRole(isNarrow ? 'menuitem' : 'link', { name: steps[4] ?? 'none' }).click()
    await expect(page).toHaveURL(/step=5/)
    // The last step leads to the first that is not finished.
    await main.getByRole('button', { name: say('Next step') }).click()
    await expect(page).toHaveURL(/step=1/)
    for (const number of [2, 3, 4]) {
      await main.getByRole('button', { name: say('Next step') }).click()
      await expect(page).toHaveURL(new RegExp(`step=${number}`))
    }
    await finished(4)

    await failCalls(page, 'academy/course', true, 'PATCH')
    const finish = main.getByRole('button', { name: say('Finish') })
    await finish.click()
    await finished(4)
    await expect(page).toHaveURL(/step=4/)
    await failCalls(page, 'academy/course', false, 'PATCH')
    await finish.click()
    await expect(page.getByText(say('You have completed “{title}”', { title }))).toBeVisible()

    const card = main.getByRole('article').filter({ hasText: title })
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/hideCompleted=true/)
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(main.getByRole('article')).toHaveCount(9)
    await main.getByRole('switch').click()
    await card.getByRole('button', { name: say('Start again') }).click()
    await expect(page).toHaveURL(/complaints\?step=1/)
    await finished(0)

    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('article')).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })

  test('@long a topic is chosen, no course matches, and an unknown course shows a message', async ({
    page,
    language,
    say,
  }) => {
    await open(page, 'apps/academy')
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(10)
    await main.getByRole('combobox', { name: say('Topic') }).click()
    await page.getByRole('option', { name: language === 'vi' ? 'An toàn' : 'Safety' }).click()
    await expect(page).toHaveURL(/category=safety/)
    await expect(main.getByRole('article')).toHaveCount(2)
    await page.keyboard.press('/')
    await page.keyboard.type('zzz')
    await expect(main.getByRole('heading', { name: say('No results found!') })).toBeVisible()
    await main.getByRole('link', { name: say('Show all courses') }).click()
    await expect(main.getByRole('article')).toHaveCount(10)
    await page.goto('apps/academy/none?step=1')
    await expect(page.getByText(say('There is nothing at this address'))).toBeVisible()
  })
})
