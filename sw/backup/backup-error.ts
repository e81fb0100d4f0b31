import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'

/** In English and in Vietnamese. */
const texts = {
  foreign: [
    'This file is no backup of Outpost, or only a part of one. Nothing was changed.',
    'Tệp này không phải bản sao lưu của Outpost, hoặc chỉ là một phần. Chưa có gì bị thay đổi.',
  ],
  newer: [
    'This backup is of a newer version of Outpost. Update first, then restore it. Nothing was changed.',
    'Bản sao lưu này thuộc phiên bản Outpost mới hơn. Hãy cập nhật rồi khôi phục. Chưa có gì bị thay đổi.',
  ],
  damaged: [
    'This backup is damaged. Nothing was changed.',
    'Bản sao lưu này bị hỏng. Chưa có gì bị thay đổi.',
  ],
} as const

/** Returns the 400 problem that says why a file is not restored. */
export function backupError(code: keyof typeof texts, lang: Lang) {
  const message = texts[code][lang === 'vi' ? 1 : 0]
  return new Problem(400, { body: { message, code: `${code}Backup`, field: 'file' } })
}
