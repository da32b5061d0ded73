import { FilePreview } from '#documents/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { staffNoticeScreenshot, type staffShopNotices } from '../contract.ts'
import { capitalised } from './capitalised.ts'
import styles from './shop-notices.module.css'
import type { shopsStaffText } from './shops-staff.text.ts'

export type NoticeRow = OutputOf<typeof staffShopNotices>['records'][number]

/** A notice as its company sees it: the words, the screenshot, what differs, and what was answered. */
export function NoticeDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const guard = useReadingGuard(notice.companyId)
  const { companyId, id, company, shop, number, text, note, graceUntil, screenshot } = notice
  const facts = [
    { label: t('shop'), value: shop.name },
    ...(number === null ? [] : [{ label: t('number'), value: number }]),
    {
      label: t('until'),
      value: graceUntil === null ? t('noDay') : <DateText value={graceUntil} format="full" />,
    },
    ...(note === '' ? [] : [{ label: t('note'), value: note }]),
  ]
  return (
    <Dialog title={t('noticeOf', { company })} onClose={onClose}>
      <Stack gap={16}>
        <Facts look="stacked" items={facts} />
        <Differences notice={notice} />
        {text !== '' && <p className={styles.words}>{text}</p>}
        {screenshot && (
          <FilePreview
            staff
            call={staffNoticeScreenshot}
            input={{ companyId, id, ...guard.sent }}
            guard={guard}
            file={screenshot}
            texts={{ loading: t('loadingScreenshot'), noPreview: t('noPreview') }}
          />
        )}
        {guard.dialog}
      </Stack>
    </Dialog>
  )
}

/** What the match found when the notice came. */
function Differences({ notice: { causes } }: { notice: NoticeRow }) {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const lang = useLang()
  if (causes.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('cause')}</h3>
      <ul className={styles.causes}>
        {causes.map(({ fact, country, source, text, right }) => (
          <li key={`${fact} ${country} ${source}`}>
            {capitalised(
              t('difference', {
                fact:
                  country === null
                    ? t(`fact_${fact}`)
                    : `${t(`fact_${fact}`)} (${countryName(country, lang)})`,
                source: t(`source_${source}`),
                text: text ?? '–',
                right: right === '' ? '–' : right,
              }),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
