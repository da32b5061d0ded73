import { describe, expect, test } from 'vitest'
import { ID_PATTERN, newId } from './ids.ts'
import { idInput } from './call.ts'

describe('ids', () => {
  const many = Array.from({ length: 5000 }, () => newId('wo'))

  test('match the pattern and are valid input', () => {
    for (const id of many) {
      expect(id).toMatch(ID_PATTERN)
      expect(idInput.safeParse(id).success).toBe(true)
    }
  })

  test('are unique', () => expect(new Set(many).size).toBe(many.length))

  test('use the whole alphabet at every place, so that none can be predicted', () => {
    const places = Array.from({ length: 26 }, (_, i) => i + 3)
    expect(places.filter((place) => new Set(many.map((id) => id[place])).size !== 32)).toEqual([])
  })

  test.each(['', 'a b', "x'; drop table users", '../etc/passwd', 'é', 'x'.repeat(65)])(
    '%j is no id',
    (value) => {
      expect(idInput.safeParse(value).success).toBe(false)
    },
  )
})
