import { use } from 'react'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CompanyInfo } from '../contract.ts'
import type { companyText } from './company.text.ts'
import styles from './vat-number-status.module.css'

type Display = { variant: BadgeVariant; word: keyof typeof companyText; text?: keyof typeof companyText }

const DISPLAYS: Record<CompanyInfo['vatNumberStatus'] | 'checking', Display> = {
  none: { variant: 'neutral', word: 'none' },
  checking: { variant: 'info', word: 'vatChecking', text: 'vatCheckingWith' },
  well_formed: { variant: 'neutral', word: 'vatWellFormed' },
  valid: { variant: 'finished', word: 'vatValid', text: 'vatValidSince' },
  invalid: { variant: 'wrong', word: 'vatInvalid', text: 'vatInvalidSince' },
  unverified: { variant: 'dueSoon', word: 'vatUnverified', text: 'vatUnverifiedWhy' },
}

/** The VAT number with the register's result, the time, and the consultation number as proof. */
export function VatNumberStatus({ company, checking }: { company: CompanyInfo; checking: boolean }) {
  const t = useText<typeof companyText>('company')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { variant, word, text } = DISPLAYS[checking ? 'checking' : company.vatNumberStatus]
  const { vatNumber, vatNumberCheckedAt: at, vatNumberConsultation: number } = company
  const register = vatNumber?.startsWith('GB') ? 'HMRC' : 'VIES'
  const time = at ? formatInstant(at, lang, 'fullTime', timeZone) : ''
  return (
    <div className={styles.standing} aria-live="polite">
      <span className={styles.number}>{vatNumber}</span>
      <Badge variant={variant}>{t(word)}</Badge>
      {text && <p>{t(text, { register, time })}</p>}
      {company.vatNumberElsewhere && <Notice tone="warn">{t('vatElsewhere')}</Notice>}
      {number && <p>{t('consultation', { number })}</p>}
    </div>
  )
}
