import { describe, expect, test } from 'vitest'
import { TEXT, templateOf } from '../../testing/example.builders.ts'
import { lintTemplate } from './lint-template.ts'
import type { Condition, Field, GroupField } from '../model/template.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { genericService } from '#form-templates/generic-service/template.ts'

const text = (key: string, more: object = {}): Field => ({ type: 'text', key, label: TEXT, ...more })
const number = (key: string): Field => ({ type: 'number', key, label: TEXT })
const choice = (key: string): Field => ({
  type: 'radio',
  key,
  label: TEXT,
  options: [
    { value: 'yes', label: TEXT },
    { value: 'no', label: TEXT },
  ],
})
const group = (more: Partial<GroupField> = {}): Field => ({
  type: 'group',
  key: 'people',
  label: TEXT,
  rowLabel: TEXT,
  addLabel: TEXT,
  minRows: 0,
  maxRows: 3,
  fields: [
    { type: 'text', key: 'name', label: TEXT },
    { type: 'number', key: 'share', label: TEXT },
  ],
  ...more,
})
const sum = (key: string, field: string): Field => ({
  type: 'computed',
  key,
  label: TEXT,
  expression: { op: 'sumOf', field },
})
const shownWhen = (key: string, visibleWhen: Condition): Field => text(key, { visibleWhen })

describe('a template that can be published', () => {
  test.each([
    ['the German registration', deVatRegistration],
    ['the general form', genericService],
    [
      'a condition on a field above',
      templateOf(choice('a'), shownWhen('b', { op: 'eq', field: 'a', value: 'yes' })),
    ],
    ['a sum over rows', templateOf(group(), sum('total', 'people/share'))],
    [
      'a condition inside of a row',
      templateOf(
        group({
          fields: [
            { type: 'text', key: 'name', label: TEXT },
            { type: 'text', key: 'other', label: TEXT, requiredWhen: { op: 'filled', field: './name' } },
          ],
        }),
      ),
    ],
  ])('%s', (_name, template) => {
    expect(lintTemplate(template)).toEqual([])
  })
})

const inRow = (key: string, field: string): Field =>
  group({ fields: [{ type: 'text', key, label: TEXT, visibleWhen: { op: 'filled', field } }] })

