import { describe, expect, test } from 'vitest'
import { example, withDirector } from '../../testing/example.builders.ts'
import { applyEditable, lockedPaths } from './review-locks.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'

const open = (path: string) => ({ path, open: true })

describe('lockedPaths', () => {
  test('only what an open note names is editable', () => {
    const locked = lockedPaths(template, example(), [
      open('directors/zhou/passport'),
      { path: 'city', open: false },
    ])
    expect(locked.has('directors/zhou/passport')).toBe(false)
    expect(locked.has('directors/zhou/fullName')).toBe(true)
    expect(locked.has('directors')).toBe(true)
    expect(locked.has('city')).toBe(true)
  })

  test('a note on a group opens all its rows', () => {
    const locked = lockedPaths(template, example(), [open('directors')])
    expect([...locked].filter((path) => path.startsWith('directors'))).toEqual([])
    expect(locked.has('city')).toBe(true)
  })

  test.each([['directors'], ['directors/zhou'], ['directors/zhou/fullName']])(
    'with %s also the choice among the names',
    (path) => {
      const locked = lockedPaths(template, example(), [open(path)])
      expect(locked.has('signatory')).toBe(false)
      expect(locked.has('businessLicence')).toBe(true)
    },
  )

  test('a passport that came back opens no choice among names', () => {
    expect(lockedPaths(template, example(), [open('directors/zhou/passport')]).has('signatory')).toBe(true)
  })

  test('a question that was not asked before is free', () => {
    expect(lockedPaths(template, example(), [open('country')]).has('registrationNumber')).toBe(false)
  })
})

describe('applyEditable', () => {
  test('takes the allowed change and no other', () => {
    const after = { ...withDirector({ passport: ['up_new'], fullName: 'SOMEONE ELSE' }), city: 'Elsewhere' }
    expect(applyEditable(template, example(), after, ['directors/zhou/passport'])).toEqual(
      withDirector({ passport: ['up_new'] }),
    )
  })

  test('rows are added or removed only when the group is open', () => {
    const [zhou] = example().directors as unknown as Record<string, unknown>[]
    const xu = { _id: 'xu', fullName: 'XU LAN' }
    const added = example({ directors: [zhou, xu] })
    expect(applyEditable(template, example(), added, ['city'])).toEqual(example())
    expect(applyEditable(template, example(), example({ directors: [] }), ['city'])).toEqual(example())
    expect(applyEditable(template, example(), added, ['directors']).directors).toEqual([zhou, xu])
  })

  test('a question that an open answer brings up can be answered', () => {
    const after = example({ country: 'HK', registrationNumber: '1234567', homeTaxNumber: '12345678' })
    const merged = applyEditable(template, example(), after, ['country'])
    expect(merged).toMatchObject({ country: 'HK', registrationNumber: '1234567', homeTaxNumber: '12345678' })
    expect(merged).not.toHaveProperty('uscc')
  })

  test('an answer can be emptied where it is open', () => {
    expect(applyEditable(template, example(), example({ eori: undefined }), ['eori'])).not.toHaveProperty(
      'eori',
    )
    expect(applyEditable(template, example(), {}, ['eori'])).toEqual(example({ eori: undefined }))
  })

  test.each([undefined, null, 7, 'x', [], { directors: 'x' }, { directors: [null, { _id: 'zhou' }] }])(
    '%j changes nothing that is closed',
    (after) => {
      expect(applyEditable(template, example(), after, [])).toEqual(example())
    },
  )
})
