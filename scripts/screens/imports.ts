import type { Screen } from './screens.ts'

const PAGE = '/workspace/declaration/import'
const at = new Date(Date.now() - 3_600_000).toISOString()

const one = (status: string, more: object = {}) => ({
  id: `imp_${status}`,
  fileName: `amazon-vat-${status.toLowerCase()}.txt`,
  size: 188_000_000,
  received: 188_000_000,
  status,
  source: 'AMAZON',
  shopId: null,
  percent: 44,
  rowsRead: 184_320,
  rowsKept: 181_902,
  rowsDuplicate: 2_206,
  rowsWithIssue: 37,
  rowsOutside: 175,
  from: '2026-02-01',
  to: '2026-02-28',
  fault: null,
  createdAt: at,
  changedAt: at,
  endedAt: null,
  ...more,
})

const LIST = {
  records: [
    one('RUNNING'),
    one('UPLOADING', { received: 116_000_000, rowsRead: 0, rowsWithIssue: 0 }),
    one('MAPPING', { rowsRead: 0, rowsWithIssue: 0 }),
    one('FINISHED', { percent: 100 }),
    one('FAILED', { rowsRead: 0, rowsWithIssue: 0 }),
  ],
  total: 5,
  page: 1,
  pageSize: 20,
}

const DETAIL = {
  ...one('FINISHED', { id: 'imp_sample', percent: 100 }),
  sums: { in: [], treated: [], issues: [], outside: [] },
  causes: [
    {
      cause: 1,
      code: 'COUNTRY',
      severity: 'ERROR',
      column: 'ARRIVAL_COUNTRY',
      reason: 'This country is not known.',
      fix: 'Correct this cell in the file, then import it again: rows that were right count once.',
      count: 9,
      open: 9,
      waiting: [{ amount: 107_640, currency: 'EUR' }],
    },
  ],
}

const shown = (name: string, path: string, answers: Record<string, object>): Screen => ({
  name: `imports-${name}`,
  who: 'seller',
  path: () => path,
  answers,
})

/** Imports in the states that take time or a fault to come about. */
export const IMPORTS: readonly Screen[] = [
  { name: 'imports-none', who: 'newcomer', path: () => PAGE },
  shown('list', PAGE, { '/salesReport/list': LIST }),
  shown('issues', `${PAGE}?id=imp_sample`, { '/salesReport/detail': DETAIL }),
]
