import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Row } from '#platform/ui/layout.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listLicences } from '../../licences-contract.ts'
import type { licencesStaffText } from '../licences-staff.text.ts'
import styles from '../declarations-staff.module.css'

export type Licence = OutputOf<typeof listLicences>['records'][number]
type T = Translate<typeof licencesStaffText>
type Acts = { onChange: (licence: Licence) => void; onEnd: (licence: Licence) => void }

/** @param acts only for those who may change licences */
export function licenceColumns(t: T, lang: Lang, acts: Acts | undefined): Column<Licence>[] {
  const columns: Column<Licence>[] = [
    {
      key: 'country',
      header: t('country'),
      primary: true,
      cell: ({ country }) => (
        <span className={styles.place}>
          <Flag code={country} size={18} />
          <b>{countryName(country, lang)}</b>
        </span>
      ),
    },
    { key: 'act', header: t('act'), cell: ({ act }) => t(`act_${act}`) },
    {
      key: 'holder',
      header: t('holder'),
      cell: ({ holder, number }) => (
        <TwoLines second={number} code>
          {holder}
        </TwoLines>
      ),
    },
    { key: 'until', header: t('until'), cell: (licence) => validity(t, lang, licence) },
    {
      key: 'signers',
      header: t('signers'),
      cell: ({ signers }) =>
        joinNames(
          signers.map(({ name }) => name),
          lang,
        ),
    },
    { key: 'state', header: t('state'), cell: (licence) => state(t, licence) },
  ]
  if (!acts) return columns
  return [...columns, { key: 'action', header: t('action'), cell: (licence) => actions(t, licence, acts) }]
}

function validity(t: T, lang: Lang, { validFrom, validUntil, endedOn }: Licence) {
  const last = endedOn ?? validUntil
  return (
    <TwoLines second={t('fromDay', { day: formatDay(validFrom, lang, 'medium') })}>
      {last === null ? t('noEnd') : <DateText value={last} format="medium" />}
    </TwoLines>
  )
}

function state(t: T, { inForce, endedOn }: Licence) {
  if (inForce) return <Badge variant="finished">{t('inForce')}</Badge>
  return (
    <Badge variant={endedOn === null ? 'wrong' : 'cancelled'}>
      {t(endedOn === null ? 'notInForce' : 'ended')}
    </Badge>
  )
}

const actions = (t: T, licence: Licence, { onChange, onEnd }: Acts) =>
  licence.endedOn === null && (
    <Row gap={8} nowrap>
      <Button
        size={32}
        aria-label={t('changeNamed', { number: licence.number })}
        onClick={() => onChange(licence)}
      >
        {t('change')}
      </Button>
      <Button
        size={32}
        variant="danger"
        aria-label={t('endNamed', { number: licence.number })}
        onClick={() => onEnd(licence)}
      >
        {t('end')}
      </Button>
    </Row>
  )
