import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addGoods, storedDocument } from '#tests/support/data/goods.ts'
import { soldProducts } from '#tests/support/data/till.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

eachVariant(({ testIn }) => {
  testIn(1)(
    '@long the receiver signs a delivery, and the signature is stored as its proof',
    async ({ page, say }) => {
      await open(page, 'main/take-out/new')
      const [first] = await soldProducts(page, 1)
      await addGoods(page, say, first?.name ?? '')
      await page.getByRole('button', { name: say('Check out'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^XH-/)
      await page.getByRole('button', { name: say('Collect'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('All there') }).click()
      await dialog.getByRole('button', { name: say('Collect'), exact: true }).click()
      await expect(dialog).toHaveCount(0)

      await page.getByRole('button', { name: say('Hand over'), exact: true }).click()
      await dialog.getByRole('button', { name: say('Let the receiver sign') }).click()
      const signing = page.getByRole('dialog', { name: say('Signature of the receiver') })
      const keep = signing.getByRole('button', { name: say('Keep the signature') })
      await expect(keep).toBeDisabled()
      expect(await axeViolations(page)).toEqual([])
      async function sign() {
        const box = await signing.getByRole('img').boundingBox()
        if (!box) throw new Error('The field is on screen')
        await page.mouse.move(box.x + 20, box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 5 })
        await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2, { steps: 5 })
        await page.mouse.up()
      }
      await sign()
      await signing.getByRole('button', { name: say('Clear') }).click()
      await expect(keep).toBeDisabled()
      await sign()
      const dark = await signing.getByRole('img').evaluate(element => {
        const canvas = element as HTMLCanvasElement
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return [...pixels].filter((value, index) => index % 4 === 0 && value < 100).length
      })
      expect(dark, 'what was drawn is still in the field').toBeGreaterThan(500)
      await keep.click()
      await expect(signing).toHaveCount(0)
      const proof = dialog.getByRole('list', { name: say('Proof of delivery') })
      await expect(proof.getByRole('listitem')).toHaveCount(1)
      await dialog.getByRole('button', { name: say('Handed over') }).click()
      await expect(dialog).toHaveCount(0)
      const row = await storedDocument<TakeOut>(page, 'take-outs')
      expect(row).toMatchObject({ status: 'delivered', proof: [expect.any(String)] })
      await expect(page.getByRole('img', { name: say('Proof of delivery') })).toHaveJSProperty(
        'naturalWidth',
        900,
      )
    },
  )
})
