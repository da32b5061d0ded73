import { use, useState } from 'react'
import { fieldOf, textOf, useCallForm, useSession } from '#accounts/web/public.tsx'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { importDetail, listImports } from '../contract.ts'
import { type DistanceYearView, readDistanceFacts, saveDistanceFacts } from '../distance-contract.ts'
import type { distanceSalesText } from './distance-sales.text.ts'
import styles from './imports.module.css'

/** What sales within the EU wait for, and what was said; nothing for a company that has no such limit. */
export function DistanceSalesCard() {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const { mayWrite } = useSession()
  const read = useCallQuery(readDistanceFacts, {})
  const [edited, setEdited] = useState<DistanceYearView | null>(null)
  if (!read.data?.applies) return null
  return (
    <Card title={t('title')} flush>
      <p className={styles.lead}>{t('lead')}</p>
      <ul>
        {read.data.years.map((one) => (
          <Year key={one.year} one={one} onEdit={mayWrite ? () => setEdited(one) : undefined} />
        ))}
      </ul>
      {edited && <YearDialog one={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

function Year({ one, onEdit }: { one: DistanceYearView; onEdit: (() => void) | undefined }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { year, asks, crossed, changed } = one
  const standing = crossed === null ? t('below') : t('crossed', { day: formatDay(crossed, lang) })
  return (
    <li className={styles.cause}>
      <b>{t('year', { year })}</b>
      <div className={styles.two}>
        <span>{asks === null ? standing : t(`asks_${asks}`)}</span>
        {changed && (
          <small>
            {t('changedBy', {
              name: changed.kind === 'staff' ? t('ourTeam') : changed.name,
              day: formatInstant(changed.at, lang, 'full', timeZone),
            })}
          </small>
        )}
      </div>
      {onEdit && <Button onClick={onEdit}>{t('edit')}</Button>}
    </li>
  )
}

const typed = (cents: number | null): string => (cents === null ? '' : decimalText(cents, 2))

function YearDialog({ one, onClose }: { one: DistanceYearView; onClose: () => void }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const { year, beforeMonth } = one
  const form = useCallForm(saveDistanceFacts, {
    idPrefix: 'distance-',
    read: (data) => ({
      year,
      beforeMonth,
      previousYear: textOf(data, 'previousYear'),
      before: textOf(data, 'before'),
      optedFrom: textOf(data, 'optedFrom') || null,
    }),
    onDone: () => {
      showMessage(t('saved'), 'good')
      void invalidateReads([readDistanceFacts, importDetail, listImports]).catch(() => undefined)
      onClose()
    },
  })
  const sum = { inputMode: 'decimal', autoComplete: 'off', maxLength: 30, end: 'EUR' } as const
  return (
    <FormDialog
      title={t('editNamed', { year })}
      onClose={onClose}
      form={form}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <TextField
        {...fieldOf(form, 'previousYear')}
        {...sum}
        label={t('previousYear', { year: year - 1 })}
        help={t('amountHelp')}
        defaultValue={typed(one.previousYear)}
      />
      <TextField
        {...fieldOf(form, 'before')}
        {...sum}
        label={t('before', { day: formatDay(`${beforeMonth}-01`, lang) })}
        help={t('beforeHelp')}
        defaultValue={typed(one.before)}
      />
      <TextField
        {...fieldOf(form, 'optedFrom')}
        type="date"
        optional
        label={t('optedFrom')}
        help={t('optedHelp')}
        autoComplete="off"
        defaultValue={one.optedFrom ?? ''}
      />
    </FormDialog>
  )
}
