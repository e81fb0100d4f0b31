import { escaped } from '#src/lib/text/html-text.ts'
import type { Block } from './topic.ts'

/** Returns the HTML of a guide. Its texts can contain simple HTML. */
export const htmlOf = (body: readonly Block[]): string => body.map(toHtml).join('')

function toHtml(block: Block): string {
  if (Array.isArray(block)) return `<ol>${itemsOf(block)}</ol>`
  if (typeof block === 'string')
    return block.startsWith('# ') ? `<h2>${block.slice(2)}</h2>` : `<p>${block}</p>`
  if ('points' in block) return `<ul>${itemsOf(block.points)}</ul>`
  const { picture, alt, width, height } = block
  return `<p><img src="images/help/${picture}.webp" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy"></p>`
}

const itemsOf = (items: readonly string[]) => items.map(item => `<li>${item}</li>`).join('')
