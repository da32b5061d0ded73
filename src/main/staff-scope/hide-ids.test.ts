import { describe, expect, test } from 'vitest'
import { namedIn, withoutHidden } from './hide-ids.ts'

const hides =
  (...ids: string[]) =>
  ({ id }: { id: string }) =>
    ids.includes(id)

describe('the records that an input names', () => {
  test.each([
    ['one', '/staff/workOrder/get', { workOrderId: 'wo_1' }, ['workOrder wo_1']],
    [
      'several',
      '/staff/queue/handOver',
      { workOrderIds: ['wo_1', 'wo_2'] },
      ['workOrder wo_1', 'workOrder wo_2'],
    ],
    [
      'in rows',
      '/staff/declarations/together',
      { items: [{ companyId: 'com_1', id: 'dec_1' }] },
      ['company com_1', 'declaration dec_1'],
    ],
    ['a company alone', '/staff/turnover/list', { companyId: 'com_1' }, ['company com_1']],
    [
      'what is called the same elsewhere',
      '/staff/inspection/open',
      { letterId: 'let_1', workOrderId: null },
      ['letter let_1'],
    ],
    [
      'a confirmation',
      '/staff/letter/revoke',
      { companyId: 'com_1', letterId: 'l_1' },
      ['company com_1', 'confirmation l_1'],
    ],
    ['none', '/staff/tag/delete', { tagId: 'tag_1', id: 'x' }, []],
  ])('%s', (_name, path, input, expected) => {
    expect(namedIn(path, input).map(({ subject, id }) => `${subject} ${id}`)).toEqual(expected)
  })

  test('returns of a company are those of the country of their statement', () => {
    expect(namedIn('/staff/declarations/matchTaxStatement', { companyId: 'com_1', country: 'DE' })).toEqual([
      { subject: 'companyInCountry', id: 'com_1', country: 'DE' },
    ])
  })
})

describe('what is hidden is named as if it were not there', () => {
  test('and the rest stays as it was sent', () => {
    const items = [
      { workOrderId: 'wo_1', revision: 1 },
      { workOrderId: 'wo_2', revision: 2 },
    ]
    expect(withoutHidden('/staff/queue/together', { action: 'hold', items }, hides('wo_2'))).toEqual({
      action: 'hold',
      items: [
        { workOrderId: 'wo_1', revision: 1 },
        { workOrderId: 'none', revision: 2 },
      ],
    })
  })

  test('texts that look like an id are left alone', () => {
    const input = { workOrderId: 'wo_1', text: 'wo_2', at: null }
    expect(withoutHidden('/staff/workOrder/note', input, hides('wo_2'))).toEqual(input)
  })
})
