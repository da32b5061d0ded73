import { use } from 'react'
import { countryInSentence, countryName } from '#platform/shared/countries.ts'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DistanceFactsView, DistanceYearView, EstablishmentView } from '../distance-contract.ts'
import type { distanceSalesText } from './distance-sales.text.ts'
import styles from './distance-facts.module.css'

export type DistanceReader = 'seller' | 'staff'

/** What somebody is saying: the figures of a year, an establishment, or that there is none any more. */
export type Saying =
  | { what: 'year'; year: DistanceYearView }
  | { what: 'place'; place: EstablishmentView | undefined }
  | { what: 'gone'; place: EstablishmentView }

type Props = {
  facts: DistanceFactsView
  reader: DistanceReader
  onSay: ((saying: Saying) => void) | undefined
}

/** What sales within the EU wait for, what was said of them, and where the company is established. */
export function DistanceFacts({ facts, reader, onSay }: Props) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  return (
    <Card id="distance-sales" title={t('title')} flush>
      <p className={styles.lead}>{t(facts.applies ? `lead_${reader}` : `outside_${reader}`)}</p>
      <ul>
        {facts.years.map((one) => (
          <Year
            key={one.year}
            one={one}
            reader={reader}
            onEdit={onSay && (() => onSay({ what: 'year', year: one }))}
          />
        ))}
        <Seat facts={facts} onAdd={onSay && (() => onSay({ what: 'place', place: undefined }))} />
        {facts.establishments.map((place) => (
          <Place key={place.country} place={place} reader={reader} onSay={onSay} />
        ))}
      </ul>
    </Card>
  )
}

type YearProps = { one: DistanceYearView; reader: DistanceReader; onEdit: (() => void) | undefined }

function Year({ one, reader, onEdit }: YearProps) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const figures = useFigures(one)
  const standing = useStanding(one)
  return (
    <li className={styles.row}>
      <b>{t('year', { year: one.year })}</b>
      <div className={styles.two}>
        <span>{standing}</span>
        {figures !== '' && <small>{figures}</small>}
        {one.changed && <ChangedBy changed={one.changed} reader={reader} />}
      </div>
      {onEdit && (
        <Button
          aria-label={t(one.changed ? 'changeNamed' : 'editNamed', { year: one.year })}
          onClick={onEdit}
        >
          {t(one.changed ? 'change' : 'edit')}
        </Button>
      )}
    </li>
  )
}

function useStanding({ asks, waits, exempt, crossed }: DistanceYearView): string {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  if (exempt !== null) return t(`exempt_${exempt}`)
  if (asks !== null) return t(waits ? `asks_${asks}` : `later_${asks}`)
  return crossed === null ? t('below') : t('crossed', { day: formatDay(crossed, lang) })
}

/** The figures as they were entered. */
function useFigures({ year, previousYear, before, beforeMonth, opted, optedFrom }: DistanceYearView): string {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, lang)
  return [
    previousYear !== null && t('saidYear', { year: year - 1, amount: euros(previousYear) }),
    before !== null &&
      !beforeMonth.endsWith('-01') &&
      t('saidBefore', { month: formatDay(`${beforeMonth}-01`, lang, 'month'), amount: euros(before) }),
    opted === true && optedFrom !== null && t('saidOpted', { day: formatDay(optedFrom, lang) }),
  ]
    .filter((text) => text !== false)
    .join(' · ')
}

function Seat({
  facts: { seat, establishments },
  onAdd,
}: {
  facts: DistanceFactsView
  onAdd: (() => void) | undefined
}) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  return (
    <li className={styles.row}>
      <b>{t('established')}</b>
      <div className={styles.two}>
        <span>
          {seat !== null && t('seat', { country: countryInSentence(seat, lang) })}{' '}
          {establishments.length === 0 && t('nowhereElse')}
        </span>
        <small>{t('establishedHelp')}</small>
      </div>
      {onAdd && <Button onClick={onAdd}>{t('addPlace')}</Button>}
    </li>
  )
}

type PlaceProps = Pick<Props, 'reader' | 'onSay'> & { place: EstablishmentView }

function Place({ place, reader, onSay }: PlaceProps) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const { country, from, to, changed } = place
  const name = countryName(country, lang)
  const days = { from: from ? formatDay(from, lang) : '', to: to ? formatDay(to, lang) : '' }
  const held = from ? (to ? 'placeBetween' : 'placeSince') : to ? 'placeUntil' : 'placeAlways'
  return (
    <li className={styles.row}>
      <b>{name}</b>
      <div className={styles.two}>
        <span>{t(held, days)}</span>
        <ChangedBy changed={changed} reader={reader} />
      </div>
      {onSay && (
        <div className={styles.acts}>
          <Button
            aria-label={t('editPlace', { country: name })}
            onClick={() => onSay({ what: 'place', place })}
          >
            {t('change')}
          </Button>
          <Button
            variant="danger"
            aria-label={t('removePlace', { country: name })}
            onClick={() => onSay({ what: 'gone', place })}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

type Changed = EstablishmentView['changed']

/** Staff are named to each other; to the seller they are the team. */
function ChangedBy({ changed: { kind, name, at }, reader }: { changed: Changed; reader: DistanceReader }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const day = formatInstant(at, lang, 'full', timeZone)
  const who = kind === 'staff' && reader === 'seller' ? t('ourTeam') : name
  const isSellers = kind === 'seller' && reader === 'staff'
  return <small>{t(isSellers ? 'changedBySeller' : 'changedBy', { name: who, day })}</small>
}
