import { useDeferredValue, useState } from 'react'
import { staffSearch, type StaffSearchResult } from '#search/staff/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'

type Whose = {
  company: { id: string; name: string } | null
  workOrder: { id: string; number: string } | null
}

const SHORTEST = 2

type Props = Whose & {
  /** A work order must be chosen, and a company alone will not do. */
  needsWorkOrder?: boolean
  error: string | undefined
  onChange: (whose: Whose) => void
}

/** The company or work order that a letter is about: searched for, and chosen by hand. */
export function WhoseLetter(props: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  const [typed, setTyped] = useState('')
  const { company, workOrder, needsWorkOrder = false, error, onChange } = props
  if (company || workOrder)
    return (
      <Row gap={12}>
        <span dir="auto">
          <b>{company?.name}</b> <span className={styles.number}>{workOrder?.number}</span>
        </span>
        <Button size={32} onClick={() => onChange({ company: null, workOrder: null })}>
          {t('change')}
        </Button>
      </Row>
    )
  return (
    <Stack gap={8}>
      <TextField
        label={t(needsWorkOrder ? 'searchWorkOrder' : 'search')}
        help={t('searchHelp')}
        error={error}
        optional={!needsWorkOrder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Results
        typed={typed}
        kinds={needsWorkOrder ? ['WORK_ORDER'] : ['WORK_ORDER', 'CUSTOMER']}
        onChoose={(found) => onChange(whoseOf(found))}
      />
    </Stack>
  )
}

function Results({
  typed,
  kinds,
  onChoose,
}: {
  typed: string
  kinds: readonly StaffSearchResult['kind'][]
  onChoose: (found: StaffSearchResult) => void
}) {
  const t = useText<typeof lettersPostText>('letters-post')
  const q = useDeferredValue(typed.trim())
  const enabled = q.length >= SHORTEST
  const { data, error } = useCallQuery(staffSearch, { q: q || '-' }, { staff: true, enabled })
  if (!enabled) return null
  if (error) return <p className={styles.fault}>{error.message}</p>
  const found = data?.results.filter(({ kind }) => kinds.includes(kind))
  if (!found) return <p role="status">{t('searching')}</p>
  if (found.length === 0) return <p role="status">{t('nothing')}</p>
  return (
    <ul className={styles.results} aria-label={t('found')}>
      {found.map((one) => (
        <li key={one.kind + one.id}>
          <Button size={32} variant="subtle" onClick={() => onChoose(one)}>
            {[one.number, one.title, one.detail].filter(Boolean).join(' · ')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A work order names its company, which the server looks up. */
const whoseOf = ({ kind, id, title, number, detail }: StaffSearchResult): Whose =>
  kind === 'WORK_ORDER'
    ? { company: null, workOrder: { id, number: [number, detail].filter(Boolean).join(' · ') } }
    : { company: { id, name: title }, workOrder: null }
