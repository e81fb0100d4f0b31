import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Attachment } from './attachments.ts'

const accepts = (downloadUrl: string) =>
  v.is(Attachment, { type: 'image/png', name: 'x.png', size: 1, preview: 'png', downloadUrl })

it.each([
  'images/uploads/a-b',
  '/images/mails/hóa đơn.pdf?v=1:2',
  './x.png',
  'data:image/png;base64,AAAA',
  'https://shop.example/a.pdf',
])('the path %s is accepted for a file', address => expect(accepts(address)).toBe(true))

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg onload="1">',
  'http://shop.example/a.pdf',
  '//evil.example/a.pdf',
  '/\\evil.example',
  '/\t/evil.example',
  'blob:https://evil.example/x',
])('the path %s is refused for a file', address => expect(accepts(address)).toBe(false))
