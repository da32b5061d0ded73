import type { WithdrawalEffect } from '#declarations/withdrawal-contract.ts'
import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import { formatQuantity, LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

type Props = {
  fileName: string
  /** What it would reach, as it is read. */
  effect: Parameters<typeof NotRead>[0]['query'] & { data: WithdrawalEffect | undefined }
  pending: boolean
  onWithdraw: () => void
  onClose: () => void
}

/** Asks before a file is withdrawn, and says what will happen: which months, which returns. */
export function WithdrawDialog({ fileName, effect, pending, onWithdraw, onClose }: Props) {
  const t = useText<typeof importsText>('imports')
  return (
    <Dialog title={t('withdrawTitle', { name: fileName })} onClose={onClose}>
      <Stack gap={16}>
        {effect.data ? (
          <Effect effect={effect.data} />
        ) : (
          <NotRead query={effect} loading={t('loading')} title={t('effectFailed')} safe={t('nothingLost')} />
        )}
        <Row gap={12}>
          {effect.data && (
            <Button variant="dangerFilled" loading={pending} onClick={onWithdraw}>
              {t('withdraw')}
            </Button>
          )}
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('keepFile')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

/** More than anybody reads one by one. */
const MOST_MONTHS = 6

function monthsText(months: readonly string[], lang: Lang): string {
  const days = months.map((month) => `${month}-01`)
  const [first, last] = [days[0], days.at(-1)]
  if (days.length > MOST_MONTHS && first && last) return formatDayRange(first, last, lang, 'month')
  const list = new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' })
  return list.format(days.map((day) => formatDay(day, lang, 'month')))
}

function Effect({ effect }: { effect: WithdrawalEffect }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const { rows, months, open, filed } = effect
  const national = filed.filter(({ scheme }) => scheme === 'LOCAL')
  const schemes = filed.filter(({ scheme }) => scheme !== 'LOCAL')
  return (
    <>
      <p>
        {rows === 0
          ? t('withdrawNothing')
          : t('withdrawRows', {
              count: rows,
              rows: formatQuantity(rows, lang),
              months: monthsText(months, lang),
            })}
      </p>
      {rows > 0 && <p>{t('withdrawRevived')}</p>}
      <Reached title={t('withdrawOpen')} of={open} />
      <Reached title={t('withdrawFiled')} of={national} />
      <Reached title={t('withdrawSchemes')} of={schemes} />
      {rows > 0 && open.length + filed.length === 0 && <p>{t('withdrawNoReturn')}</p>}
      <p>{t('withdrawStays')}</p>
    </>
  )
}

function Reached({ title, of }: { title: string; of: WithdrawalEffect['open'] }) {
  if (of.length === 0) return null
  return (
    <div className={styles.reached}>
      <b>{title}</b>
      <ul>
        {of.map(({ id, name, number }) => (
          <li key={id}>
            {name} <small>{number}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
