import { expect, it } from 'vitest'
import { entryHref, entryName } from './entry-name.ts'

it.each([
  ['passport.pdf', 'documents/0001-passport.pdf'],
  ['营业执照 副本.png', 'documents/0001-营业执照 副本.png'],
  ['𠮷野家.pdf', 'documents/0001-𠮷野家.pdf'],
  ['../../etc/passwd', 'documents/0001-_.._etc_passwd'],
  ['..\\..\\x.pdf', 'documents/0001-_.._x.pdf'],
  ['<script>alert(1)</script>.pdf', 'documents/0001-_script_alert(1)__script_.pdf'],
  ['evil\u202efdp.exe', 'documents/0001-evil_fdp.exe'],
  ['a\u0000b\n.pdf', 'documents/0001-a_b_.pdf'],
  ['', 'documents/0001-file'],
  ['...', 'documents/0001-file'],
  ['half\ud800.pdf', 'documents/0001-half\ufffd.pdf'],
])('%j stands in the archive as %j', (name, expected) => {
  expect(entryName('documents', 1, name)).toBe(expected)
})

it('is short enough to be unpacked anywhere, and never cuts a character in two', () => {
  const name = entryName('documents', 12, `${'𠮷'.repeat(300)}.pdf`)
  expect(name).toBe(`documents/0012-${'𠮷'.repeat(120)}.pdf`)
})

it('is linked by an address', () => {
  expect(entryHref('documents/0001-营 #1?.pdf')).toBe('documents/0001-%E8%90%A5%20%231%3F.pdf')
})
