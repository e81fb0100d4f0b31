import { expect, it } from 'vitest'
import type { Item } from '#src/contract/files.ts'
import { type PreviewKind, previewKind } from './preview-kind.ts'

it.each<[string, Item['type'], PreviewKind]>([
  ['ảnh.JPG', 'JPG', 'picture'],
  ['hoá đơn.pdf', 'PDF', 'pdf'],
  ['ghi chú.txt', 'TXT', 'text'],
  ['giá.csv', 'XLS', 'table'],
  ['giá.xlsx', 'XLS', 'none'],
  ['nhạc.mp3', 'MP3', 'audio'],
  ['phim.mp4', 'MP4', 'video'],
  ['trang.html', 'FILE', 'text'],
  ['hình.svg', 'FILE', 'text'],
  ['lưu trữ.zip', 'ZIP', 'none'],
  ['thư mục', 'folder', 'none'],
])('%s of type %s is shown as %s', (name, type, kind) => expect(previewKind({ name, type })).toBe(kind))
