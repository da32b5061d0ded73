import type { Lang } from '#platform/shared/local-text.ts'
import { reasonText } from '#tax-numbers/reason-text.ts'
import { percentOf } from '#vat/engine/money.ts'
import type { VatResult } from '#vat/engine/vat-result.ts'
import type { CalculatedLine as LineOnTheWire } from '#vat-calculator/contract.ts'
import type { CalculatedLine } from '../calculate.ts'
import { CELL_ERRORS } from '../cell-errors.ts'
import { columnOfFact } from '../columns.ts'

const UNREADABLE = {
  en: 'Some cells of this line cannot be read.',
  zh: '该行部分单元格无法识别。',
}

export function presentLine(line: CalculatedLine, place: number, lang: Lang): LineOnTheWire {
  const errors = line.wrong.map(({ column, value, error }) => ({
    column,
    value,
    text: CELL_ERRORS[error][lang],
  }))
  if (!line.result) return { ...NOTHING, line: place, status: 'UNREADABLE', reason: UNREADABLE[lang], errors }
  const { decision } = line.result
  return {
    line: place,
    status: decision.status,
    country: decision.country,
    scheme: decision.scheme,
    rate: percentOrNull(decision.basisPoints),
    ...amounts(line),
    owedBy: decision.liable,
    return: decision.return,
    boxes: Object.keys(decision.boxes ?? {}),
    dispatch: decision.dispatch,
    importRate: percentOrNull(decision.importBasisPoints),
    destination: destinationOf(line.result),
    acquisition: acquisitionOf(line.result),
    reason: (decision.refusal?.text ?? decision.reason)[lang],
    sources: [...decision.sources],
    warnings: [
      ...(line.numberFault ? [{ code: 'BUYER_NUMBER_FORM', text: reasonText(line.numberFault)[lang] }] : []),
      ...decision.warnings
        .filter(({ code }) => code !== 'NO_COST_PRICE' || !asksForCost(decision))
        .map(({ code, text }) => ({ code, text: text[lang] })),
    ],
    questions: decision.questions.map(({ fact, text }) => ({ column: columnOfFact(fact), text: text[lang] })),
    errors: decision.refusal
      ? [{ column: columnOfFact(decision.refusal.fact), value: null, text: decision.refusal.text[lang] }]
      : [],
  }
}

/** The question says it already. */
const asksForCost = ({ questions }: VatResult['decision']): boolean =>
  questions.some(({ fact }) => fact === 'cost_price')

function amounts({ amounts: found }: CalculatedLine) {
  const of = (amount: number | undefined) =>
    found && amount !== undefined ? { amount, currency: found.currency } : null
  return { net: of(found?.net), vat: of(found?.vat), gross: of(found?.gross) }
}

function destinationOf({ decision }: VatResult): LineOnTheWire['destination'] {
  const { destination } = decision
  if (!destination) return null
  const { country, scheme, basisPoints, liable } = destination
  return { country, scheme, rate: percentOf(basisPoints), owedBy: liable }
}

function acquisitionOf({ decision, acquisitionVat, currency }: VatResult): LineOnTheWire['acquisition'] {
  const { acquisition } = decision
  if (!acquisition) return null
  return {
    country: acquisition.country,
    rate: percentOf(acquisition.basisPoints),
    vat: acquisitionVat === null || currency === null ? null : { amount: acquisitionVat, currency },
  }
}

const percentOrNull = (basisPoints: number | null) => (basisPoints === null ? null : percentOf(basisPoints))

const NOTHING = {
  country: null,
  scheme: null,
  rate: null,
  net: null,
  vat: null,
  gross: null,
  owedBy: null,
  return: null,
  boxes: [],
  dispatch: null,
  importRate: null,
  destination: null,
  acquisition: null,
  sources: [],
  warnings: [],
  questions: [],
} satisfies Partial<LineOnTheWire>
