import { expect, it } from 'vitest'
import { proxiesOf } from './proxies.ts'

it('this machine is a proxy, whatever the list contains', () => {
  const isProxy = proxiesOf()
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isProxy)).toBe(true)
  expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', ''].some(isProxy)).toBe(false)
})

it('the list has addresses and subnets', () => {
  const isProxy = proxiesOf('172.28.41.0/24, 2001:db8::1')
  expect(['172.28.41.3', '::ffff:172.28.41.3', '2001:db8::1', '127.0.0.1'].every(isProxy)).toBe(true)
  expect(['172.28.42.3', '2001:db8::2'].some(isProxy)).toBe(false)
})

it('a list with anything else is refused', () => {
  expect(() => proxiesOf('proxy.example')).toThrow('Invalid')
  expect(() => proxiesOf('172.28.41.0/64')).toThrow('range')
})
