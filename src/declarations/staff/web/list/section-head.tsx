import { TickBox } from '#back-office/web/frame/select-column.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { WorkGroup } from '../../../work-groups.ts'
import type { DeclarationWork } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { whereOf } from '../declaration-names.tsx'
import { workWordOf } from '../quantity-words.ts'
import { DueWords } from '../due-text.tsx'
import styles from './work-list.module.css'

type Props = {
  rows: readonly DeclarationWork[]
  group: WorkGroup
  today: Day
  /** All rows of the section are on this page, so that they can be counted. */
  isWhole: boolean
  isChosen: boolean
  onChoose: () => void
}

/** “Wednesday 25 March · Poland, 14 declarations”, how near that is, and a box that selects them all. */
export function SectionHead({ rows, group, today, isWhole, isChosen, onChoose }: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const [first] = rows
  if (!first) return null
  const place = whereOf(t, first, lang)
  const day = first.dueAt
  const name = {
    COUNTRY: place,
    STATE: t(
      workWordOf(rows.every(({ stream }) => stream) ? first : { stream: null }, `status_${first.status}`),
    ),
    DUE: t('daySection', {
      day: day === null ? t('noDueDay') : formatDay(day, lang, lang === 'en' ? 'weekday' : 'long', today),
      place,
    }),
  }[group]
  const title = isWhole ? t('section', { name, count: rows.length }) : name
  // The one that is nearest to being late says it for all: what was filed has no day any more.
  const urgent = rows.find(({ status }) => status !== 'FILED' && status !== 'ACCEPTED')
  return (
    <span className={styles.section}>
      <TickBox label={t('selectSection', { name: title })} checked={isChosen} onChange={onChoose} />
      <span className={styles.sectionName}>{title}</span>
      {group === 'DUE' && urgent && <DueWords of={urgent} today={today} />}
    </span>
  )
}
