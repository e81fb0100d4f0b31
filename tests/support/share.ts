import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

interface SharedFile {
  /** The part of the form: the manifest has one for pictures and one for other files. */
  part: 'picture' | 'file'
  path: string
  type: string
}

/** Sends a form as the system does for an app that shares, with the address, names and method of the manifest. */
export async function share(page: Page, shared: Record<string, string>, picked?: SharedFile) {
  const file = picked && { ...picked, bytes: [...(await readFile(picked.path))] }
  await page.evaluate(
    async ({ shared, file }) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const target = (await (await fetch(link?.href ?? '')).json()).share_target
      const form = document.createElement('form')
      Object.assign(form, { action: target.action, method: target.method, enctype: target.enctype })
      const put = (name: string, type: string) => {
        const input = Object.assign(document.createElement('input'), { name, type })
        form.append(input)
        return input
      }
      for (const [name, value] of Object.entries(shared)) put(target.params[name], 'text').value = value
      if (file) {
        const given = new DataTransfer()
        given.items.add(new File([new Uint8Array(file.bytes)], 'chia-se', { type: file.type }))
        const parts: { name: string }[] = target.params.files
        put(parts.find(({ name }) => name === file.part)?.name ?? 'missing', 'file').files = given.files
      }
      document.body.append(form)
      form.submit()
    },
    { shared, file },
  )
}
