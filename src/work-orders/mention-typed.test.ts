import { describe, expect, it } from 'vitest'
import { colleaguesFor, mentionAt, withMention } from './mention-typed.ts'
import { mentionsIn } from './mentions.ts'

const people = [
  { id: 'a', name: 'Lena Vogt' },
  { id: 'b', name: 'Ines Keller' },
  { id: 'c', name: '林悦' },
]

describe('what is typed behind an @', () => {
  it.each([
    ['@', 1, { at: 0, typed: '' }],
    ['Please, @le', 11, { at: 8, typed: 'le' }],
    ['请＠林', 3, { at: 1, typed: '林' }],
    ['请@林', 3, { at: 1, typed: '林' }],
    ['@Lena Vo and more', 8, { at: 0, typed: 'Lena Vo' }],
    ['lena@example.com', 16, undefined],
    ['at 5 @ noon', 11, undefined],
    ['@le\nnext line', 13, undefined],
    ['nobody', 6, undefined],
  ])('in “%s” at %d', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected)
  })

  it.each([
    ['', ['a', 'b', 'c']],
    ['l', ['a', 'b']],
    ['KEL', ['b']],
    ['林', ['c']],
    ['lena vogt', ['a']],
    ['Lena Vogt please', []],
    ['xy', []],
  ])('“%s” may become', (typed, ids) => {
    expect(colleaguesFor(typed, people, undefined).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['', ['b', 'c']],
    ['l', ['b']],
    ['lena', []],
    ['Lena Vogt please', []],
  ])('“%s” never becomes whoever types it', (typed, ids) => {
    expect(colleaguesFor(typed, people, 'a').map(({ id }) => id)).toEqual(ids)
  })
})

it('becomes the name, and is read as a mention', () => {
  const text = 'Please, @ke call them'
  const mention = mentionAt(text, 11)
  if (!mention) throw new Error('no mention')
  const done = withMention(text, mention, 'Ines Keller')
  expect(done).toEqual({ text: 'Please, @Ines Keller call them', caret: 21 })
  expect(mentionsIn(done.text, people)).toEqual(['b'])
})
