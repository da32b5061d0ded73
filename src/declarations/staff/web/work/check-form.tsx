import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { check, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { returned } from '../../../web/detail/steps.ts'
import { ReturnFigures } from './return-figures.tsx'
import styles from '../declarations-staff.module.css'

/** The second check: every point is ticked by somebody who neither calculated nor adjusted. */
export function CheckForm({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const send = useStaffAction(check, { done: t('approved'), toastsAll: true })
  const back = returned(work.history)
  const points = [
    ...new Set([
      ...(back ? [t('point_RETURNED', { name: back.name, note: back.note ?? '' })] : []),
      ...work.findings.map(({ text }) => text),
      t(`point_${lastPoint(work)}`),
    ]),
  ]
  const left = points.filter((point) => !ticked.has(point)).length
  const toggle = (point: string, isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, point] : [...before].filter((one) => one !== point)))
  const blocked = work.blockers.length > 0 && t('blocked')
  const whyNot =
    (!work.mayCheck && t('notYours')) || blocked || (left > 0 && t('ticksLeft', { count: left })) || undefined
  const amount = work.payable ? formatMoney(work.payable, lang) : ''
  return (
    <Stack gap={16}>
      <div>
        <h3 className={styles.heading}>{t('check')}</h3>
        <p className={styles.quiet}>{t('checkHint')}</p>
      </div>
      {points.map((point) => (
        <CheckField
          key={point}
          label={point}
          checked={ticked.has(point)}
          disabled={!work.mayCheck}
          onChange={(event) => toggle(point, event.target.checked)}
        />
      ))}
      <Row gap={12}>
        <Button
          variant="primary"
          loading={send.pending}
          reason={whyNot}
          onClick={() => send.run({ companyId: work.company.id, id: work.id, revision: work.revision })}
        >
          {t('approve', { amount })}
        </Button>
        <ReturnFigures work={work} />
      </Row>
    </Stack>
  )
}

function lastPoint({ isNil, corrects }: DeclarationWorkDetail): 'NIL' | 'ORIGINAL' | 'FIGURES' {
  if (isNil) return 'NIL'
  return corrects === null ? 'FIGURES' : 'ORIGINAL'
}
