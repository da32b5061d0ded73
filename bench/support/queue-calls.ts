import { QUEUE_DUE, QUEUE_SORTS, QUEUE_VIEWS } from '#work-orders/staff/queue-filter.ts'
import { SCOPED, type ScopedClerk, signOf, YEAR } from './queue-seed.ts'

/** What the staff ask the queue for: a name, and the query. */
export type QueueCall = { name: string; path: string; by?: ScopedClerk }

const listed = (name: string, query: string): QueueCall => ({
  name,
  path: `/staff/queue/list?pageSize=20&${query}`,
})

const FILTERS = [
  ['a service', 'productCode=service-7'],
  ['services and countries', 'productCode=service-7&productCode=service-8&country=DE&country=FR'],
  ['a country', 'country=PL'],
  ['a step', 'step=powerOfAttorney'],
  ['a colleague', 'assignee=stf_bench_7'],
  ['oneself or nobody', 'assignee=me&assignee=nobody'],
  ['a language', 'lang=zh'],
  ['a speed', 'speed=first'],
  // Of a tenth each of what is with the agency: other tags would be of nothing in its view.
  ['tags', 'tag=tag_bench_1&tag=tag_bench_2'],
  ['everything', 'productCode=service-7&country=DE&assignee=stf_bench_7&lang=zh&speed=standard&due=week'],
] as const

/** Views in which filters are tried: the one that is read all day, and the largest. */
const NARROWED = ['agency', 'all'] as const

/** `one` is the ordinal of a copy that is there. */
const keywords = (one: number) =>
  [
    ['the beginning of a number', `WO-${YEAR}-5`],
    ['a work order', `WO-${YEAR}-${one}`],
    ['an order', `OR-${YEAR}-${one}`],
    ['a company', `Bright Oak ${one}`],
    ['a company in Chinese', `明橡${one}`],
    ['two signs that few have', `${signOf(one)}贸`],
    ['one sign that few have', signOf(one)],
    ['two signs that all have', '贸易'],
    ['words that all have', 'trading'],
    ['words that nobody has', 'quarterly zeppelin'],
    ['a VAT number of a company', `DE9${String(one).padStart(8, '0')}`],
    ['a number that was obtained', `DE${String(one).padStart(9, '0')}`],
    ['an address', `queue-${one}@example.com`],
    ['a person', `Li Wei ${one}`],
    ['a person of two signs', `李${signOf(one)}`],
    ['a part of all addresses', 'example.com'],
    ['a reference of an authority', `AZ ${one}`],
  ] as const

/** Every view, filter, sorting and search, and what stands around the queue. */
export function queueCalls(one: number): QueueCall[] {
  return [
    ...QUEUE_VIEWS.map((view) => listed(`view ${view}`, `view=${view}`)),
    ...QUEUE_SORTS.map((sort) => listed(`all by ${sort}`, `view=all&sort=${sort}`)),
    listed('the 40th page', 'view=all&page=40'),
    ...NARROWED.flatMap((view) => [
      ...FILTERS.map(([name, query]) => listed(`${view}: ${name}`, `view=${view}&${query}`)),
      ...QUEUE_DUE.map((due) => listed(`${view}: due ${due}`, `view=${view}&due=${due}`)),
    ]),
    ...keywords(one).map(([name, keyword]) =>
      listed(`search: ${name}`, `view=all&keyword=${encodeURIComponent(keyword)}`),
    ),
    { name: 'choices of the filters', path: '/staff/queue/choices' },
    { name: 'a whole view, to be selected', path: '/staff/queue/selection?view=agency' },
    { name: 'load of the team', path: '/staff/queue/load' },
    { name: 'what a colleague has', path: '/staff/queue/open?staffId=stf_bench_7' },
    { name: 'saved views', path: '/staff/savedView/list' },
    ...SCOPED.flatMap(ofScoped),
  ]
}

/** What a clerk reads all day who does not see all of the work. */
const ofScoped = (by: ScopedClerk): QueueCall[] => [
  ...QUEUE_VIEWS.map((view) => ({ ...listed(`${by}: view ${view}`, `view=${view}`), by })),
  ...QUEUE_SORTS.map((sort) => ({ ...listed(`${by}: all by ${sort}`, `view=all&sort=${sort}`), by })),
  { ...listed(`${by}: search: words that all have`, 'view=all&keyword=trading'), by },
]
