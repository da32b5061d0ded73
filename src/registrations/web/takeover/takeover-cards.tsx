import { useState } from 'react'
import { paths } from '#paths.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Points } from '#platform/ui/points.tsx'
import { use } from 'react'
import { useLang, useText } from '#platform/web/text.ts'
import type { Takeover } from '../../takeover-contract.ts'
import { nameOfEarlier } from '../../takeover/earlier-name.ts'
import type { takeoverText } from '../takeover.text.ts'
import { nameOfPoint } from './point-name.ts'
import { PointRow } from './point-row.tsx'
import { useSide } from './side.ts'
import styles from './takeover.module.css'

/** Whether anything is filed for the number, and the periods for which nothing was. */
export function TakeoverStanding({ takeover }: { takeover: Takeover }) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const zone = use(TimeZoneContext)
  const { isStaff } = useSide()
  const { gapsKnown, doneAt, gaps } = takeover
  const count = gaps.length
  return (
    <>
      {doneAt !== null ? (
        <Notice tone="good" role="status" title={t('doneTitle')}>
          {t('done', { day: formatInstant(doneAt, lang, 'full', zone) })}
        </Notice>
      ) : gapsKnown ? (
        <Notice tone="good" role="status" title={t('freeTitle')}>
          {t('free')}
        </Notice>
      ) : (
        <Notice tone="warn" role="status" title={t('heldTitle')}>
          {t('held')}
        </Notice>
      )}
      {count > 0 && (
        <Notice
          tone="bad"
          title={count === 1 ? t('gapTitle') : t('gapsTitle', { count })}
          action={
            isStaff ? undefined : (
              <ButtonLink href={paths.services({ country: takeover.country })}>
                {t('toRetroactive')}
              </ButtonLink>
            )
          }
        >
          <p>{gaps.map((gap) => nameOfEarlier(gap, lang)).join('; ')}</p>
          <p>{t('gaps', { count })}</p>
        </Notice>
      )}
    </>
  )
}

export function PointsCard({ takeover: { points } }: { takeover: Takeover }) {
  const t = useText<typeof takeoverText>('takeover')
  return (
    <Card title={t('points')} flush>
      <Points>
        {points.map((point) => (
          <PointRow key={point.point} point={point} />
        ))}
      </Points>
    </Card>
  )
}

/** The periods of the earlier agency; several may be answered by one document. */
export function PeriodsCard({ takeover }: { takeover: Takeover }) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const { answer, check } = useSide()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { periods, points } = takeover
  const isOpen = (point: string) =>
    (check ? takeover.toCheck : []).includes(point) || takeover.toAnswer.includes(point)
  const open = periods.filter(({ point }) => isOpen(point)).map(({ point }) => point)
  const picked = open.filter((point) => chosen.has(point))
  const toggle = (point: string) =>
    setChosen(new Set([...chosen].filter((one) => one !== point).concat(chosen.has(point) ? [] : point)))
  if (periods.length === 0) {
    const isKnown = points.some(({ kind, day }) => kind === 'START' && day !== null)
    return (
      <Card title={t('periods')}>
        <EmptyState title={t('noPeriods')}>{t(isKnown ? 'noPeriodsAtAll' : 'noPeriodsText')}</EmptyState>
      </Card>
    )
  }
  return (
    <Card title={t('periods')} flush>
      {answer && open.length > 1 && (
        <Bar
          picked={picked}
          onAll={() => setChosen(new Set(open))}
          onDone={() => setChosen(new Set())}
          toCheck={takeover.toCheck}
        />
      )}
      <Points>
        {periods.map((period) => {
          const name = nameOfPoint(period.point, t, lang)
          const mayChoose = answer && open.length > 1 && open.includes(period.point)
          return (
            <PointRow
              key={period.point}
              point={period}
              {...(mayChoose && {
                title: (
                  <CheckField
                    label={name}
                    checked={chosen.has(period.point)}
                    onChange={() => toggle(period.point)}
                  />
                ),
              })}
            />
          )
        })}
      </Points>
    </Card>
  )
}

type BarProps = { picked: string[]; onAll: () => void; onDone: () => void; toCheck: readonly string[] }

function Bar({ picked, onAll, onDone, toCheck }: BarProps) {
  const t = useText<typeof takeoverText>('takeover')
  const { answer, check, isBusy } = useSide()
  const checkable = picked.length > 0 && picked.every((point) => toCheck.includes(point))
  return (
    <div className={styles.bar}>
      <p className={styles.quiet} role="status">
        {picked.length === 0 ? t('chooseHint') : t('chosen', { count: picked.length })}
      </p>
      <Button size={32} onClick={onAll}>
        {t('chooseAll')}
      </Button>
      {picked.length > 0 && checkable && check && (
        <Button
          size={32}
          variant="primary"
          loading={isBusy}
          onClick={() => {
            check(picked)
            onDone()
          }}
        >
          {t('checkChosen')}
        </Button>
      )}
      {picked.length > 0 && (
        <Button
          size={32}
          onClick={() => {
            answer?.(picked)
            onDone()
          }}
        >
          {t('answerChosen')}
        </Button>
      )}
    </div>
  )
}
