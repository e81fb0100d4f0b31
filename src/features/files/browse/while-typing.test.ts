import { expect, it } from 'vitest'
import type { ListedItem } from '#src/features/files/load-files.ts'
import { whileTyping } from './while-typing.ts'

const items = ['Hoá đơn điện', 'Hoá đơn nước', 'Bảng giá'].map(name => ({ id: name, name }) as ListedItem)
const names = (query: string | undefined, typed: string) =>
  whileTyping({ items, query }, typed).map(({ name }) => name)

it('shows the items whose names contain the typed text, without accents', () => {
  expect(names(undefined, 'hoa don')).toEqual(['Hoá đơn điện', 'Hoá đơn nước'])
  expect(names('hoa', 'hoa don n')).toEqual(['Hoá đơn nước'])
})

it('shows all items when no name contains the text, because the search looks into other folders too', () => {
  expect(names(undefined, 'kho')).toHaveLength(3)
})

it('shows all items of a search that the text does not continue, and of the one whose results they are', () => {
  expect(names('don', 'bang')).toHaveLength(3)
  expect(names('don', 'DƠN ')).toHaveLength(3)
  expect(names(undefined, ' ')).toHaveLength(3)
})
