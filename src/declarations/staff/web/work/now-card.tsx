import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconCalculator } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { calculateForStaff, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { offeredWork } from '../offered-work.ts'
import { AnswerForm } from './answer-form.tsx'
import { CheckForm } from './check-form.tsx'
import { FileForm } from './file-form.tsx'
import { Findings } from './findings.tsx'
import { HmrcCard } from './hmrc-card.tsx'
import { NilForm } from './nil-form.tsx'
import { SettleForm } from './settle-form.tsx'
import styles from '../declarations-staff.module.css'

/** What is to be done now, by whom, and the form for it. */
export function NowCard({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const offered = offeredWork(work)
  return (
    <>
      <Card title={l(`why_${work.status}`)} aside={l(`turn_${work.turn}`)}>
        <Stack gap={20}>
          {work.waitingFor.length > 0 && (
            <ul className={styles.points}>
              {work.waitingFor.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {offered.nil && <NilForm work={work} />}
          {offered.check ? <CheckForm work={work} /> : <Findings work={work} />}
          {offered.answer && <AnswerForm work={work} />}
          {offered.settle && <SettleForm work={work} />}
          {offered.calculate && (
            <Row gap={12}>
              <CalculateButton work={work} label={t(work.payable ? 'calculateAgain' : 'calculate')} />
            </Row>
          )}
        </Stack>
      </Card>
      {offered.hmrc && <HmrcCard work={work} />}
      {offered.file && <FileForm work={work} />}
    </>
  )
}

function CalculateButton({ work, label }: { work: DeclarationWorkDetail; label: string }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const calculate = useStaffAction(calculateForStaff, { done: t('calculated'), toastsAll: true })
  return (
    <Button
      icon={<IconCalculator size={18} />}
      variant={work.status === 'CALCULATED' ? 'default' : 'primary'}
      loading={calculate.pending}
      onClick={() => calculate.run({ companyId: work.company.id, id: work.id })}
    >
      {label}
    </Button>
  )
}
