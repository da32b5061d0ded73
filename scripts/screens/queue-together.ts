import type { Act, Screen } from './screens.ts'

const QUEUE = '/admin?view=all'
const press = (en: string, zh: string, within?: string): Act => ({
  press: { en, zh },
  ...(within !== undefined && { within }),
})
const TWO: readonly Act[] = [{ key: 'j' }, { key: ' ' }, { key: 'j' }, { key: ' ' }]
/** Every row of the page: the offer to select those of the other pages appears. */
const PAGE: readonly Act[] = [
  { key: 'j' },
  { key: ' ' },
  ...Array.from({ length: 19 }, () => ({ key: 'Shift+J' })),
]
const queue = (name: string, acts: readonly Act[], answers?: Screen['answers']): Screen => ({
  name,
  who: 'staff',
  path: () => QUEUE,
  acts,
  ...(answers && { answers }),
})

const TAGS = { tags: ['VIP', 'Translation', '材料待核'].map((name, index) => ({ id: `tag_${index}`, name })) }
const view = (name: string, count: number, more: object = {}) => ({
  id: `vw_${count}`,
  name,
  shared: false,
  mine: true,
  mayChange: true,
  owner: 'Ines Keller',
  filter: { view: 'all' },
  count,
  ...more,
})
const VIEWS = {
  views: [
    view('Germany, due this week', 12),
    view('德国加急', 3, { shared: true, mine: false, mayChange: false, owner: '林悦' }),
    view('Poland without papers', 1000, { shared: true, mine: false, owner: 'Tom Berger' }),
  ],
}
const NOTES = {
  unread: 1,
  notes: [
    {
      id: 2,
      at: '2026-11-23T09:10:00.000Z',
      by: '林悦',
      text: 'names you in a note',
      detail: '@Ines Keller please call the tax office before Friday',
      read: false,
      company: 'Shenzhen Lanhai Trading Co., Ltd.',
      workOrder: { id: 'wo_1', number: 'WO-2026-000117', product: 'VAT registration Germany', country: 'DE' },
    },
    {
      id: 1,
      at: '2026-11-20T15:02:00.000Z',
      by: 'Tom Berger',
      text: 'accepted the form',
      detail: null,
      read: true,
      company: 'Ningbo Haiyu Imports',
      workOrder: { id: 'wo_2', number: 'WO-2026-000093', product: 'LUCID registration', country: 'DE' },
    },
  ],
}

/** The queue when several work orders are handled at once, and what the colleagues of a team tell each other. */
/** What an authority wants comes first in the queue, and is why it does. */
const REASONS = ['CHECK', 'LETTER', 'CHECK', 'LETTER_UNDATED', 'CHECK_UNDATED'] as const
const DAYS = [2, 5, -1, null, null] as const
const reasoned = ({ records, ...list }: { records: object[] }) => ({
  ...list,
  records: records.map((record, at) => {
    const because = REASONS[at]
    const over = at === 3 ? { status: 'COMPLETED', turn: 'none', turnSince: null, currentNode: null } : {}
    return because ? { ...record, ...over, urgency: urgent(because, DAYS[at] ?? null) } : record
  }),
})
export const urgent = (because: (typeof REASONS)[number], days: number | null) => ({
  because,
  day: days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  late: days !== null && days < 0,
  since: null,
  level: null,
})

export const QUEUE_TOGETHER: readonly Screen[] = [
  queue('admin-queue-letters', [], { '/staff/queue/list': reasoned }),
  queue('admin-queue-selected', TWO),
  queue('admin-queue-page-selected', PAGE),
  queue('admin-queue-assign', [...TWO, press('Assign', '分派')]),
  queue('admin-queue-remind', [...TWO, press('Remind the seller', '提醒卖家')]),
  queue('admin-queue-tag', [...TWO, press('Tag', '标签')], { '/staff/tag/list': TAGS }),
  queue('admin-queue-hold', [...TWO, press('Hold', '暂停')]),
  queue('admin-queue-ask', [...TWO, press('Request information', '要求补充资料')]),
  queue('admin-queue-saved', [press('Saved views', '已存视图')], { '/staff/savedView/list': VIEWS }),
  queue('admin-queue-saved-none', [press('Saved views', '已存视图')]),
  queue('admin-queue-save', [press('Saved views', '已存视图'), press('Save this view', '保存当前视图')]),
  queue('admin-notes', [press('Notes for you, 1 new', '您的通知，1条未读')], { '/staff/note/list': NOTES }),
]
