import { type RefObject, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { IconCalculator } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { Column } from '../columns.ts'
import type { CalculatedLine } from '../contract.ts'
import { AnswerView } from './answer-view.tsx'
import styles from './calculator.module.css'
import type { calculatorText } from './calculator.text.ts'
import { type Draft, wholeLine } from './draft.ts'
import { ExportButtons } from './export-buttons.tsx'
import { focusField } from './focus-field.ts'
import { SaleFields } from './sale-fields.tsx'
import { SellerFields } from './seller-fields.tsx'
import { useHeadingLevel } from './heading-level.ts'
import { type Calculation, useCalculation } from './use-calculation.ts'

const FORM = 'sale'
const MORE: ReadonlySet<Column> = new Set<Column>([
  'fromPostcode',
  'toPostcode',
  'consignmentValue',
  'importer',
  'costPrice',
  'originalDate',
  'originalSalesThatYear',
  'originalSalesYearBefore',
  'type',
])

type Props = {
  sale: Draft
  seller: Draft
  setSale(column: Column, value: string): void
  setSeller(column: Column, value: string): void
}

/** One sale as a form, its answer beside it. */
export function OneSale({ sale, seller, setSale, setSeller }: Props) {
  const t = useText<typeof calculatorText>('calculator')
  const level = useHeadingLevel()
  const calculation = useCalculation()
  const [stale, setStale] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = calculation.answers?.lines[0]
  const errors = new Map(
    stale ? [] : (answer?.errors.map(({ column, text }) => [column, text] as const) ?? []),
  )
  const change = (set: Props['setSale']) => (column: Column, value: string) => {
    set(column, value)
    setStale(true)
  }
  async function submit() {
    setStale(false)
    const found = await calculation.run([wholeLine(sale, seller)])
    const wrong = found?.lines[0]?.errors.find(({ column }) => column !== null)?.column
    if (wrong) focusField(`${FORM}-${wrong}`)
    else if (found) heading.current?.focus()
  }
  const fields = { id: FORM, errors }
  return (
    <div className={styles.beside}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Card title={t('saleTitle')} level={level}>
          <SaleFields
            {...fields}
            draft={sale}
            set={change(setSale)}
            openMore={answer?.questions.some(({ column }) => column && MORE.has(column)) ?? false}
          />
        </Card>
        <Card title={t('sellerTitle')} level={level}>
          <SellerFields {...fields} draft={seller} set={change(setSeller)} />
        </Card>
        <CalculateButton calculation={calculation} />
      </form>
      <Answer answer={answer} stale={stale} line={wholeLine(sale, seller)} heading={heading} />
    </div>
  )
}

function CalculateButton({ calculation }: { calculation: Calculation }) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      {calculation.failure && (
        <Notice tone="bad" role="alert" title={t('failed')}>
          {calculation.failure.message} {t('failedSafe')}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size={52}
        loading={calculation.running}
        icon={<IconCalculator size={18} />}
      >
        {calculation.running ? t('calculating') : t('calculate')}
      </Button>
    </>
  )
}

type AnswerProps = {
  answer: CalculatedLine | undefined
  stale: boolean
  line: Draft
  heading: RefObject<HTMLHeadingElement | null>
}

function Answer({ answer, stale, line, heading }: AnswerProps) {
  const t = useText<typeof calculatorText>('calculator')
  const Heading = `h${useHeadingLevel()}` as const
  return (
    <section className={styles.result} aria-live="polite">
      <Heading ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {t('answerTitle')}
      </Heading>
      {answer ? (
        <>
          {stale && <Notice tone="warn">{t('changed')}</Notice>}
          <AnswerView answer={answer} onFill={(column) => focusField(`${FORM}-${column}`)} />
          <p className={styles.help}>{t('adviser')}</p>
          <ExportButtons lines={[line]} />
        </>
      ) : (
        <EmptyState title={t('answerEmpty')}>{t('answerEmptyText')}</EmptyState>
      )}
    </section>
  )
}
