import type { ReactNode } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { StaffAuthorityLetter } from '../contract.ts'
import type { StaffInspection } from '../inspections-contract.ts'
import { CheckDue } from './inspections/inspection-rows.tsx'
import type { inspectionsStaffText } from './inspections/inspections-staff.text.ts'
import { LetterClock } from './letter-clock.tsx'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { useOrderPost } from './use-order-post.ts'

/** What authorities check and wrote about a work order, each a link to it. Most have nothing, and then nothing is shown. */
export function OrderPost({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { letters, checks } = useOrderPost(workOrderId)
  const failed = [letters, checks].find((read) => !read.data && read.error)
  const found = [...(checks.data?.records ?? []), ...(letters.data?.records ?? [])]
  if (found.length === 0 && !failed) return null
  return (
    <div className={styles.place}>
      <Card title={t('orderPost')} level={3} flush ruled>
        {found.length > 0 && (
          <ul className={styles.rows} aria-label={t('orderPost')}>
            {checks.data?.records.map((check) => (
              <CheckRow key={check.id} check={check} />
            ))}
            {letters.data?.records.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
        {failed && <StaffLoadFailure read={failed} title={t('orderPostFailed')} />}
      </Card>
    </div>
  )
}

function CheckRow({ check }: { check: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, kind, authority, country, servedOn, state, dueDay, late } = check
  const isDue = state === 'OPEN' && dueDay !== null && !late
  return (
    <Row
      href={paths.adminInspections({ id })}
      name={`${t(`kind_${kind}`)} · ${authority}`}
      country={country}
      day={<Came text={t('servedRow', { day: '\n' })} day={servedOn} />}
      shown={check.visibleToSeller}
    >
      <CheckDue inspection={check} />
      {isDue && <span className={styles.small}>{t('isDue')}</span>}
      {state !== 'OPEN' && <span className={styles.small}>{t(`state_${state}`)}</span>}
    </Row>
  )
}

function LetterRow({ letter }: { letter: StaffAuthorityLetter }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { id, authority, fileName, country, received, service } = letter
  return (
    <Row
      href={paths.adminLetters({ id })}
      name={t('letterOf', { authority: authority || fileName })}
      country={country}
      number={service?.number ?? null}
      day={<Came text={t('cameOn', { day: '\n' })} day={received} />}
      shown={letter.visibleToSeller}
    >
      <LetterClock letter={letter} />
    </Row>
  )
}

type RowProps = {
  href: string
  name: string
  country: string | null
  /** The number that it is about. */
  number?: string | null
  day: ReactNode
  shown: boolean
  children: ReactNode
}

function Row({ href, name, country, number = null, day, shown, children }: RowProps) {
  const t = useText<typeof lettersPostText>('letters-post')
  return (
    <li>
      <Anchor className={styles.row} href={href}>
        <b dir="auto">
          {country && <Flag code={country} />} {name}
        </b>
        <span className={styles.due}>{children}</span>
        <span className={styles.small}>
          {number !== null && (
            <>
              <span className={styles.number}>{number}</span>
              {' · '}
            </>
          )}
          {day} · {t(shown ? 'sellerSees' : 'sellerSeesNot')}
        </span>
      </Anchor>
    </li>
  )
}

/** The day is an element of its own, so the sentence is split at its place. */
function Came({ text, day }: { text: string; day: string }) {
  const [before, after] = text.split('\n')
  return (
    <>
      {before}
      <DateText value={day} format="short" />
      {after}
    </>
  )
}
