import { expect, it } from 'vitest'
import { filingsOfStep } from './filings-of-step.ts'

const filed = (date: string, way = 'ELSTER', reference = 'et-1', nodeId = 'n1') =>
  ({ nodeId, key: 'node.filed', params: { date, way, reference } }) as const
const entry = (key: 'node.reopened' | 'node.queried' | 'node.granted', nodeId = 'n1') =>
  ({ nodeId, key, params: {} }) as const
const FIRST = { on: '2026-03-03', way: 'ELSTER', reference: 'et-1' }

it.each([
  ['nothing', [], []],
  ['the application', [filed('2026-03-03')], [FIRST]],
  [
    'without what nobody recorded',
    [filed('2026-03-03', '', '')],
    [{ on: '2026-03-03', way: null, reference: null }],
  ],
  ['not of another step', [filed('2026-03-03', 'x', 'y', 'n2')], []],
  [
    'with the reply to a query',
    [filed('2026-03-03'), entry('node.queried'), filed('2026-04-01', 'post', 'et-2'), entry('node.granted')],
    [FIRST, { on: '2026-04-01', way: 'post', reference: 'et-2' }],
  ],
  ['corrected', [filed('2026-03-01'), entry('node.reopened'), filed('2026-03-03')], [FIRST]],
  ['taken back', [filed('2026-03-01'), entry('node.reopened')], []],
  ['kept when another step is reopened', [filed('2026-03-03'), entry('node.reopened', 'n2')], [FIRST]],
  [
    'not without a day',
    [{ nodeId: 'n1', key: 'node.filedAutomatically', params: { date: '' } } as const],
    [],
  ],
])('%s', (_name, history, filings) => expect(filingsOfStep('n1', history)).toEqual(filings))
