import { failCalls } from '#tests/support/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'
import { wordsOf } from '#tests/support/words.ts'

test.describe('in Vietnamese at 390 px', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('a course is started, goes step by step, and resumes where the user was, also offline', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/academy')
    const main = page.getByRole('main')
    const step = (name: string) => main.getByRole('heading', { level: 2, name })
    await main.getByRole('searchbox').fill('mo quay')
    await expect(main.getByRole('article').first()).toContainText('Mở quầy đầu ngày')
    await expect(main.getByRole('article').first()).toContainText(say('Start'))
    await expect(page).toHaveURL(/q=mo/)
    await main.getByRole('link', { name: 'Mở quầy đầu ngày' }).click()
    await expect(step('Đến sớm mười lăm phút')).toBeVisible()
    await expect(page).toHaveURL(/opening-the-till\?step=1/)

    // While a text is longer than the screen, the bar is at the bottom of the screen.
    const bar = main.getByRole('toolbar', { name: say('Go through the steps') })
    const bottom = async () => {
      const box = await bar.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await page.setViewportSize({ width: 390, height: 480 })
    await expect.poll(bottom).toBe(480)
    await page.setViewportSize({ width: 390, height: 780 })

    await main.getByRole('button', { name: say('Next step') }).click()
    await expect(step('Đếm tiền lẻ đầu ca')).toBeFocused()
    await page.keyboard.press('n')
    await expect(step('Xếp tiền trong két')).toBeVisible()
    await main.getByRole('button', { name: say('Previous step') }).click()
    await expect(page).toHaveURL(/step=2/)

    await page.goto('apps/academy?q=mo+quay')
    await expect(main.getByText(say('Continue'))).toBeVisible()
    await expect(main.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '33')
    await reloadOffline(page)
    await main.getByRole('link', { name: 'Mở quầy đầu ngày' }).click()
    await expect(step('Đếm tiền lẻ đầu ca')).toBeVisible()
    await page.goto('apps/academy/opening-the-till')
    await expect(page).toHaveURL(/step=2/)
    await reloadOffline(page)
    await expect(step('Đếm tiền lẻ đầu ca')).toBeVisible()
  })
})

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long a course is completed, hidden and started again; a failed write keeps the step open', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/academy/complaints')
    const main = page.getByRole('main')
    const list = main.getByRole('navigation', { name: say('Steps') })
    await expect(list.getByRole('link')).toHaveCount(5)
    const english = await list.getByRole('link').allTextContents()
    const choose = async (language: string) => {
      await page.evaluate(language => localStorage.setItem('outpost.locale', language), language)
      await page.reload()
    }
    await choose('vi')
    const translated = main.getByRole('navigation', { name: wordsOf('vi')('Steps') }).getByRole('link')
    await expect(translated, 'it has the same steps in Vietnamese').toHaveCount(5)
    for (const title of await translated.allTextContents()) expect(english).not.toContain(title)
    await choose('en')
    await expect(list.getByRole('link')).toHaveText(english)
    await list.getByRole('link', { name: /When somebody shouts/ }).click()
    await expect(page).toHaveURL(/step=5/)
    // The last step leads to the first that is not finished.
    await main.getByRole('button', { name: say('Next step') }).click()
    await expect(page).toHaveURL(/step=1/)
    for (const number of [2, 3, 4]) {
      await main.getByRole('button', { name: say('Next step') }).click()
      await expect(page).toHaveURL(new RegExp(`step=${number}`))
    }
    await expect(list.getByText(say('Finished'))).toHaveCount(4)

    await failCalls(page, 'academy/course', true, 'PATCH')
    const finish = main.getByRole('button', { name: say('Finish') })
    await finish.click()
    await expect(list.getByText(say('Finished'))).toHaveCount(4)
    await expect(page).toHaveURL(/step=4/)
    await failCalls(page, 'academy/course', false, 'PATCH')
    await finish.click()
    await expect(
      page.getByText(say('You have completed “{title}”', { title: 'Returns and complaints' })),
    ).toBeVisible()

    const card = main.getByRole('article').filter({ hasText: 'Returns and complaints' })
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/hideCompleted=true/)
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(main.getByRole('article')).toHaveCount(9)
    await main.getByRole('switch').click()
    await card.getByRole('button', { name: say('Start again') }).click()
    await expect(page).toHaveURL(/complaints\?step=1/)
    await expect(list.getByRole('link')).toHaveCount(5)
    await expect(list.getByText(say('Finished'))).toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('article')).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })

  test('@long a topic is chosen, no course matches, and an unknown course shows a message', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/academy')
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(10)
    await main.getByRole('combobox', { name: say('Topic') }).click()
    await page.getByRole('option', { name: 'Safety' }).click()
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
