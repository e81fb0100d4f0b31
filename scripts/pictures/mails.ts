import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { documents, pictures } from './mail-files.ts'
import { type Face, portrait } from './portrait.ts'

const folder = new URL('../../public/images/mails/', import.meta.url)

const faces: Record<string, Face> = {
  'trinh-cong-khoa': { skin: 1, hair: 0, style: 'short', top: '#4A9CC9', background: '#CFE8FA' },
  'bui-thanh-truc': { skin: 0, hair: 2, style: 'long', top: '#7A7A2E', background: '#EFE4CF', glasses: true },
  'luong-gia-bao': { skin: 2, hair: 1, style: 'side', top: '#3E7A5C', background: '#DCEBDD' },
}

// A static font with all Vietnamese letters: with a variable font a PDF is three times as large.
const style = `<meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0;font-weight:400} body{font:14px/1.5 'DejaVu Sans', sans-serif;color:#1d1a24}
</style>`

/**
 * Draws the portraits of the senders of the sample mails, and the attached files: `CHROMIUM=… npx tsx
 * scripts/pictures/mails.ts`.
 */
for (const [name, face] of Object.entries(faces))
  writeFileSync(new URL(`${name}.svg`, folder), `${portrait(face)}\n`)

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [name, html] of Object.entries(documents)) {
  await page.setContent(style + html)
  writeFileSync(new URL(`${name}.pdf`, folder), await page.pdf({ format: 'A5', tagged: false }))
}
for (const [file, { html, width, height }] of Object.entries(pictures)) {
  await page.setViewportSize({ width, height })
  await page.setContent(style + html)
  const type = file.endsWith('.jpg') ? 'jpeg' : 'png'
  const image = await page.screenshot({ type, ...(type === 'jpeg' && { quality: 62 }) })
  writeFileSync(new URL(file, folder), image)
}
await browser.close()
