import { describe, expect, it } from 'vitest'
import { describeError } from '../validate/describe-error.ts'
import { lintTemplate } from '../lint/lint-template.ts'
import { numberReasons } from '#tax-numbers/number-reasons.ts'
import { formMessages } from '../model/messages.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { evaluate } from './evaluate.ts'
import { kitchenSink, SINK_FILES, sinkAnswers } from '../../testing/kitchen-sink.ts'
import { validate } from '../validate/validate.ts'

const check = (answers: unknown) =>
  validate(kitchenSink, answers, { files: SINK_FILES, today: '2026-03-15', mode: 'submit' })

it('asks every type of question', () => {
  const types = new Set(evaluate(kitchenSink, sinkAnswers()).fields.map((entry) => entry.field.type))
  const all = ['text', 'textarea', 'number', 'money', 'date', 'checkbox', 'radio', 'select', 'multiselect']
  expect([...types].toSorted()).toEqual([...all, 'country', 'file', 'computed', 'group', 'info'].toSorted())
  expect(lintTemplate(kitchenSink)).toEqual([])
})

it('takes valid answers unchanged', () => {
  expect(check(sinkAnswers())).toEqual({ values: sinkAnswers(), errors: [] })
})

const owner = (changes: object) => [{ _id: 'a', fullName: 'ZHOU MING', ...changes }]
const nine = Array.from({ length: 9 }, (_, index) => ({ _id: `r${index}`, fullName: 'Somebody' }))

/** What somebody may send without the browser: at which path it is refused, and what is kept of it. */
const TAMPERED: [string, object, string | undefined, unknown][] = [
  ['a wrong checksum', { iban: 'DE89370400440532013001' }, 'iban', 'DE89370400440532013001'],
  ['an unknown country', { country: 'XX' }, 'country', undefined],
  ['no date', { foundedOn: 'not a date' }, 'foundedOn', undefined],
  ['a day that does not exist', { foundedOn: '2026-02-30' }, 'foundedOn', undefined],
  ['a day in the future', { foundedOn: '2026-03-16' }, 'foundedOn', '2026-03-16'],
  ['letters for a number', { staff: 'abc' }, 'staff', undefined],
  ['half a person', { staff: 1.5 }, 'staff', 1.5],
  ['no number at all', { staff: Number.NaN }, 'staff', undefined],
  ['500 characters where 120 are allowed', { name: 'x'.repeat(500) }, 'name', 'x'.repeat(500)],
  ['an object in a text field', { name: { $ne: 1 } }, 'name', undefined],
  ['a list in a text field', { name: ['a'] }, 'name', undefined],
  ['a text as money', { turnover: '12.50' }, 'turnover', undefined],
  ['a currency that is not offered', { turnover: { amount: 1, currency: 'USD' } }, 'turnover', undefined],
  ['parts of a cent', { turnover: { amount: 1.5, currency: 'EUR' } }, 'turnover', undefined],
  [
    'less than nothing',
    { turnover: { amount: -1, currency: 'EUR' } },
    'turnover',
    { amount: -1, currency: 'EUR' },
  ],
  ['a tick that is a word', { isTrue: 'true' }, 'isTrue', undefined],
  ['no tick', { isTrue: false }, 'isTrue', false],
  ['another choice', { colour: 'pink' }, 'colour', undefined],
  ['a choice from the prototype', { shade: 'constructor' }, 'shade', undefined],
  ['one wrong choice of many', { colours: ['red', 'pink'] }, 'colours', ['red']],
  ['somebody else’s upload', { paper: ['up_foreign'] }, 'paper', undefined],
  ['an .exe named .pdf', { paper: ['up_exe'] }, 'paper', undefined],
  ['a file that is too large', { paper: ['up_huge'] }, 'paper', undefined],
  ['an infected file', { paper: ['up_ill'] }, 'paper', undefined],
  ['an object as a file', { paper: [{ id: 'up_paper' }] }, 'paper', undefined],
  ['no rows', { owners: 'rows' }, 'owners', undefined],
  ['a hidden answer', { colour: 'red' }, undefined, undefined],
  ['an unknown answer', { admin: true }, undefined, undefined],
  ['a changed sum', { allShares: 7 }, undefined, 100],
  ['an answer to an explanation', { welcome: 'x' }, undefined, undefined],
]
const KEPT_AT: Record<string, string> = {
  'a hidden answer': 'whyGreen',
  'an unknown answer': 'admin',
  'a changed sum': 'allShares',
  'an answer to an explanation': 'welcome',
}

describe('tampered answers', () => {
  it.each(TAMPERED)('%s', (name, changes, path, kept) => {
    const { values, errors } = check(sinkAnswers(changes as Record<string, unknown>))
    expect(errors.map((error) => error.path)).toEqual(path === undefined ? [] : [path])
    expect(values[path ?? KEPT_AT[name] ?? '']).toEqual(kept)
  })

  it('9 rows where 5 are allowed', () => {
    const { values, errors } = check(sinkAnswers({ owners: nine }))
    expect(errors).toMatchObject([{ path: 'owners', key: 'tooManyRows', params: { max: 5 } }])
    expect(values['owners']).toHaveLength(5)
  })

  it.each([
    ['passport', 'not a number!'],
    ['copy', ['up_huge']],
    ['share', 'half'],
    ['signs', 1],
  ])('in a row: %s', (key, answer) => {
    const { errors } = check(sinkAnswers({ owners: owner({ [key]: answer }) }))
    expect(errors.map((error) => error.path)).toEqual([`owners/a/${key}`])
  })

  it('ignores __proto__ and the like', () => {
    const text =
      '{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"x"}},"owners":[{"_id":"__proto__","fullName":"A"}]}'
    const { values } = check(JSON.parse(text))
    expect(Object.keys(values)).toEqual(['owners', 'allShares'].filter((key) => values[key] !== undefined))
    expect(({} as { name?: string }).name).toBeUndefined()
    expect((values['owners'] as { _id: string }[])[0]?._id).toBe('row1')
  })

  it('every error has a text in both languages', () => {
    for (const [, changes] of TAMPERED) {
      const answers = sinkAnswers(changes as Record<string, unknown>)
      for (const error of check(answers).errors) {
        for (const lang of ['en', 'zh'] as const) {
          const { text, key, params, why } = describeError(kitchenSink, answers, error, lang)
          const entry = formMessages[key][lang] as string | { other: string }
          const because = why ? fillText(numberReasons[why.key][lang], why.params) : ''
          const template = typeof entry === 'string' ? entry : entry.other
          const message = text ?? fillText(template, { ...params, why: because })
          expect(message).toMatch(lang === 'zh' ? /[\u4e00-\u9fff]/ : /^[A-Z].*[a-z]/)
          expect(message).not.toContain('{{')
        }
      }
    }
  })
})
