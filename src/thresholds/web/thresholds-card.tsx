import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { useCartCurrency, useFillCart } from '#cart/web/public.tsx'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconShoppingCart } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listThresholds, type ThresholdView } from '../contract.ts'
import { type Basis, DistanceBasisText } from './distance-basis.tsx'
import { Figures } from './threshold-figures.tsx'
import type { thresholdsText } from './thresholds.text.ts'
import styles from './thresholds.module.css'

/** Statutory limits and how far the reported sales are from them. Nothing until there are sales. */
export function ThresholdsCard() {
  const t = useText<typeof thresholdsText>('thresholds')
  const list = useCallQuery(listThresholds, {})
  if (list.error && !list.data)
    return (
      <Card as="div">
        <ErrorState title={t('failed')} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      </Card>
    )
  const { thresholds = [], waiting, distance, today = '' } = list.data ?? {}
  if (thresholds.length === 0) return null
  return (
    <Card title={t('title')} ruled flush>
      <p className={`${styles.quiet} ${styles.lead}`}>{t('lead')}</p>
      {waiting && waiting.rows > 0 && <Waiting waiting={waiting} />}
      <ul className={styles.list}>
        {thresholds.map((one) => (
          <Limit
            key={`${one.kind} ${one.country}`}
            threshold={one}
            basis={one.kind === 'DISTANCE_SALES' && distance ? { ...distance, today } : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}

type WaitingRows = OutputOf<typeof listThresholds>['waiting']

/** What is in no sum, and why; the answers are given where the reports are. */
function Waiting({ waiting: { rows, reasons } }: { waiting: WaitingRows }) {
  const t = useText<typeof thresholdsText>('thresholds')
  return (
    <div className={styles.waiting}>
      <p>{t('waiting', { count: rows })}</p>
      <ul>
        {reasons.map((one) => (
          <li key={one.text}>
            {one.text} ({one.rows})
          </li>
        ))}
      </ul>
      <Link href={paths.salesImports()}>{t('answer')}</Link>
    </div>
  )
}

const LOOKS: Readonly<Record<ThresholdView['level'], BadgeVariant>> = {
  OK: 'finished',
  NEAR: 'dueSoon',
  CROSSED: 'wrong',
  UNKNOWN: 'info',
  NOT_APPLICABLE: 'info',
}

function Limit({ threshold, basis }: { threshold: ThresholdView; basis: Basis | undefined }) {
  const t = useText<typeof thresholdsText>('thresholds')
  const lang = useLang()
  const { kind, country, level, doubt, settled, service, sources, confidence } = threshold
  const place = country === 'EU' ? t('theEu') : countryName(country, lang)
  return (
    <li className={styles.limit}>
      <div className={styles.head}>
        <span className={styles.name}>
          {country !== 'EU' && <Flag code={country} />} {place} · {t(`name_${kind}`)}
        </span>
        <Badge variant={settled ? 'finished' : LOOKS[level]}>
          {settled ? t('settled') : t(`level_${level}`)}
        </Badge>
      </div>
      <Figures threshold={threshold} />
      <p>
        {level === 'NOT_APPLICABLE'
          ? t('noLimit_DISTANCE_SALES')
          : t(doubt ? `doubt_${doubt}` : `changes_${kind}`)}
      </p>
      {basis && <DistanceBasisText basis={basis} />}
      <p className={styles.quiet}>
        {t('source')}{' '}
        {sources.map((source, index) => (
          <Fragment key={source}>
            {index > 0 && ', '}
            <Source source={source} />
          </Fragment>
        ))}
        {confidence === 'low' && ` · ${t('uncertain')}`}
      </p>
      {service && !settled && level !== 'OK' && <IntoCart service={service} />}
    </li>
  )
}

/** An address by the name of its site. */
function Source({ source }: { source: string }) {
  if (!URL.canParse(source)) return source
  return (
    <Link href={source} target="_blank" rel="noreferrer">
      {new URL(source).hostname.replace(/^www\./, '')}
    </Link>
  )
}

function IntoCart({ service }: { service: NonNullable<ThresholdView['service']> }) {
  const t = useText<typeof thresholdsText>('thresholds')
  const navigate = useNavigate()
  const [currency] = useCartCurrency()
  const isViewer = useIsViewer()
  const fill = useFillCart(() => void navigate(paths.shoppingCart()))
  return (
    <div>
      <Button
        icon={<IconShoppingCart size={18} />}
        loading={fill.isPending || fill.isSuccess}
        reason={isViewer ? t('viewersCannotBuy') : undefined}
        onClick={() => fill.mutate({ productIds: [service.id], currency })}
      >
        {t('intoCart', { service: service.name })}
      </Button>
    </div>
  )
}
