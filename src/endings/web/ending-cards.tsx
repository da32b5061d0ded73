import { formatDay } from '#platform/shared/day-text.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PointItem, Points } from '#platform/ui/points.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { Ending, EndPoint } from '../contract.ts'
import type { endingText } from './ending.text.ts'
import styles from './ending.module.css'

export type EndingSide = {
  toDeclaration: (id: string) => string
  /** Null for those who may only look. */
  onTick: ((point: EndPoint) => void) | null
  /** Null for those who cannot take back what was ticked off. */
  onUntick: ((point: EndPoint) => void) | null
  /** Where returns are filed and paid for, and where reports are imported. */
  toReturns: string
  toReports: string | null
  /** Null where the document cannot be opened. */
  onOpen: ((uploadId: string) => void) | null
}
type T = Translate<typeof endingText>
type Props = { ending: Ending; side: EndingSide }

export const nameOf = ({ kind, name }: EndPoint, t: T): string => t(`point_${kind}`, { name: name ?? '' })

/** What is left after the end, and what goes on for years. */
export function EndingCards({ ending, side }: Props) {
  const t = useText<typeof endingText>('ending')
  const { open, points } = ending
  return (
    <>
      {open === 0 ? (
        <Notice tone="good" role="status" title={t('allDone')}>
          {t('allDoneText')}
        </Notice>
      ) : (
        <Notice tone="warn" role="status" title={open === 1 ? t('openOne') : t('openSome', { count: open })}>
          {t('openText')}
        </Notice>
      )}
      <Card title={t('points')} flush>
        <Points>
          {points.map((point) => (
            <Point key={point.point} point={point} side={side} />
          ))}
        </Points>
      </Card>
      <Duties ending={ending} />
    </>
  )
}

const LOOKS: Record<EndPoint['state'], BadgeVariant> = {
  OPEN: 'dueSoon',
  UNKNOWN: 'info',
  DONE: 'finished',
  NOT_NEEDED: 'neutral',
}

function Point({ point, side }: { point: EndPoint; side: EndingSide }) {
  const t = useText<typeof endingText>('ending')
  const lang = useLang()
  const { state, ticked } = point
  const said = saidOf(point, t, lang)
  const name = nameOf(point, t)
  return (
    <PointItem
      head={
        <>
          <span>{name}</span>
          <Badge variant={LOOKS[state]}>{t(`state_${state}`)}</Badge>
        </>
      }
      acts={<Acts point={point} side={side} />}
    >
      {said && <p className={styles.quiet}>{said}</p>}
      {ticked && (
        <p className={styles.quiet}>
          {t('tickedBy', { day: formatDay(ticked.on, lang), name: ticked.by })}
          {ticked.note && ` · ${ticked.note}`}
        </p>
      )}
    </PointItem>
  )
}

function Acts({ point, side }: { point: EndPoint; side: EndingSide }) {
  const t = useText<typeof endingText>('ending')
  const { declarationId, mayTick, mayUntick, ticked } = point
  const name = nameOf(point, t)
  return (
    <Row gap={8}>
      {declarationId !== null && (
        <ButtonLink size={32} href={side.toDeclaration(declarationId)}>
          {t('toDeclaration')}
        </ButtonLink>
      )}
      <NextStep point={point} side={side} />
      {ticked?.file && side.onOpen && (
        <Button
          size={32}
          aria-label={t('openNamed', { name })}
          onClick={() => side.onOpen?.(ticked.file?.uploadId ?? '')}
        >
          {t('open')}
        </Button>
      )}
      {mayTick && side.onTick && (
        <Button size={32} aria-label={t('tickNamed', { name })} onClick={() => side.onTick?.(point)}>
          {t('tick')}
        </Button>
      )}
      {mayUntick && side.onUntick && (
        <Button size={32} aria-label={t('untickNamed', { name })} onClick={() => side.onUntick?.(point)}>
          {t('untick')}
        </Button>
      )}
    </Row>
  )
}

/** Where to go with what is not settled elsewhere. */
function NextStep({ point: { kind, state }, side }: { point: EndPoint; side: EndingSide }) {
  const t = useText<typeof endingText>('ending')
  if (kind === 'TAX' && state === 'OPEN')
    return (
      <ButtonLink size={32} href={side.toReturns}>
        {t('toReturns')}
      </ButtonLink>
    )
  if (kind !== 'STOCK' || state !== 'UNKNOWN' || side.toReports === null) return null
  return (
    <ButtonLink size={32} href={side.toReports}>
      {t('toReports')}
    </ButtonLink>
  )
}

/** What there is to do, or to know; nothing of what somebody has done. */
function saidOf({ kind, state, count, labels }: EndPoint, t: T, lang: Lang): string | null {
  const words = { count, labels: joinNames(labels, lang) }
  if (kind === 'FINAL_RETURN') return t(state === 'UNKNOWN' ? 'noFinalReturn' : 'why_FINAL_RETURN')
  if (kind === 'TAX') return state === 'DONE' ? t('noTax') : t('why_TAX', words)
  if (kind === 'STOCK') {
    if (state === 'OPEN') return t('why_STOCK', words)
    return t(state === 'UNKNOWN' ? 'stockUnknown' : 'noStock')
  }
  if (kind === 'GUARANTEE' && state === 'NOT_NEEDED') return t('noGuarantee')
  return state === 'DONE' ? null : t(`why_${kind}`)
}

function Duties({ ending: { duties } }: { ending: Ending }) {
  const t = useText<typeof endingText>('ending')
  const lang = useLang()
  return (
    <Card title={t('duties')} flush>
      <Points>
        {duties.map((duty) => (
          <PointItem key={duty.kind} head={t(`duty_${duty.kind}`)}>
            <p>{untilOf(duty, t, lang)}</p>
            {duty.source !== null && <p className={styles.quiet}>{duty.source}</p>}
          </PointItem>
        ))}
        {duties.some(({ until }) => until !== null) && (
          <PointItem>
            <p className={styles.quiet}>{t('fromEnd')}</p>
          </PointItem>
        )}
      </Points>
    </Card>
  )
}

function untilOf({ years, until }: Ending['duties'][number], t: T, lang: Lang): string {
  if (years === null || until === null) return t('dutyUnknown')
  return t('dutyUntil', { years, day: formatDay(until, lang) })
}
