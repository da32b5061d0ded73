import { describe, expect, it } from 'vitest'
import type { Template } from '#forms/engine/model/template.ts'
import {
  countReview,
  draftOf,
  EMPTY_NOTE,
  noteAsRead,
  noteToSend,
  notesToSend,
  openPaths,
  pathWithoutReason,
  questionsOf,
  reviewFrom,
  type LocalVerdicts,
  type NoteDraft,
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

const form: StaffForm = {
  nodeId: 'node',
  status: 'SUBMITTED',
  template,
  answers: { name: 'Lanhai', people: [{ _id: 'zhou', fullName: 'ZHOU MING', passport: ['up_1'] }] },
  maskedPaths: [],
  submissions: [{ number: 1, at: '2026-03-01T00:00:00Z', by: 'Lin Yue' }],
  changes: [],
  files: [],
  openedFiles: [],
  notes: [],
  review: { submission: 1, toJudge: ['name', 'people/zhou/fullName', 'people/zhou/passport'], verdicts: [] },
  orderedMonths: null,
}
const paths = questionsOf(form).map((entry) => entry.path)
const passport = 'people/zhou/passport'
const langs = { own: 'en', seller: 'zh' } as const

const { toJudge } = form.review
const review = (local: LocalVerdicts = {}, kept: StaffForm['review']['verdicts'] = []) =>
  reviewFrom(kept, local, langs)
const marked = (note: NoteDraft = EMPTY_NOTE) => ({ decision: 'return', note }) as const
const kept = (path: string, verdict: 'ACCEPTED' | 'RETURNED', draft: object | null = null) =>
  ({
    path,
    verdict,
    draft,
    submission: 1,
    how: 'ONE',
    byId: 'staff_1',
    by: 'Lena',
    at: '2026-03-02T12:00:00.000Z',
  }) as StaffForm['review']['verdicts'][number]

describe('a review', () => {
  it('asks about every question and nothing else', () => {
    expect(paths).toEqual(['name', 'website', 'people/zhou/fullName', passport])
  })

  it('starts with everything open that the server asks for', () => {
    expect(countReview(review(), toJudge)).toEqual({ accepted: 0, toReturn: 0, open: 3 })
  })

  it('goes on where a colleague stopped, also in the note', () => {
    const draft = { reasons: ['cutOff'], text: { en: 'Lay it flat.', zh: '' }, example: false }
    const found = review({}, [kept('name', 'ACCEPTED'), kept(passport, 'RETURNED', draft)])
    expect(countReview(found, toJudge)).toEqual({ accepted: 1, toReturn: 1, open: 1 })
    expect(found.notes[passport]).toEqual({
      reasons: ['cutOff'],
      text: { own: 'Lay it flat.', theirs: '' },
      example: false,
    })
  })

  it('shows what was decided here before the server has it', () => {
    const found = review({ name: { decision: undefined, note: EMPTY_NOTE }, [passport]: marked() }, [
      kept('name', 'ACCEPTED'),
    ])
    expect(found.decisions).toEqual({ [passport]: 'return' })
  })

  it('counts a list that is returned as a whole, and does not wait for what is in it', () => {
    const found = review({ people: marked() })
    expect(countReview(found, toJudge)).toEqual({ accepted: 0, toReturn: 1, open: 1 })
    expect(openPaths(found, toJudge)).toEqual(['name'])
  })

  it('finds the first answer without a reason', () => {
    expect(pathWithoutReason(review({ [passport]: marked() }))).toBe(passport)
    const reasoned = marked({ ...EMPTY_NOTE, reasons: ['cutOff'] })
    expect(pathWithoutReason(review({ [passport]: reasoned }))).toBeUndefined()
  })
})

describe('a draft', () => {
  const note: NoteDraft = {
    reasons: ['other'],
    text: { own: 'Lay it flat.', theirs: '请放平。' },
    example: true,
  }

  it('is kept by language, so that a colleague who writes the other reads it in its place', () => {
    const draft = draftOf(note, langs)
    expect(draft.text).toEqual({ en: 'Lay it flat.', zh: '请放平。' })
    const found = reviewFrom([kept('name', 'RETURNED', draft)], {}, { own: 'zh', seller: 'zh' })
    expect(found.notes['name']?.text).toEqual({ own: '请放平。', theirs: '' })
  })

  it('is not hidden from a colleague who writes the other language', () => {
    const draft = draftOf({ ...note, text: { own: 'Lay it flat.', theirs: '' } }, { own: 'en', seller: 'en' })
    const found = reviewFrom([kept('name', 'RETURNED', draft)], {}, { own: 'zh', seller: 'zh' })
    expect(found.notes['name']?.text.own).toBe('Lay it flat.')
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
    const found = review({ name: marked({ ...EMPTY_NOTE, reasons: ['other'] }) })
    expect(notesToSend(found, langs, () => false)).toEqual([{ path: 'name', reasonCode: 'other' }])
  })
})
