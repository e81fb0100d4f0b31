import { expect, it } from 'vitest'
import type { Item } from '#src/contract/files.ts'
import { folderTree, targetsNamed } from './folder-tree.ts'

const folder = (id: string, folderId: string | null) =>
  ({ id, folderId, name: `Thư mục ${id}`, type: 'folder' }) as Item
const folders = [
  folder('a', null),
  folder('b', null),
  folder('a1', 'a'),
  folder('a11', 'a1'),
  folder('x', 'gone'),
]
const words = (without: string[] = []) =>
  folderTree(folders, new Set(without)).map(({ id, depth }) => `${id}/${depth}`)

it('lists each folder before those in it, and none that cannot be reached', () => {
  expect(words()).toEqual(['a/1', 'a1/2', 'a11/3', 'b/1'])
})

it('leaves out folders with everything in them', () => {
  expect(words(['a1'])).toEqual(['a/1', 'b/1'])
})

it('finds targets without accents', () => {
  const targets = folderTree(folders, new Set())
  expect(targetsNamed(targets, 'thu muc A1').map(({ id }) => id)).toEqual(['a1', 'a11'])
  expect(targetsNamed(targets, ' ')).toEqual(targets)
})
