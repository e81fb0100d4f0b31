import type { FileType } from '#src/contract/files.ts'

const endings: [FileType, RegExp][] = [
  ['PDF', /\.pdf$/i],
  ['XLS', /\.(xlsx?|ods|csv)$/i],
  ['DOC', /\.(docx?|odt|rtf)$/i],
  ['TXT', /\.(txt|md|json|log)$/i],
  ['JPG', /\.(jpe?g|png|webp|gif|avif)$/i],
  ['MP3', /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
  ['MP4', /\.(mp4|m4v|webm|mov|ogv)$/i],
  ['ZIP', /\.(zip|rar|7z|gz|tar)$/i],
]

/** Returns the type of a file by the ending of its name. */
export const typeOf = (name: string): FileType =>
  endings.find(([, ending]) => ending.test(name))?.[0] ?? 'FILE'