describe('a template that is refused', () => {
  test.each<[string, string, unknown]>([
    ['not an object', 'shape', 'hello'],
    ['without sections', 'shape', { key: 'a', version: 1, title: TEXT, sections: [] }],
    ['an unknown type', 'shape', templateOf({ ...text('a'), type: 'script' } as unknown as Field)],
    ['an unknown property', 'shape', templateOf(text('a', { onChange: 'alert(1)' }))],
    [
      'a regular expression of its own',
      'shape',
      templateOf(text('a', { validators: [{ name: 'regex', value: '.*' }] })),
    ],
    ['a key with a capital', 'badKey', templateOf(text('Name'))],
    ['a key with a dash', 'badKey', templateOf(text('first-name'))],
    ['a key that every object has', 'badKey', templateOf(text('constructor'))],
    [
      'a row key that every object has',
      'badKey',
      templateOf(group({ fields: [{ type: 'text', key: 'toString', label: TEXT }] })),
    ],
    ['the same key twice', 'duplicateKey', templateOf(text('a'), text('a'))],
    [
      'the same row key twice',
      'duplicateKey',
      templateOf(
        group({
          fields: [
            { type: 'text', key: 'a', label: TEXT },
            { type: 'text', key: 'a', label: TEXT },
          ],
        }),
      ),
    ],
    [
      'the same option twice',
      'duplicateOption',
      templateOf({
        type: 'select',
        key: 'a',
        label: TEXT,
        options: [
          { value: 'x', label: TEXT },
          { value: 'x', label: TEXT },
        ],
      }),
    ],
    ['no Chinese', 'missingTranslation', templateOf(text('a', { label: { en: 'Name', zh: ' ' } }))],
    ['no English help', 'missingTranslation', templateOf(text('a', { help: { en: '', zh: '帮助' } }))],
    [
      'a condition on nothing',
      'unknownReference',
      templateOf(shownWhen('a', { op: 'filled', field: 'nowhere' })),
    ],
    [
      'a row reference outside of a row',
      'unknownReference',
      templateOf(text('b'), shownWhen('a', { op: 'filled', field: './b' })),
    ],
    [
      'a look into the rows from outside',
      'unknownReference',
      templateOf(group(), shownWhen('a', { op: 'filled', field: 'people/name' })),
    ],
    ['a sum of what is no column', 'unknownReference', templateOf(number('a'), sum('total', 'a'))],
    ['a title that no row has', 'unknownReference', templateOf(group({ titleField: 'nickname' }))],
    [
      'a postcode of an unknown country field',
      'unknownReference',
      templateOf(text('a', { validators: [{ name: 'postcode', countryField: 'land' }] })),
    ],
    [
      'a choice among the names of no column',
      'unknownReference',
      templateOf(group(), text('a', { validators: [{ name: 'oneOf', column: 'people/nickname' }] })),
    ],
    [
      'a choice among names below',
      'forwardReference',
      templateOf(text('a', { validators: [{ name: 'oneOf', column: 'people/name' }] }), group()),
    ],
    [
      'a condition on a field below',
      'forwardReference',
      templateOf(shownWhen('a', { op: 'filled', field: 'b' }), text('b')),
    ],
    ['a sum before its rows', 'forwardReference', templateOf(sum('total', 'people/share'), group())],
    ['a condition on itself', 'cycle', templateOf(shownWhen('a', { op: 'filled', field: 'a' }))],
    [
      'two fields that wait for each other',
      'cycle',
      templateOf(shownWhen('a', { op: 'filled', field: 'b' }), shownWhen('b', { op: 'filled', field: 'a' })),
    ],
    ['a row that waits for its group', 'cycle', templateOf(inRow('name', 'people'))],
    ['a row field that waits for itself', 'cycle', templateOf(inRow('name', './name'))],
    [
      'an order of texts',
      'wrongOperator',
      templateOf(text('a'), shownWhen('b', { op: 'gt', field: 'a', value: 3 })),
    ],
    [
      'includes on one choice',
      'wrongOperator',
      templateOf(choice('a'), shownWhen('b', { op: 'includes', field: 'a', value: 'yes' })),
    ],
    [
      'an option that does not exist',
      'unknownOption',
      templateOf(choice('a'), shownWhen('b', { op: 'eq', field: 'a', value: 'maybe' })),
    ],
    [
      'a country that does not exist',
      'unknownCountry',
      templateOf({ type: 'country', key: 'a', label: TEXT, only: ['XX'] }),
    ],
    [
      'an age of a text',
      'wrongValidator',
      templateOf(text('a', { validators: [{ name: 'minAge', years: 18 }] })),
    ],
    [
      'limits the wrong way round',
      'wrongLimits',
      templateOf(text('a', { validators: [{ name: 'length', min: 9, max: 3 }] })),
    ],
    [
      'a day as limit of a number',
      'wrongLimits',
      templateOf({ type: 'number', key: 'a', label: TEXT, validators: [{ name: 'range', min: 'today' }] }),
    ],
    ['more rows at least than at most', 'wrongLimits', templateOf(group({ minRows: 5, maxRows: 2 }))],
  ])('%s: %s', (_name, code, template) => {
    expect(lintTemplate(template).map((issue) => issue.code)).toContain(code)
  })

  test('deeply nested conditions', () => {
    let condition: unknown = { op: 'filled', field: 'a' }
    for (let depth = 0; depth < 5000; depth++) condition = { not: condition }
    const template = templateOf(text('a'), { ...text('b'), visibleWhen: condition } as Field)
    expect(lintTemplate(template)).toEqual([{ at: '', code: 'tooDeep', detail: '60' }])
  })
})
