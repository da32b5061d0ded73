import { describe, expect, it } from 'vitest'
import type { Template } from '#forms/engine/model/template.ts'
import {
  acceptAll,
  countReview,
  EMPTY_NOTE,
  decide,
  noteAsRead,
  noteToSend,
  notesToSend,
  pathWithoutReason,
  questionsOf,
  startReview,
  writeNote,
  type StaffForm,
} from './review.ts'

const label = { en: 'x', zh: 'x' }
const template: Template = {
  key: 'company',
  version: 1,
  title: label,
  sections: [
    {
      key: 'company',
      title: label,
      fields: [
        { type: 'text', key: 'name', label, required: true },
        { type: 'text', key: 'website', label },
        { type: 'info', key: 'hint', label, text: label },
        {
          type: 'group',
          key: 'people',
          label,
          rowLabel: label,
          addLabel: label,
          minRows: 1,
          maxRows: 3,
          fields: [
            { type: 'text', key: 'fullName', label, required: true },
            { type: 'file', key: 'passport', label, accept: ['image/png'], maxBytes: 1, required: true },
          ],
        },
      ],
    },
  ],
}

const NOTE: StaffForm['notes'][number] = {
  id: 'note',
  nodeId: 'node',
  path: 'name',
  section: 'x',
  row: null,
  field: 'x',
  reasonCode: 'other',
  reasonLabel: 'x',
  text: 'x',
  example: null,
  by: 'Lena',
  at: '2026-03-02T12:00:00Z',
  answered: true,
  resolved: true,
  files: [],
}

const form: StaffForm = {
  nodeId: 'node',
  status: 'SUBMITTED',
  template,
  answers: { name: 'Lanhai', people: [{ _id: 'zhou', fullName: 'ZHOU MING', passport: ['up_1'] }] },
  maskedPaths: [],
  submissions: [{ number: 1, at: '2026-03-01T00:00:00Z', by: 'Lin Yue' }],
  changes: [],
  files: [],
  notes: [],
}
const paths = questionsOf(form).map((entry) => entry.path)
const passport = 'people/zhou/passport'
const langs = { own: 'en', seller: 'zh' } as const

describe('a review', () => {
  it('asks about every question and nothing else', () => {
    expect(paths).toEqual(['name', 'website', 'people/zhou/fullName', passport])
  })

  it('starts with everything open except optional answers left empty', () => {
    expect(countReview(startReview(form), paths)).toEqual({ accepted: 1, toReturn: 0, open: 3 })
  })

  it('asks again only about what was returned or has changed', () => {
    const again: StaffForm = {
      ...form,
      submissions: [{ number: 2, at: '2026-03-02T00:00:00Z', by: 'Lin Yue' }, ...form.submissions],
      changes: [{ path: passport, before: ['up_0'], after: ['up_1'] }],
    }
    expect(startReview(again).decisions).toEqual({
      name: 'accepted',
      website: 'accepted',
      'people/zhou/fullName': 'accepted',
    })
  })

  it('asks again about a returned sensitive answer, whose change is not listed, but not about older notes', () => {
    const note = { ...NOTE, path: 'name' }
    const again: StaffForm = {
      ...form,
      submissions: [3, 2, 1].map((number) => ({ number, at: `2026-03-0${number}T00:00:00Z`, by: 'Lin Yue' })),
      notes: [
        { ...note, at: '2026-03-02T12:00:00Z' },
        { ...note, id: 'older', path: 'website', at: '2026-03-01T12:00:00Z' },
      ],
    }
    const open = paths.filter((path) => startReview(again).decisions[path] === undefined)
    expect(open).toEqual(['name'])
  })

  it('accepts the rest without touching what is marked for return', () => {
    const marked = decide(startReview(form), passport, 'return')
    expect(countReview(acceptAll(marked, paths), paths)).toEqual({ accepted: 3, toReturn: 1, open: 0 })
  })

  it('undoes a decision', () => {
    const undecided = decide(decide(startReview(form), 'name', 'accepted'), 'name', undefined)
    expect(undecided.decisions['name']).toBeUndefined()
  })

  it('counts a list that is returned as a whole', () => {
    expect(countReview(decide(startReview(form), 'people', 'return'), paths).toReturn).toBe(1)
  })

  it('finds the first answer without a reason', () => {
    const marked = decide(startReview(form), passport, 'return')
    expect(pathWithoutReason(marked)).toBe(passport)
    expect(
      pathWithoutReason(writeNote(marked, passport, { ...EMPTY_NOTE, reasons: ['cutOff'] })),
    ).toBeUndefined()
  })
})

describe('a note', () => {
  it('has the text of the reason when nothing was written', () => {
    expect(noteToSend(passport, { ...EMPTY_NOTE, reasons: ['cutOff'] }, langs)).toEqual({
      path: passport,
      reasonCode: 'cutOff',
      example: true,
    })
  })

  it('joins several reasons in both languages', () => {
    const note = noteToSend(passport, { ...EMPTY_NOTE, reasons: ['cutOff', 'expired'] }, langs)
    expect(note.reasonCode).toBe('cutOff')
    expect(note.text).toEqual({
      en: expect.stringMatching(/cut off.* expired/s),
      zh: expect.stringMatching(/没有拍完整.*已过期/),
    })
  })

  it('sends an own text in both languages, and one text for both where only one was written', () => {
    const text = { own: 'Lay it flat.', theirs: '请放平。' }
    const note = { reasons: ['other'], text, example: false } as const
    expect(noteToSend(passport, note, langs).text).toEqual({ en: 'Lay it flat.', zh: '请放平。' })
    expect(noteToSend(passport, note, { own: 'zh', seller: 'en' }).text).toEqual({
      zh: 'Lay it flat.',
      en: '请放平。',
    })
    expect(noteToSend(passport, { ...note, text: { own: 'Lay it flat.', theirs: ' ' } }, langs).text).toBe(
      'Lay it flat.',
    )
  })

  it('previews what the seller will read, and says when that is another language', () => {
    const note = { ...EMPTY_NOTE, reasons: ['cutOff' as const] }
    expect(noteAsRead(note, langs)).toEqual({ text: expect.stringContaining('没有拍完整'), foreign: false })
    expect(noteAsRead({ ...note, text: { own: 'Corner missing.', theirs: '' } }, langs)).toEqual({
      text: 'Corner missing.',
      foreign: true,
    })
  })

  it('offers an example only where the form has one', () => {
    const marked = writeNote(decide(startReview(form), 'name', 'return'), 'name', {
      ...EMPTY_NOTE,
      reasons: ['other'],
    })
    expect(notesToSend(marked, langs, () => false)).toEqual([{ path: 'name', reasonCode: 'other' }])
  })
})
