import { expect, test } from 'vitest'
import { LANGS } from '#platform/shared/local-text.ts'
import { DECLARED_KINDS, MESSAGE_KINDS } from './message-kinds.ts'

test('each kind has a name of its own, as rows keep it', () => {
  expect(MESSAGE_KINDS.size).toBe(DECLARED_KINDS.length)
  expect(DECLARED_KINDS.length).toBeGreaterThan(15)
  for (const { name } of DECLARED_KINDS) expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/)
})

const named = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test('both languages speak of the same', () => {
  for (const { name, title, body } of DECLARED_KINDS)
    for (const text of [title, body]) {
      expect(named(text.en), name).toEqual(named(text.zh))
      for (const lang of LANGS) expect(text[lang].trim(), name).not.toBe('')
    }
})
