import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { countryName } from '#platform/shared/countries.ts'

const SRC = resolve(import.meta.dirname, '..')

/** Names that a country or a promise had once, and where one of them must stay. */
const FORMER: readonly { words: RegExp; stays: readonly string[] }[] = [
  {
    words: /Czech Republic|捷克共和国/i,
    stays: [
      // what people type
      'vat/engine/read-country.ts',
      // what an old version of a form said
      'form-templates/first-versions.ts',
    ],
  },
  // No code reminds of a renewal, and nobody can have a return filed unconfirmed.
  { words: /renewal reminder|续费提醒|authorise us in advance|预先授权/i, stays: [] },
]

const linesWith = (words: RegExp, stays: readonly string[]) =>
  globSync('**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !file.includes('.test.') && !stays.includes(file))
    .flatMap((file) =>
      readFileSync(resolve(SRC, file), 'utf8')
        .split('\n')
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

it.each(FORMER)('no text says $words', ({ words, stays }) => {
  expect(linesWith(words, stays)).toEqual([])
  for (const file of stays) expect(readFileSync(resolve(SRC, file), 'utf8')).toMatch(words)
})

it('the list of countries has the same name', () => {
  expect([countryName('CZ', 'en'), countryName('CZ', 'zh')]).toEqual(['Czechia', '捷克'])
})
