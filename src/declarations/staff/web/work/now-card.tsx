import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconCalculator } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { calculateForStaff, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { offeredWork } from '../offered-work.ts'
import { AnswerForm } from './answer-form.tsx'
import { Blockers } from './blockers.tsx'
import { CarryCard } from './carry-card.tsx'
import { CheckForm } from './check-form.tsx'
import { FileForm } from './file-form.tsx'
import { Findings } from './findings.tsx'
import { HmrcCard } from './hmrc-card.tsx'
import { NilForm } from './nil-form.tsx'
import { NoSales } from './no-sales.tsx'
import { SettleForm } from './settle-form.tsx'
import styles from '../declarations-staff.module.css'
import { workWordOf } from '../quantity-words.ts'

type Props = { work: DeclarationWorkDetail }

/** What is to be done now, by whom, and the form for it. */
export function NowCard({ work }: Props) {
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const { calculate, nil, check, answer, settle, hmrc, carry, file } = offeredWork(work)
  const why = l(workWordOf(work, `why_${work.why}`))
  const hasMore = work.waitingFor.length + work.findings.length > 0
  return (
    <>
      <Blockers work={work} />
      {hasMore || calculate || nil || check || answer || settle ? (
        <Card title={why} aside={l(workWordOf(work, `turn_${work.turn}`))}>
          <Steps work={work} />
        </Card>
      ) : (
        <Notice title={why} />
      )}
      {hmrc && <HmrcCard work={work} />}
      {(carry || work.carry) && <CarryCard work={work} />}
      {file && !work.carry && <FileForm work={work} isSecond={hmrc || carry} />}
    </>
  )
}

function Steps({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const { calculate, nil, check, answer, settle } = offeredWork(work)
  return (
    <Stack gap={20}>
      {work.waitingFor.length > 0 && (
        <ul className={styles.points}>
          {work.waitingFor.map(({ text, rate, unreported, importId }) => (
            <li key={text}>
              {importId === null ? (
                text
              ) : (
                <Link href={paths.adminImports({ companyId: work.company.id, id: work.id, importId })}>
                  {text}
                </Link>
              )}{' '}
              {rate && (
                <Link href={paths.adminRates({ source: rate.source, month: rate.key })}>
                  {t('enterRate')}
                </Link>
              )}
              {unreported && <NoSales work={work} unreported={unreported} />}
            </li>
          ))}
        </ul>
      )}
      {nil && <NilForm work={work} />}
      {check ? <CheckForm work={work} /> : <Findings work={work} />}
      {answer && <AnswerForm work={work} />}
      {settle && <SettleForm work={work} />}
      {calculate && (
        <Row gap={12}>
          <CalculateButton work={work} label={t(work.revision > 0 ? 'calculateAgain' : 'calculate')} />
        </Row>
      )}
    </Stack>
  )
}

function CalculateButton({ work, label }: Props & { label: string }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const { check, answer, nil } = offeredWork(work)
  // One filled button a card: what leads further has it.
  const isAlone = !check && !answer && !nil
  const calculate = useStaffAction(calculateForStaff, { done: t('calculated'), toastsAll: true })
  return (
    <Button
      icon={<IconCalculator size={18} />}
      variant={isAlone ? 'primary' : 'default'}
      loading={calculate.pending}
      onClick={() => calculate.run({ companyId: work.company.id, id: work.id })}
    >
      {label}
    </Button>
  )
}
