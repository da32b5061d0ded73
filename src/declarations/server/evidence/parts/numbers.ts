import type { Scheme } from '#vat/engine/vat-result.ts'
import { type AnswerAbout, answersAbout } from '../../buyers-of-rows.ts'
import { salesByNumber, type SalesWanted, type TreatmentRow } from '../evidence.queries.ts'
import type { PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'

type Listed = { number: string; answer: AnswerAbout; rows: number; exempt: number }

const COLUMNS: readonly Column<Listed>[] = [
  { en: 'Buyer’s VAT number', zh: '买方VAT税号', value: ({ number }) => number },
  { en: 'Register', zh: '查询系统', value: ({ answer }) => answer?.register.toUpperCase() ?? '' },
  { en: 'Answer', zh: '查询结果', value: ({ answer }) => answerText(answer) },
  { en: 'Answered on', zh: '查询日期', value: ({ answer }) => answer?.day ?? null },
  {
    en: 'Consultation number',
    zh: '查询回执编号',
    value: ({ answer }) => answer?.consultationNumber ?? null,
  },
  { en: 'Sales', zh: '销售笔数', value: ({ rows }) => rows },
  { en: 'Of these without VAT because of it', zh: '其中因该税号未计税的笔数', value: ({ exempt }) => exempt },
]

const answerText = (answer: AnswerAbout): string => {
  if (!answer) return 'none / 无'
  return answer.confirmed ? 'confirmed / 有效' : 'denied / 无效'
}

/** What the law makes of a sale to a business whose number is in force. */
const BECAUSE_OF_IT: ReadonlySet<Scheme> = new Set(['IC_SUPPLY', 'DOMESTIC_REVERSE_CHARGE'])

/** What registers answered about the buyers' numbers behind the boxes: by which answer each counted, and for how many sales. */
export async function writeNumbers(
  context: PackContext,
  wanted: Omit<SalesWanted, 'which'>,
  treatments: readonly TreatmentRow[],
): Promise<void> {
  const rows = numbersIn(context, wanted, treatments)
  const first = await rows.next()
  if (first.done) return
  const all = async function* () {
    yield first.value
    yield* rows
  }
  const title = { en: 'Answers about buyers’ numbers', zh: '买方税号查询结果' }
  await context.pack.table('02-sales/buyers-numbers.xlsx', title, COLUMNS, all())
}

/** One number at a time is in memory, with the answers by which its sales count. */
async function* numbersIn(
  { tx, deps, tick }: PackContext,
  wanted: Omit<SalesWanted, 'which'>,
  treatments: readonly TreatmentRow[],
): AsyncGenerator<Listed, undefined> {
  const exempting = new Set(
    treatments.filter(({ facts }) => BECAUSE_OF_IT.has(facts.scheme)).map(({ id }) => id),
  )
  let last: string | null = null
  let listed = new Map<string, Listed>()
  for await (const page of salesByNumber(tx, wanted)) {
    const numbers = page.map(({ number }) => number)
    const answerOf = await answersAbout(tx, numbers, deps.config.agency.timeZone)
    for (const { number, day, treatmentId, rows } of page) {
      if (number !== last) {
        yield* listed.values()
        listed = new Map()
        last = number
      }
      const answer = answerOf(number, day)
      const key = JSON.stringify(answer)
      const one = listed.get(key) ?? { number, answer, rows: 0, exempt: 0 }
      one.rows += rows
      if (exempting.has(treatmentId)) one.exempt += rows
      listed.set(key, one)
    }
    await tick(0)
  }
  yield* listed.values()
}
