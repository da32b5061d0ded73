import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { PointItem } from '#platform/ui/points.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { isAskedOfSeller, kindOfPoint } from '../../takeover/points.ts'
import type { takeoverText } from '../takeover.text.ts'
import { nameOfPoint, type Period, type Point } from './point-name.ts'
import { useSide } from './side.ts'
import { PointBadge, Said } from './state-of-point.tsx'
import styles from './takeover.module.css'

/** One point: what it is, what is known of it, and what can be done. */
export function PointRow({ point: one, title }: { point: Point | Period; title?: ReactNode }) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const { point } = one
  const kind = kindOfPoint(point)
  return (
    <PointItem
      head={
        <>
          {title ?? <span>{nameOfPoint(point, t, lang)}</span>}
          <PointBadge point={one} />
        </>
      }
      acts={<Acts point={one} />}
    >
      {kind !== 'PERIOD' && one.answer === null && <p className={styles.quiet}>{t(`why_${kind}`)}</p>}
      <Said point={one} />
    </PointItem>
  )
}

function Acts({ point: { point, answer, checked, file } }: { point: Point | Period }) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const { isStaff, answer: give, check, giveBack, open, isBusy } = useSide()
  const name = nameOfPoint(point, t, lang)
  const isClosed = checked !== null && answer !== 'UNKNOWN'
  const mayAnswer = give && (isStaff || (!isClosed && isAskedOfSeller(kindOfPoint(point))))
  return (
    <Row gap={8}>
      {file && (
        <Button size={32} aria-label={t('openNamed', { name })} onClick={() => open(file)}>
          {t('open')}
        </Button>
      )}
      {check && answer !== null && checked === null && (
        <>
          <Button
            size={32}
            variant="primary"
            loading={isBusy}
            aria-label={t('checkNamed', { name })}
            onClick={() => check([point])}
          >
            {t('check')}
          </Button>
          <Button size={32} aria-label={t('giveBackNamed', { name })} onClick={() => giveBack?.([point])}>
            {t('giveBack')}
          </Button>
        </>
      )}
      {mayAnswer && (
        <Button
          size={32}
          aria-label={t(answer === null ? 'answerNamed' : 'changeNamed', { name })}
          onClick={() => give([point])}
        >
          {t(answer === null ? 'answer' : 'change')}
        </Button>
      )}
    </Row>
  )
}
