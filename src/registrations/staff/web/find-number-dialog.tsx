import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PointItem, Points } from '#platform/ui/points.tsx'
import { SearchForm } from '#platform/ui/search-form.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import styles from '../../web/takeover/takeover.module.css'
import { findForTakeover, type FoundNumber } from '../takeover-contract.ts'
import type { takeoversStaffText } from './takeovers-staff.text.ts'

type Company = OutputOf<typeof findForTakeover>['companies'][number]
/** A number, and whose it is. */
export type Chosen = { companyId: string; company: string; number: FoundNumber }
type Choose = { onChoose: (chosen: Chosen) => void }

/** A number of any company: found by the company or by the number itself. */
export function FindNumberDialog(
  props: Choose & { keyword: string; onKeyword: (keyword: string) => void; onClose: () => void },
) {
  const { keyword, onKeyword, onChoose, onClose } = props
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  return (
    <Dialog size="lg" title={t('beginTitle')} onClose={onClose} onFollow={onClose}>
      <Stack gap={16}>
        <SearchForm label={t('find')} submit={t('findNow')} keyword={keyword} onSearch={onKeyword} />
        {keyword !== '' && <Found keyword={keyword} onChoose={onChoose} />}
      </Stack>
    </Dialog>
  )
}

function Found({ keyword, onChoose }: Choose & { keyword: string }) {
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  const read = useCallQuery(findForTakeover, { q: keyword }, { staff: true })
  if (read.error) return <StaffLoadFailure read={read} title={t('findFailed')} />
  // What was found by other words is not what was asked for.
  if (!read.data || read.isPlaceholderData) return <Skeleton lines={4} label={t('finding')} />
  const { companies } = read.data
  if (companies.length === 0) return <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>
  return (
    <Stack gap={16}>
      <p role="status" className={styles.quiet}>
        {t('found', { count: companies.length })}
      </p>
      {companies.map((company) => (
        <Numbers key={company.id} company={company} onChoose={onChoose} />
      ))}
    </Stack>
  )
}

function Numbers({ company, onChoose }: Choose & { company: Company }) {
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  const lang = useLang()
  const { id: companyId, name, country, vatNumber, numbers } = company
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.quiet}>
        {[countryName(country, lang), vatNumber].filter((part) => part !== null).join(' · ')}
      </p>
      {numbers.length === 0 ? (
        <p>{t('noNumbers')}</p>
      ) : (
        <Points>
          {numbers.map((number) => (
            <PointItem
              key={number.registrationId}
              head={<span>{number.number ?? countryName(number.country, lang)}</span>}
              acts={
                <Act
                  companyId={companyId}
                  number={number}
                  onChoose={() => onChoose({ companyId, company: name, number })}
                />
              }
            >
              <p className={styles.quiet}>{number.product}</p>
            </PointItem>
          ))}
        </Points>
      )}
    </section>
  )
}

function Act(props: { companyId: string; number: FoundNumber; onChoose: () => void }) {
  const { companyId, number, onChoose } = props
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  const { registrationId, state } = number
  const name = number.number ?? number.product
  if (state === 'ENDED') return <Badge>{t('numberEnded')}</Badge>
  if (state === 'BEGUN')
    return (
      <Link
        href={paths.adminTakeover({ companyId, registrationId })}
        aria-label={t('openBegunNamed', { name })}
      >
        {t('openBegun')}
      </Link>
    )
  return (
    <Button size={32} aria-label={t('chooseNamed', { name })} onClick={onChoose}>
      {t('choose')}
    </Button>
  )
}
